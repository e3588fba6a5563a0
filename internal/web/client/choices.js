// What may happen next; each choice is a button that goes on from there.

import { fill, h, heading, suited } from "./dom.js";
import { clauses } from "./ruling.js";
import { go } from "./state.js";

/** So many ways stand open; more are folded. */
const few = 5;

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
  const ways = h("span", { class: "ways" }, choice.ways.map((way) => h("button", {
    type: "button", "data-key": "way-" + way.record, "aria-label": choice.seat && !way.text.includes(" ") ? l.by(way.text, choice.who) : null, onclick: () => go({ record: way.record }),
  }, suited(choice.seat ? way.text : choice.says))));
  const irregular = choice.then.filter((later) => later.irregular);
  const regular = choice.then.filter((later) => !later.irregular);
  return [
    named && choice.who && h("p", { class: "who" }, choice.who),
    choice.ways.length > few ? h("details", {}, h("summary", {}, h("span", {}, suited(choice.says))), ways) : ways,
    choice.news.map((news) => h("p", {}, suited(news.text), " ", clauses(news.clauses, edition, l))),
    choice.in_order && h("p", { class: "fine" }, choice.in_order),
    regular.length > 0 && h("details", { class: "afterwards" }, h("summary", {}, l.afterwards + " …"), list(regular, edition, l),
      irregular.length > 0 && h("details", {}, h("summary", {}, l.irregularChoices), list(irregular, edition, l))),
  ];
}
