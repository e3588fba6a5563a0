// The ruling, as run words it, each sentence with its clauses.

import { fill, h, heading, suited } from "./dom.js";
import { clauseName, go } from "./state.js";

const parts = ["happened", "stands", "owed", "choice", "director", "taken"];

/** What was said last, so that the same ruling is not read out twice. */
let last = "";

export function show(section, view) {
  const l = view.labels;
  section.setAttribute("aria-label", l.regions.ruling);
  let live = section.querySelector(".live");
  if (!live) {
    live = h("div", { class: "live", "aria-live": "polite" });
    fill(section, heading(l.regions.ruling), live);
  }
  section.querySelector("h2").textContent = l.regions.ruling;
  const of = JSON.stringify([view.answer?.wording, view.answer?.record, view.fault?.message, view.labels.name]);
  if (of === last) return;
  last = of;
  fill(live, content(view, l));
}

function content(view, l) {
  if (view.fault) return [h("p", { class: "fault" }, view.fault.message)];
  if (!view.answer) return [h("p", { class: "note" }, l.waiting)];
  const wording = view.answer.wording[0];
  const result = view.answer.results[0];
  const head = h("p", { class: "of" }, h("strong", {}, wording.edition), " ", wording.title, " ", h("span", { class: "tag " + result.phase }, wording.phase));
  if (view.answer.items.length === 0) return [head, h("p", { class: "note" }, l.noRuling)];
  const spoken = wording.sentences;
  return [head,
    spoken.every((one) => one.turn || one.part === "taken") && h("p", { class: "fine" }, l.allInOrder),
    parts.map((part) => group(part, spoken.filter((one) => one.part === part), result.edition, l)),
    legend(spoken.flatMap((one) => one.clauses))];
}

function group(part, sentences, edition, l) {
  if (sentences.length === 0) return null;
  return h("div", { class: "part " + part }, h("h3", {}, l.parts[part]),
    h("ul", {}, sentences.map((one) => h("li", {}, suited(one.text), " ", clauses(one.clauses, edition, l)))));
}

/** The mark of a clause that its source does not say in so many words, as it stands behind its id. */
const markOf = (clause) => clause.label.slice(clause.id.length);

/** The clauses of a sentence; a tap on one shows it. */
export function clauses(list, edition, l) {
  return list.map((clause) => [clauseButton(clause, edition, l.clause(clause.id), l), " "]);
}

/** A clause as a button, marked by how it is known. */
export function clauseButton(clause, edition, name, l) {
  const mark = markOf(clause);
  return h("button", {
    type: "button", class: "clause" + (mark ? " supplied" : ""), title: mark ? clause.rests : null, "aria-label": mark ? `${name}, ${clause.rests.split(":")[0]}` : name, "data-key": "clause-" + clause.id,
    onclick: () => go({ clause: clauseName(edition, clause.id) }),
  }, clause.label);
}

/** What the marks mean that are used behind these clauses. */
export function legend(list) {
  const used = new Map(list.filter(markOf).map((clause) => [markOf(clause), clause.rests]));
  return used.size > 0 && h("p", { class: "note legend" }, [...used].map(([mark, rests]) => `${mark} ${rests}`).join(" \u00b7 "));
}
