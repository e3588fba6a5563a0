// A call taken up again: it was a slip, he changed it, what it meant, what only
// people can know of it.

import { h, suited } from "./dom.js";
import { printed, suits, symbolOf } from "./labels.js";
import { facts, isCall, replaced, withFacts, write } from "./record.js";
import { correct } from "./box.js";
import { go } from "./state.js";

/** Opens what can be said about an item. */
export function about(view, index) {
  const dialog = document.getElementById("about");
  const l = view.labels;
  const item = view.record.items[index];
  const name = view.answer?.items[index]?.says ?? item.text;
  const close = () => dialog.close();
  const button = (text, onclick) => h("button", { type: "button", onclick }, text);
  const change = (...items) => {
    close();
    go({ record: write(replaced(view.record, index, ...items)) });
  };
  const correcting = (sign) => () => {
    close();
    correct(index, sign);
  };
  dialog.setAttribute("aria-labelledby", "about-title");
  dialog.replaceChildren(
    h("header", {}, h("h2", { id: "about-title" }, suited(isCall(item.text) ? printed(item.text.split(/[~>{(]/)[0], l) + " · " + l.seats[item.seat] : name)), button(l.close, close)),
    h("div", { class: "ways" },
      item.seat && isCall(item.text) && [button(l.slip, correcting("~")), button(l.change, correcting(">"))],
      button(l.remove, () => change())),
    ...factFields(view, index, change));
  dialog.showModal();
}

/** A choice for each fact that the editions shown ask of such an item; of a call that was corrected or changed, of the first apart. */
function factFields(view, index, change) {
  const item = view.record.items[index];
  if (!item.seat) return [];
  const l = view.labels;
  const { done, told, before } = facts(item.text);
  const set = (map, prefix) => (fact) => field(fact, prefix + fact.name, map.get(fact.name) ?? "", (value) => {
    value ? map.set(fact.name, value) : map.delete(fact.name);
    change({ seat: item.seat, text: withFacts(done, told, before) });
  }, l);
  const changed = /[~>]/.test(done);
  const list = askedFor(view);
  const never = !isCall(item.text) ? ["change", "replacement", "over"] : changed ? ["act"] : ["change", "act"];
  const fields = list.filter((fact) => !never.includes(fact.about)).map(set(told, "fact-"));
  const first = changed && !done.startsWith(">") ? list.filter((fact) => ["call", "any"].includes(fact.about)).map(set(before, "first-")) : [];
  return [
    fields.length > 0 && h("h3", {}, changed ? l.toldSecond : l.told), ...fields,
    first.length > 0 && h("details", {}, h("summary", {}, l.toldFirst), first),
  ].filter(Boolean);
}

function field(fact, name, now, set, l) {
  const option = (value, text) => h("label", { class: "tick" }, h("input", { type: "radio", name, value, checked: now === value, onchange: () => set(value) }), h("span", {}, text));
  return h("fieldset", {}, h("legend", {}, fact.question),
    option("", l.unsaid), option("true", `${l.yes}: ${fact.yes}`), option("false", `${l.no}: ${fact.no}`), fact.suits && suitsOf(now, set, l));
}

/** The suits to which a call is tied: each on or off. */
function suitsOf(now, set, l) {
  const chosen = new Set(/^[CDHS]/.test(now) ? now.split("+") : []);
  return h("span", { class: "suits" }, suits.map((suit) => h("button", {
    type: "button", "aria-pressed": String(chosen.has(suit)), "aria-label": l.suits[suit][1], onclick: () => {
      chosen.has(suit) ? chosen.delete(suit) : chosen.add(suit);
      set(suits.filter((one) => chosen.has(one)).join("+"));
    },
  }, suited(symbolOf(suit)))));
}

/** The facts that the editions shown ask for, each once, those first that everybody sees and nobody is asked. */
function askedFor(view) {
  const shown = new Set(view.answer?.results.map((result) => result.edition));
  const found = new Map();
  for (const edition of view.known?.editions ?? []) {
    if (!shown.has(edition.name)) continue;
    for (const fact of edition.facts) if (!found.has(fact.name) || fact.suits) found.set(fact.name, fact);
  }
  return [...found.values()].sort((a, b) => b.evident - a.evident);
}
