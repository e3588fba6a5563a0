// The head of the page: what it is, which edition is gone by, the language.

import { fill, h } from "./dom.js";
import { languages } from "./labels.js";
import { go, state } from "./state.js";

export function show(section, view) {
  const l = view.labels;
  const names = view.known?.editions.map((edition) => edition.name) ?? state.editions.slice(0, 1);
  fill(section,
    h("div", { class: "brand" }, h("img", { src: "icon.svg", alt: "", width: 36, height: 36 }), h("div", {}, h("h1", {}, "lawc"), h("p", { class: "slogan" }, l.slogan))),
    h("div", { class: "tools" },
      h("label", { class: "field" }, h("span", {}, l.edition), h("select", { "data-key": "edition", onchange: (event) => prefer(event.target.value) },
        names.map((name) => h("option", { value: name, selected: name === state.editions[0] }, name)))),
      h("div", { class: "languages", role: "group", "aria-label": l.language }, Object.entries(languages).map(([lang, of]) => h("button", {
        type: "button", lang, "data-key": "lang-" + lang, "aria-pressed": String(lang === state.lang), onclick: () => go({ lang }),
      }, of.name)))));
}

/** Goes by an edition first; those it is compared with stay. */
function prefer(name) {
  const others = state.editions.slice(1).filter((other) => other !== name);
  go({ editions: [name, ...others], clause: "" });
}
