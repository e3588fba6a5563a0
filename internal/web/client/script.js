// What the director says: to whom, in the order in which it is said. A line that is a
// choice has a button that goes on from there.

import { capital, fill, h, heading, suited } from "./dom.js";
import { clauses } from "./ruling.js";
import { go } from "./state.js";

export function show(section, view) {
  const l = view.labels;
  section.setAttribute("aria-label", l.regions.script);
  const found = view.options?.options?.[0];
  const lines = found?.script ?? [];
  fill(section, heading(l.regions.script),
    lines.length === 0 && h("p", { class: "note" }, l.noScript),
    lines.length > 0 && h("ol", { class: "script" }, lines.map((line, i) => h("li", { class: [line.away ? "away" : "", line.note ? "reminder" : ""].join(" ").trim() || null },
      spokenTo(line, lines[i - 1], l), content(line, found.edition, l)))));
}

/** Who is spoken to is named where it is somebody else than in the line before. */
function spokenTo(line, before, l) {
  if (before && before.who === line.who && before.away === line.away) return h("span", { class: "unseen" }, line.who + ": ");
  return h("p", { class: "to" }, capital(line.who), line.away && h("span", { class: "tag" }, l.away));
}

function content(line, edition, l) {
  return h("p", { class: "line" }, suited(line.text), " ", clauses(line.clauses, edition, l),
    line.record && h("button", { type: "button", class: "goes", "data-key": "goes-" + line.record, "aria-label": `${l.goOn} ${line.goes}`, onclick: () => go({ record: line.record }) }, h("span", { "aria-hidden": "true" }, "→ "), suited(line.goes)));
}
