// The page: it keeps the state, asks the engine, and gives each section what it
// shows.

import { ask, keep, Refused } from "./engine.js";
import { labels } from "./labels.js";
import { fragment, onChange, settle, start, state } from "./state.js";
import { read } from "./record.js";
import * as top from "./top.js";
import * as auction from "./auction.js";
import * as box from "./box.js";
import * as typed from "./typed.js";
import * as ruling from "./ruling.js";
import * as questions from "./questions.js";
import * as choices from "./choices.js";
import * as script from "./script.js";
import * as editions from "./editions.js";
import * as take from "./take.js";
import * as clause from "./clause.js";
import * as books from "./books.js";

/** What the sections show: the state's record split up, what the engine made of it, what went wrong. */
const view = { record: read(state.record), answer: null, questions: null, options: null, known: null, fault: null, waiting: true, labels: labels(state.lang) };

const sections = { top, auction, box, record: typed, ruling, questions, choices, script, editions, take, books };

function show(...names) {
  for (const name of names) sections[name].show(document.getElementById(name), view);
}

const everything = Object.keys(sections);
const ruled = ["auction", "box", "record", "ruling", "editions", "take"];

/** A question about a state is of no account once the state is another. */
let asked = 0;

async function evaluate() {
  const n = ++asked;
  const about = { record: state.record, editions: state.editions.length ? state.editions : undefined, lang: state.lang };
  view.waiting = true;
  try {
    const answer = await ask("rule", about);
    if (n !== asked) return;
    Object.assign(view, { answer, fault: null, waiting: false });
    view.record = { dealer: answer.dealer, items: answer.items.map(({ seat, text }) => ({ seat, text })) };
    settle({ record: answer.record, editions: answer.results.map((result) => result.edition) });
    document.title = answer.items.length ? `${answer.record} – lawc` : "lawc";
    show(...ruled);
    performance.mark("ruled");
    await look(n, { ...about, record: answer.record, editions: answer.results.map((result) => result.edition) });
  } catch (fault) {
    if (n === asked) failed(fault);
  }
}

/** What only people know and what may happen next is asked after the ruling, for which nobody should wait. */
async function look(n, about) {
  const learn = (path, of) => (about.record.length > 2 ? ask(path, of).catch((fault) => ({ fault })) : null);
  const options = await learn("options", { ...about, editions: about.editions.slice(0, 1) });
  if (n !== asked) return;
  view.options = options;
  show("choices", "script");
  const questions = await learn("questions", about);
  if (n !== asked) return;
  view.questions = questions;
  show("questions");
  document.body.dataset.settled = fragment({ ...state, clause: "" });
}

function failed(fault) {
  const known = fault instanceof Refused;
  Object.assign(view, { answer: null, questions: null, options: null, waiting: false, fault: known ? fault : { message: view.labels.lost, col: 0, more: [] } });
  show(...ruled, "questions", "choices", "script");
}

async function learn() {
  const lang = state.lang;
  const known = await ask("editions?lang=" + lang).catch(() => null);
  if (lang !== state.lang || !known) return;
  view.known = known;
  show("top", "box", "editions", "take", "books");
}

function changed(what) {
  view.labels = labels(state.lang);
  if (what.has("record")) {
    view.record = read(state.record);
    view.options = view.questions = null;
    box.settle();
  }
  if (what.has("lang")) {
    document.documentElement.lang = state.lang;
    view.known = null;
    show(...everything);
    learn();
  }
  if (what.has("record")) show("auction", "box", "record");
  if (what.has("record") || what.has("editions") || what.has("lang")) evaluate();
  if (what.has("editions")) show("top", "editions");
  if (what.has("clause") || what.has("lang")) clause.show(document.getElementById("clause"), view);
}

start();
view.labels = labels(state.lang);
view.record = read(state.record);
document.documentElement.lang = state.lang;
onChange(changed);
show(...everything);
typed.takeFiles(document.body, view, () => show("record"));
evaluate().then(learn).then(() => clause.show(document.getElementById("clause"), view));
keep();
