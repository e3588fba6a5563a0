// What was taken for granted, as questions; beside each answer what it would
// change.

import { fill, h, heading, suited } from "./dom.js";
import { symbolOf } from "./labels.js";
import { clauses } from "./ruling.js";
import { go } from "./state.js";

export function show(section, view) {
  const l = view.labels;
  section.setAttribute("aria-label", l.regions.questions);
  const list = view.answer?.questions ?? [];
  const several = (view.answer?.results.length ?? 0) > 1;
  const idle = list.filter((one) => !one.matters);
  const folded = section.querySelector("details.idle")?.open;
  fill(section, heading(l.regions.questions),
    list.length === 0 && h("p", { class: "note" }, l.noQuestions),
    list.filter((one) => one.matters).map((one) => question(one, several, l)),
    idle.length > 0 && h("details", { class: "idle", open: folded }, h("summary", {}, l.idleQuestions(idle.length)), idle.map((one) => question(one, several, l))),
    view.answer?.unasked > 0 && h("p", { class: "note" }, l.unasked(view.answer.unasked)));
}

function question(one, several, l) {
  const id = `question-${one.n}-${one.fact}`;
  return h("div", { class: "question", role: "group", "aria-labelledby": id },
    h("p", { id, class: "asked" }, h("span", { class: "subject" }, suited(one.about), several ? ` · ${one.editions.join(", ")}` : ""), " ", h("span", {}, one.text)),
    h("ul", { class: "answers" }, one.answers.map((answer) => h("li", {}, button(one, answer, l), consequences(answer, several, l)))));
}

function button(one, answer, l) {
  const suit = answer.suits ? [": ", suited(symbolOf(answer.suits))] : answer.value === "true" && one.answers.some((other) => other.suits) ? ": " + l.noSuit : "";
  return h("button", {
    type: "button", class: answer.taken ? "taken" : null, "data-key": `answer-${one.n}-${one.fact}-${answer.value}`,
    "aria-label": answer.suits ? `${answer.text}: ${l.suits[answer.suits][1]}` : null, onclick: () => go({ record: answer.record }),
  }, answer.text, suit);
}

function consequences(answer, several, l) {
  if (answer.taken) return h("p", { class: "note" }, l.taken);
  if (answer.changes.length === 0) return h("p", { class: "note" }, l.unchanged);
  return h("div", { class: "effects" }, answer.changes.map((change) => h("div", {}, several && h("span", { class: "tag" }, change.edition),
    change.new.map((one) => h("p", {}, h("span", { class: "lead" }, l.then + ": "), suited(one.text), " ", clauses(one.clauses, change.edition, l))),
    change.gone.map((one) => h("p", { class: "gone" }, h("span", { class: "lead" }, l.gone + ": "), suited(one.text))))));
}
