// To take away: the address, the record, a file of it, a slip to print.

import { ask } from "./engine.js";
import { fill, h, heading, save } from "./dom.js";
import { state } from "./state.js";

export function show(section, view) {
  const l = view.labels;
  section.setAttribute("aria-label", l.regions.take);
  const said = h("p", { class: "note", role: "status" });
  const tell = (text) => (said.textContent = text);
  const copy = (text) => navigator.clipboard.writeText(text).then(() => tell(l.copied), () => tell(text));
  const button = (key, text, onclick) => h("button", { type: "button", "data-key": key, onclick }, text);
  fill(section, heading(l.regions.take),
    h("div", { class: "row" },
      button("copy-address", l.link, () => copy(location.href)),
      button("copy-record", l.recordCopied, () => copy(view.answer?.record ?? state.record)),
      button("save-pbn", l.pbn, () => exported("pbn", tell)),
      button("save-yaml", l.yaml, () => exported("yaml", tell)),
      button("print", l.printSlip, () => print())),
    said, slip(view, l));
}

async function exported(kind, tell) {
  try {
    const made = await ask("export", { record: state.record, editions: state.editions, lang: state.lang });
    if (made[kind]) save("lawc." + kind, "text/plain", made[kind]);
    else tell(made.lost);
  } catch (fault) {
    tell(fault.message);
  }
}

/** What stands on a printed slip besides the auction, the record and the ruling. */
function slip(view, l) {
  if (!view.answer) return null;
  const supplied = new Map();
  for (const sentence of view.answer.wording[0].sentences) {
    for (const clause of sentence.clauses) if (!clause.direct) supplied.set(clause.id, `${clause.id} (${clause.rests.split(":")[0]})`);
  }
  return h("div", { class: "slip" },
    h("p", {}, h("strong", {}, view.answer.wording[0].edition), " ", view.answer.wording[0].title),
    h("p", {}, h("code", {}, view.answer.record)),
    supplied.size > 0 && h("p", {}, l.notDirect + ": " + [...supplied.values()].join(", ")),
    h("p", {}, `${l.version} ${view.known?.version ?? ""}`), h("p", { class: "address" }, `${l.address}: ${location.href}`));
}
