// One address a state: the record, the editions, the language and the open clause
// stand in the fragment. Back and forward, undo and redo go through it.

const listeners = [];
const past = [], future = [];

export const state = { record: "N:", editions: [], lang: "en", clause: "" };

/** Calls f whenever the state has changed, with what has. */
export const onChange = (f) => listeners.push(f);

const decoded = (text) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Reads a fragment. What it does not say is left as it is usual. */
export function parse(fragment) {
  const found = {};
  for (const part of fragment.replace(/^#/, "").split("&")) {
    const at = part.indexOf("=");
    if (at > 0) found[part.slice(0, at)] = part.slice(at + 1);
  }
  return {
    record: found.r ? decoded(found.r) : "N:",
    editions: found.e ? found.e.split(",").map(decoded).filter(Boolean) : [],
    lang: found.l === "nl" || found.l === "en" ? found.l : preferred(),
    clause: found.c ? decoded(found.c) : "",
  };
}

const preferred = () => (navigator.language?.startsWith("nl") ? "nl" : "en");

/** Writes the fragment of a state. */
export function fragment(of = state) {
  const parts = ["r=" + encodeURIComponent(of.record)];
  if (of.editions.length) parts.push("e=" + of.editions.map(encodeURIComponent).join(","));
  parts.push("l=" + of.lang);
  if (of.clause) parts.push("c=" + encodeURIComponent(of.clause));
  return "#" + parts.join("&");
}

/** How the address names a clause: alone in the edition gone by, elsewhere with its edition. */
export const clauseName = (edition, id) => (edition === state.editions[0] ? id : `${edition}:${id}`);

/** Changes the state; the address before is one step back. */
export function go(changes) {
  if (changes.record !== undefined && changes.record !== state.record) {
    past.push(state.record);
    future.length = 0;
  }
  move(changes);
}

function move(changes) {
  const changed = assign(changes);
  if (changed.size === 0) return;
  history.pushState(null, "", fragment());
  tell(changed);
}

/** Changes the state to what it means already, without a step back: the engine writes records as they are usually written. */
export function settle(changes) {
  assign(changes);
  history.replaceState(null, "", fragment());
}

function assign(changes) {
  const changed = new Set();
  for (const [key, value] of Object.entries(changes)) {
    if (String(state[key]) !== String(value)) {
      state[key] = value;
      changed.add(key);
    }
  }
  return changed;
}

function tell(changed) {
  try {
    localStorage.setItem("lawc-record", state.record);
  } catch {
    // The browser keeps nothing; then there is no last record to go on with.
  }
  for (const f of listeners) f(changed);
}

/** The record of the last visit, if it is another. */
export function lastRecord() {
  try {
    return localStorage.getItem("lawc-record");
  } catch {
    return null;
  }
}

/** Whether there is something to undo or redo. */
export const canUndo = () => past.length > 0 || state.record.trim().length > 2;
export const canRedo = () => future.length > 0;

/** Takes the last change of the record back; of a record that came with the address, its last item. */
export function undo(shorter) {
  if (!canUndo()) return;
  future.push(state.record);
  move({ record: past.length ? past.pop() : shorter(state.record) });
}

export function redo() {
  if (!future.length) return;
  past.push(state.record);
  move({ record: future.pop() });
}

/** Takes the state from the address, now and whenever somebody goes back or forward. */
export function start() {
  Object.assign(state, parse(location.hash));
  const follow = () => {
    const before = state.record;
    const changed = assign(parse(location.hash));
    if (changed.has("record")) past.push(before);
    if (changed.size) tell(changed);
  };
  addEventListener("popstate", follow);
  addEventListener("hashchange", follow);
}
