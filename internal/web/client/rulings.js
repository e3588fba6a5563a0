// The table of rulings: situations down, editions across; a row opens the record
// that shows it at the table above.

import { ask } from "./engine.js";
import { capital, h } from "./dom.js";
import { clauseName, go, state } from "./state.js";

/** A name of the table in words: "insufficient-bid" is two of them. */
const inWords = (name) => name.replaceAll("-", " ");

/** The table, a group a fold, those rows first on which the editions differ. */
export async function rulings(l) {
  const table = await ask("rulings?lang=" + state.lang);
  const groups = Map.groupBy(table.rows, (row) => row.title);
  if (table.leads.length) groups.set(l.leads, table.leads);
  const sign = Object.fromEntries(table.marks.map((mark) => [mark.word, mark.sign]));
  const notes = [table.left_out.length > 0 && l.leftOut(table.left_out.join(", ")), "^ " + l.unsettled, ...table.marks.map((mark) => l.behind(mark.sign) + mark.says)];
  return [notes.filter(Boolean).map((note) => h("p", { class: "note" }, note)), ...[...groups].map(([group, rows]) => h("details", { class: "rulings" },
    h("summary", {}, h("span", {}, capital(group)), " ", h("span", { class: "note" }, String(rows.length))),
    rows.toSorted((a, b) => b.differs - a.differs).map((row) => situation(row, table.editions, sign, l))))].flat();
}

function situation(row, editions, sign, l) {
  const at = [row.lead, l.stages[row.stage] ?? inWords(row.stage), row.label].filter(Boolean).join(": ");
  return h("div", { class: row.differs ? "situation differ" : "situation" },
    h("h3", {}, row.differs && h("span", { class: "mark", title: l.differ }, "≠ "), at, !row.settled && h("span", { class: "mark", title: l.unsettled }, " ^")),
    h("button", { type: "button", class: "record", onclick: () => show(row.record) }, h("code", {}, row.record)),
    h("ul", {}, editions.filter((edition) => row.cells[edition]).map((edition) => h("li", {}, h("strong", {}, edition), " ", cell(edition, row.cells[edition], sign, l)))));
}

function cell(edition, of, sign, l) {
  if (of.silent) return h("span", { class: "note" }, l.silent);
  const marked = (id) => id + (of.marks?.[id] ?? []).map((word) => sign[word]).join("");
  return [of.ruling.join("; ") || l.nothing, " ", of.clauses.map((id) => [
    h("button", { type: "button", class: "clause", "aria-label": `${edition}: ${l.clause(id)}`, onclick: () => go({ clause: clauseName(edition, id) }) }, marked(id)), " "])];
}

function show(record) {
  go({ record });
  document.getElementById("auction").scrollIntoView();
}
