// The books, each read once a language.

import { ask } from "./engine.js";
import { state } from "./state.js";

const read = new Map();

/** All editions with their clauses, from the oldest to the newest. */
export function shelf(view) {
  const lang = state.lang;
  return Promise.all((view.known?.editions ?? []).map(({ name }) => bookOf(name, lang)));
}

/** One edition with its clauses. */
export function bookOf(name, lang = state.lang) {
  const key = `${lang} ${name}`;
  if (!read.has(key)) {
    const asked = ask(`editions/${encodeURIComponent(name)}?lang=${lang}`);
    asked.catch(() => read.delete(key));
    read.set(key, asked);
  }
  return read.get(key);
}
