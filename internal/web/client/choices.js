// What may happen next; each choice is a button that goes on from there.

import { capital, face, fill, h, heading, suited } from "./dom.js";
import { printed, spoken } from "./labels.js";
import { isCall } from "./record.js";
import { clauses } from "./ruling.js";
import { go } from "./state.js";

export function show(section, view) {
  const l = view.labels;
  section.setAttribute("aria-label", l.regions.choices);
  const found = view.options?.options?.[0];
  const regular = found?.choices.filter((choice) => !choice.irregular) ?? [];
  const irregular = found?.choices.filter((choice) => choice.irregular) ?? [];
  fill(section, heading(l.regions.choices),
    !found && h("p", { class: "note" }, view.options?.fault?.message ?? l.noChoices),
    found?.nothing && h("p", { class: "note" }, found.nothing),
    regular.length > 0 && list(regular, found.edition, l),
    irregular.length > 0 && h("details", { class: "irregular-choices" }, h("summary", {}, l.irregularChoices), list(irregular, found.edition, l)));
}

const list = (choices, edition, l) => h("ul", { class: "choices" }, choices.map((choice, i) => h("li", {}, one(choice, choice.who !== choices[i - 1]?.who, edition, l))));

function one(choice, named, edition, l) {
  const ways = h("span", { class: "ways" }, choice.ways.map((way) => button(choice, way, l)));
  const regular = choice.then.filter((later) => !later.irregular);
  const irregular = choice.then.filter((later) => later.irregular);
  return [
    named && choice.who && h("p", { class: "who" }, choice.who),
    choice.ways.length > 1 ? h("details", {}, h("summary", { "aria-label": l.by(choice.says, choice.who) }, h("span", {}, suited(capital(choice.says)))), ways) : ways,
    h("p", { class: "news" }, choice.news.map((news) => [suited(news), " "]), clauses(choice.clauses, edition, l)),
    choice.if.map((given) => h("div", { class: "given" },
      h("button", { type: "button", "data-key": "given-" + given.record, "aria-label": `${nameOf(choice, choice.ways[0], l)}, ${l.if} ${given.says}`, onclick: () => go({ record: given.record }) }, `${l.if} ${given.says}`),
      h("p", {}, given.news.map((news) => [suited(news), " "])))),
    regular.length > 0 && h("details", { class: "afterwards" }, h("summary", {}, l.afterwards + " …"), list(regular, edition, l),
      irregular.length > 0 && h("details", {}, h("summary", {}, l.irregularChoices), list(irregular, edition, l))),
  ];
}

/** A way as a button: a call has its card's face, and its words for those who have it read out. */
function button(choice, way, l) {
  const name = nameOf(choice, way, l);
  const text = isCall(way.item) ? face(printed(way.item, l), name) : suited(capital(choice.ways.length > 1 ? way.says : choice.says));
  return h("button", { type: "button", "data-key": "way-" + way.record, "aria-label": name, onclick: () => go({ record: way.record }) }, text);
}

function nameOf(choice, way, l) {
  if (!choice.seat) return capital(choice.says);
  if (isCall(way.item)) return l.by(spoken(way.item, l), choice.who);
  return l.by(choice.ways.length > 1 ? way.says : choice.says, choice.who);
}
