// The editions side by side, differing matters first.

import { fill, h, heading, suited } from "./dom.js";
import { go, state } from "./state.js";

export function show(section, view) {
  const l = view.labels;
  section.setAttribute("aria-label", l.regions.editions);
  fill(section, heading(l.regions.editions), pickers(view, l),
    view.answer && view.answer.comparison.length === 0 && h("p", { class: "note" }, l.onlyOne),
    view.answer?.comparison.length > 0 && table(view.answer, l));
}

function pickers(view, l) {
  const names = view.known?.editions.map((edition) => edition.name) ?? state.editions;
  const box = (name) => h("label", { class: "tick" }, h("input", {
    type: "checkbox", checked: state.editions.includes(name), disabled: name === state.editions[0], "data-key": "edition-" + name, onchange: (event) => choose(names, name, event.target.checked),
  }), h("span", {}, name));
  return h("fieldset", { class: "pick" }, h("legend", {}, l.compareWith), names.map(box),
    h("button", { type: "button", "data-key": "edition-all", onclick: () => go({ editions: [state.editions[0], ...names.filter((name) => name !== state.editions[0])] }) }, l.all));
}

/** The edition gone by stays first; the others stand in the order of their age. */
function choose(names, name, wanted) {
  const [first] = state.editions;
  go({ editions: [first, ...names.filter((other) => other !== first && (other === name ? wanted : state.editions.includes(other)))] });
}

/** A table in which a cell may be a line of its own on a narrow page; the roles say what it is either way. */
function table(answer, l) {
  const names = answer.results.map((result) => result.edition);
  const cell = (text, i) => h("div", { role: "cell" }, h("span", { class: "name", "aria-hidden": "true" }, names[i]), h("span", {}, text ? suited(text) : l.nothing));
  const row = (one) => h("div", { role: "row", class: one.differ ? "differ" : null },
    h("div", { role: "rowheader" }, one.differ && h("span", { class: "mark", title: l.differ }, "≠ "), suited(one.label)), one.cells.map(cell));
  return h("div", { role: "table", "aria-label": l.regions.editions, class: "side-by-side columns-" + Math.min(names.length, 8) },
    h("div", { role: "row", class: "names" }, h("div", { role: "columnheader" }, l.matter), names.map((name) => h("div", { role: "columnheader" }, name))),
    answer.comparison.map(row));
}
