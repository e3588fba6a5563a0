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
    lines.length > 0 && h("ol", { class: "script" }, groups(lines).map((group) => spokenTo(group, found.edition, l))));
}

/** Lines one after another that are said to the same people in the same place. */
function groups(lines) {
  const made = [];
  for (const line of lines) {
    const last = made.at(-1);
    if (last && last[0].who === line.who && last[0].away === line.away) last.push(line);
    else made.push([line]);
  }
  return made;
}

function spokenTo(group, edition, l) {
  const [first] = group;
  return h("li", { class: first.away ? "away" : first.note ? "reminder" : null },
    h("p", { class: "to" }, first.note ? l.reminder : capital(first.who), first.away && [" ", h("span", { class: "tag" }, l.away)]),
    group.map((line) => content(line, edition, l)));
}

function content(line, edition, l) {
  return [
    h("p", { class: "line" }, suited(line.text), " ", clauses(line.clauses, edition, l)),
    line.record && h("button", { type: "button", class: "goes", "data-key": `goes-${line.slot}-${line.record}`, "aria-label": `${l.goOn} ${line.goes}`, onclick: () => go({ record: line.record }) }, h("span", { "aria-hidden": "true" }, "→ "), h("span", {}, suited(capital(line.goes)))),
  ];
}
