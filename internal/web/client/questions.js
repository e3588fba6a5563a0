// What was taken for granted, as questions; beside each answer what it leads to.

import { capital, fill, h, heading, suited } from "./dom.js";
import { go } from "./state.js";

export function show(section, view) {
  const l = view.labels;
  section.setAttribute("aria-label", l.regions.questions);
  const list = view.questions?.questions ?? [];
  const several = (view.answer?.results.length ?? 0) > 1;
  const idle = list.filter((one) => !one.matters);
  const folded = section.querySelector("details.idle")?.open;
  fill(section, heading(l.regions.questions),
    list.length === 0 && h("p", { class: "note" }, view.questions?.fault?.message ?? l.noQuestions),
    list.filter((one) => one.matters).map((one) => question(one, several, l)),
    idle.length > 0 && h("details", { class: "idle", open: folded }, h("summary", {}, l.idleQuestions(idle.length)), idle.map((one) => question(one, several, l))),
    view.questions?.unasked > 0 && h("p", { class: "note" }, l.unasked(view.questions.unasked)));
}

/** What tells questions apart. */
const nameOf = (one) => [one.n, one.first ? "first" : "", one.fact].join("-");

function question(one, several, l) {
  const id = `question-${nameOf(one)}`;
  return h("div", { class: "question", role: "group", "aria-labelledby": id },
    h("p", { id, class: "asked" }, h("span", { class: "subject" }, suited(one.about), several ? ` · ${one.editions.join(", ")}` : "", one.away && h("span", { class: "tag" }, l.askAway(one.who))), " ", h("span", {}, one.text)),
    h("ul", { class: "answers" }, one.answers.map((answer) => h("li", {}, button(one, answer), leads(one, answer, several, l)))));
}

function button(one, answer) {
  return h("button", {
    type: "button", class: answer.taken ? "taken" : null, "data-key": `answer-${nameOf(one)}-${answer.value}`, onclick: () => go({ record: answer.record }),
  }, capital(answer.text));
}

function leads(one, answer, several, l) {
  return h("div", { class: "effects" },
    answer.leads.map((lead) => h("p", {}, several && h("span", { class: "tag" }, lead.edition), " ", lead.says.map((text) => [suited(text), " "]))),
    answer.leads.length === 0 && !answer.taken && h("p", { class: "note" }, l.unchanged),
    answer.taken && h("p", { class: "note" }, l.taken));
}
