// One clause: its words, its conditions and consequences, what it had to do with
// this record, its provenance, what refers to it, and the matter in other editions.

import { ask } from "./engine.js";
import { h, suited } from "./dom.js";
import { shelf } from "./shelf.js";
import { clauseName, go, state } from "./state.js";

/** Shows the clause that the address names, or none. */
export async function show(dialog, view) {
  dialog.onclose = () => state.clause && go({ clause: "" });
  if (!state.clause) return dialog.close();
  const l = view.labels;
  const asked = state.clause;
  const found = await find(placesOf(asked), view.answer?.record);
  if (asked !== state.clause) return;
  const { id, edition } = found.clause ?? { id: asked, edition: "" };
  const content = found.clause ? sheet(found.clause, l) : [h("p", { class: "fault" }, found.fault.message)];
  dialog.setAttribute("aria-label", l.clause(id));
  dialog.replaceChildren(h("header", {}, h("h2", {}, id, " ", edition && h("span", { class: "tag" }, edition)), h("button", { type: "button", "data-key": "close", onclick: () => dialog.close() }, l.close)), ...content.filter(Boolean));
  if (!dialog.open) dialog.showModal();
  ages(dialog, view, l);
}

/** Where a clause may be: one named alone in the first edition shown that has it. */
function placesOf(name) {
  const at = name.indexOf(":");
  if (at > 0) return [[name.slice(0, at), name.slice(at + 1)]];
  return state.editions.map((edition) => [edition, name]);
}

async function find(places, record) {
  let fault = new Error("");
  for (const [edition, id] of places) {
    try {
      const here = "&record=" + encodeURIComponent(record);
      return { clause: await ask(`clauses/${encodeURIComponent(edition)}/${encodeURIComponent(id)}?lang=${state.lang}${record ? here : ""}`) };
    } catch (wrong) {
      fault = wrong;
    }
  }
  return { fault };
}

function sheet(clause, l) {
  const link = (id) => h("button", { type: "button", class: "clause", onclick: () => go({ clause: clauseName(clause.edition, id) }) }, id);
  const pair = (label, ...content) => [h("dt", {}, label), h("dd", {}, ...content)];
  return [
    h("p", { class: "note" }, `${l.article} ${clause.article} · ${clause.heading}`),
    h("p", { class: "says" }, suited(clause.says)),
    here(clause, l),
    clause.lines.length > 0 && h("h3", {}, l.conditions),
    h("dl", {}, clause.lines.map((line) => [h("dt", { class: line.begins ? "begins" : null }, line.label.trim() || "·"), h("dd", { class: [line.begins ? "begins" : "", line.met && "met " + line.met].join(" ") }, line.met && h("span", { class: "tag" }, line.met === "yes" ? "✓ " + l.yes : "✕ " + l.no), line.says && h("p", {}, line.says), h("code", { translate: "no" }, line.code))]),
      pair(l.cite, `${clause.cite} (${clause.provenance})`), pair(l.kind, clause.kind), pair(l.topic, clause.topics.join(", ")),
      clause.inert && pair(l.inert, clause.inert), clause.readings.length > 0 && pair(l.reading, clause.readings.join(", ")),
      clause.see.length > 0 && pair(l.see, clause.see.map(link)), clause.referred_by.length > 0 && pair(l.referredBy, clause.referred_by.map(link))),
    h("section", { class: "ages", "data-topics": clause.topics.join(" "), "aria-label": l.ages }),
  ];
}

/** How the clause fared in this record: when it was applied, or looked at without being so. */
function here(clause, l) {
  if (!clause.met.length) return null;
  return h("div", { class: "here" }, h("strong", {}, l.met + ": "), clause.met.map((one) => h("p", {}, one.applies ? l.metBy : l.lookedAt, " ", suited(one.says))));
}

/** The same matter in every edition, once the books are there. */
async function ages(dialog, view, l) {
  const section = dialog.querySelector(".ages");
  if (!section) return;
  const books = await shelf(view).catch(() => []);
  section.replaceChildren(h("h3", {}, l.ages), h("ul", {}, books.map((book) => {
    const found = book.articles.flatMap((article) => article.clauses).filter((clause) => clause.topics.some((topic) => section.dataset.topics.split(" ").includes(topic)));
    return h("li", {}, h("strong", {}, book.name), " ", found.length === 0 ? h("span", { class: "note" }, l.silent) : found.map((clause) => [
      h("button", { type: "button", class: "clause", onclick: () => go({ clause: clauseName(book.name, clause.id) }) }, clause.label), " ", suited(clause.says), " "]));
  })));
}
