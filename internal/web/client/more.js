// What can happen at a table besides calls: cards, questions, and calls that are
// on no card of the box.

import { h } from "./dom.js";
import { printed, suits, symbolOf } from "./labels.js";

const ranks = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"];

const oddCalls = ["?", ...["8", "9"].flatMap((level) => [...suits, "NT"].map((suit) => level + suit))];

const select = (key, label, options) => h("select", { "data-key": key, "aria-label": label }, options.map(([value, text]) => h("option", { value }, text)));

/** The folded part of the box. To is who acts and how it is put into the record. */
export function more(view, to) {
  const l = view.labels;
  const verb = select("verb", l.what, (view.known?.verbs ?? ["card", "led"]).map((word) => [word, l.verbs[word]]));
  const suit = select("suit", l.suit, suits.map((one) => [one, `${symbolOf(one)} ${l.suits[one][1]}`]).reverse());
  const rank = select("rank", l.rank, ranks.map((one) => [one, l.ranks[one] ? `${one} ${l.ranks[one]}` : one]));
  const ask = select("ask", l.ask, Object.entries(l.asks));
  const odd = select("odd", l.odd, oddCalls.map((call) => [call, l.oddCalls[call] ?? printed(call, l)]));
  const line = (text, fields, name, item) => h("div", { class: "line" }, text && h("span", {}, text), fields,
    h("button", { type: "button", "data-key": name, onclick: () => to.add({ seat: to.seat(), text: item() }) }, text ? `${l.add}` : l.cardHappened));
  return h("details", { class: "more", open: to.open }, h("summary", {}, l.more),
    line("", [verb, suit, rank], "add-card", () => `${verb.value}(${suit.value}${rank.value})`),
    line(l.ask, [ask], "add-ask", () => `ask(${ask.value})`),
    line(l.odd, [odd], "add-odd", () => odd.value));
}
