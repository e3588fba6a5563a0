// The record in one line, to be read and typed, and files of records.

import { ask } from "./engine.js";
import { fill, h, heading, suited } from "./dom.js";
import { go, lastRecord, state } from "./state.js";

/** What was read from files: one list a file. */
let files = [];

export function show(section, view) {
  const l = view.labels;
  section.setAttribute("aria-label", l.regions.record);
  const input = h("input", {
    id: "typed", type: "text", value: view.fault?.col ? state.record : view.answer?.record ?? state.record, spellcheck: "false", autocomplete: "off", autocapitalize: "characters",
    "data-key": "typed", "aria-describedby": "typed-help", "aria-invalid": view.fault?.col ? "true" : null, enterkeyhint: "go",
    onchange: (event) => go({ record: event.target.value.trim() || "N:" }),
    onkeydown: (event) => event.key === "Enter" && go({ record: event.target.value.trim() || "N:" }),
  });
  const last = state.record.trim().length <= 2 ? lastRecord() : null;
  fill(section, heading(l.regions.record),
    h("label", { for: "typed" }, l.typed), input,
    h("div", { class: "fault", role: "alert" }, view.fault ? faultOf(view, l) : []),
    h("p", { id: "typed-help", class: "note" }, l.typedHelp),
    h("div", { class: "row" },
      h("button", { type: "button", "data-key": "fresh", onclick: () => go({ record: "N:" }) }, l.fresh),
      last && last.length > 2 && h("button", { type: "button", "data-key": "last", onclick: () => go({ record: last }) }, `${l.last} ${last}`),
      opener(section, view)),
    h("p", { class: "note" }, l.dropped),
    files.map((file) => boards(file, l)));
}

/** Points at the column of a fault, and says what is wrong there. */
function faultOf(view, l) {
  const { col, message, more = [] } = view.fault;
  if (!col) return [h("p", {}, message)];
  const letters = [...state.record];
  const at = h("mark", {}, letters[col - 1] ?? "\u2423");
  return [
    h("p", { class: "pointed", "aria-hidden": "true" }, letters.slice(0, col - 1).join(""), at, letters.slice(col).join("")),
    [{ col, message }, ...more].map((one) => h("p", {}, h("strong", {}, l.wrongAt(one.col)), one.message)),
  ].flat();
}

function opener(section, view) {
  const l = view.labels;
  const input = h("input", { type: "file", multiple: true, accept: ".pbn,.lin,.txt,.text,.json,.ndjson,.jsonl,.yaml,.yml", class: "unseen", id: "files", onchange: () => take(input.files, view, () => show(section, view)) });
  return h("span", { class: "opener" }, input, h("label", { class: "button", for: "files" }, l.open));
}

/** Reads files, wherever on the page they are dropped. */
export function takeFiles(body, view, again) {
  const carries = (event) => event.dataTransfer?.types.includes("Files");
  body.addEventListener("dragover", (event) => {
    if (!carries(event)) return;
    event.preventDefault();
    body.classList.add("dropping");
  });
  body.addEventListener("dragleave", (event) => event.relatedTarget === null && body.classList.remove("dropping"));
  body.addEventListener("drop", (event) => {
    body.classList.remove("dropping");
    if (!carries(event)) return;
    event.preventDefault();
    take(event.dataTransfer.files, view, again);
  });
}

const most = 900_000;

async function take(list, view, again) {
  files = [];
  for (const file of list) {
    const of = { name: file.name, text: "", editions: state.editions.slice(0, 1), lang: state.lang };
    try {
      if (file.size > most) throw new Error(view.labels.tooLarge);
      of.text = await file.text();
      files.push({ name: file.name, answer: await ask("boards", of) });
    } catch (fault) {
      files.push({ name: file.name, fault: fault.message });
    }
  }
  again();
}

/** The records of a file, those with irregularities first. */
function boards(file, l) {
  if (file.fault) return h("p", { class: "fault" }, `${file.name}: ${file.fault}`);
  const { boards: list, irregular, unread } = file.answer;
  return h("div", { class: "file" }, h("h3", {}, file.name), h("p", { class: "note" }, l.boards(list.length - unread, irregular, unread)),
    h("ul", { class: "boards" }, list.map((one) => h("li", {}, one.error
      ? h("span", { class: "fault" }, `${one.id || l.line(one.line)}: ${one.error}`)
      : h("button", { type: "button", class: one.findings.length ? "irregular" : "", onclick: () => go({ record: one.record }) },
        h("span", { class: "id" }, one.id || l.line(one.line)), " ", h("code", {}, one.record), one.findings.length > 0 && h("span", { class: "mark" }, "!"), one.says.length > 0 && h("span", { class: "about" }, suited(one.says.join(" "))))))));
}
