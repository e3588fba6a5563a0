// The books: every edition, every clause, by article; search; by topic through
// the ages.

import { h, heading, suited } from "./dom.js";
import { rulings } from "./rulings.js";
import { clauseButton, legend } from "./ruling.js";
import { bookOf, shelf } from "./shelf.js";

/** What is open on the shelf: a search, a book, or the topics. */
const open = { words: "", book: "", topics: false, rulings: false };

/** So many clauses are listed at a time. */
const most = 60;

let drawn = "";

export function show(section, view) {
  const l = view.labels;
  const of = `${l.name} ${view.known?.editions.length}`;
  if (of === drawn) return;
  drawn = of;
  section.setAttribute("aria-label", l.regions.books);
  const list = h("div", { class: "list", "aria-live": "polite" });
  const search = h("input", { type: "search", id: "search", value: open.words, placeholder: l.searchHelp, autocomplete: "off", oninput: () => {
    Object.assign(open, { words: search.value.trim().toLowerCase() });
    draw(list, view);
  } });
  const book = (name) => h("button", { type: "button", "aria-pressed": String(open.book === name), onclick: () => turnTo(section, view, { book: open.book === name ? "" : name, topics: false, rulings: false }) }, name);
  section.replaceChildren(heading(l.regions.books),
    h("label", { for: "search" }, l.search), search,
    h("div", { class: "row" }, (view.known?.editions ?? []).map((edition) => book(edition.name)),
      h("button", { type: "button", "aria-pressed": String(open.topics), onclick: () => turnTo(section, view, { book: "", topics: !open.topics, rulings: false }) }, l.byTopic),
      view.known?.rulings && h("button", { type: "button", "aria-pressed": String(open.rulings), onclick: () => turnTo(section, view, { book: "", topics: false, rulings: !open.rulings }) }, l.rulings)),
    list);
  draw(list, view);
}

function turnTo(section, view, what) {
  const text = document.activeElement?.textContent;
  Object.assign(open, what, { words: "" });
  drawn = "";
  show(section, view);
  [...section.querySelectorAll("button")].find((button) => button.textContent === text)?.focus();
}

let drawing = 0;

async function draw(list, view) {
  const n = ++drawing;
  const content = open.words ? await found(view) : open.rulings ? await rulings(view.labels) : open.topics ? await byTopic(view) : open.book ? await whole(view) : [];
  if (n === drawing) list.replaceChildren(...content);
}

const link = (edition, clause, l) => clauseButton(clause, edition, `${edition}: ${l.clause(clause.id)}`, l);

const entry = (edition, clause, l, named) => h("li", {}, named && h("span", { class: "tag" }, edition), " ", link(edition, clause, l), " ", suited(clause.says), " ", h("span", { class: "topic" }, clause.topics.join(", ")));

/** The clauses that hold all words: in what they say, their ids, topics and articles. */
async function found(view) {
  const l = view.labels;
  const words = open.words.split(/\s+/);
  const hits = [];
  for (const book of await shelf(view)) {
    for (const article of book.articles) {
      for (const clause of article.clauses) {
        const text = `${book.name} ${clause.id} ${clause.topics.join(" ")} ${clause.says} ${article.title} ${clause.kind}`.toLowerCase();
        if (words.every((word) => text.includes(word))) hits.push([book.name, clause]);
      }
    }
  }
  return [h("p", { class: "note" }, l.found(hits.length)), h("ul", { class: "clauses" }, hits.slice(0, most).map(([edition, clause]) => entry(edition, clause, l, true))),
    hits.length > most ? h("p", { class: "note" }, l.tooMany(hits.length - most)) : ""];
}

/** A book from its first article to its last. */
async function whole(view) {
  const l = view.labels;
  const book = await bookOf(open.book);
  return [h("article", { class: "book" }, h("h3", {}, `${book.name} · ${book.title}`),
    h("p", { class: "note" }, `${l.covers}: ${book.covers}`), h("p", { class: "note" }, `${l.source}: ${book.source}`), legend(book.articles.flatMap((article) => article.clauses)),
    book.articles.map((article) => h("details", {}, h("summary", {}, h("span", { class: "id" }, article.number), " ", article.title), h("ul", { class: "clauses" }, article.clauses.map((clause) => entry(book.name, clause, l))))),
    h("button", { type: "button", onclick: () => printBook() }, l.printBook))];
}

/** Prints the book rather than the ruling. */
function printBook() {
  document.body.classList.add("printing-book");
  const folded = [...document.querySelectorAll(".book details:not([open])")];
  for (const one of folded) one.open = true;
  addEventListener("afterprint", () => {
    document.body.classList.remove("printing-book");
    for (const one of folded) one.open = false;
  }, { once: true });
  print();
}

/** Each topic with what every edition says on it. */
async function byTopic(view) {
  const l = view.labels;
  const topics = new Map();
  for (const book of (await shelf(view)).toReversed()) {
    for (const clause of book.articles.flatMap((article) => article.clauses)) {
      for (const topic of clause.topics) {
        if (!topics.has(topic)) topics.set(topic, []);
        topics.get(topic).unshift([book.name, clause]);
      }
    }
  }
  return [h("p", { class: "note" }, `${topics.size}`), ...[...topics].map(([topic, list]) => h("details", {}, h("summary", {}, topic, " ", h("span", { class: "note" }, [...new Set(list.map(([name]) => name))].join(", "))),
    h("ul", { class: "clauses" }, list.map(([edition, clause]) => entry(edition, clause, l, true)))))];
}

