// The auction in the four columns that people know.

import { face, fill, h, heading, suited, unseen } from "./dom.js";
import { printed, spoken } from "./labels.js";
import { facts, isCall } from "./record.js";
import { turnOf } from "./box.js";
import { about } from "./about.js";

const columns = ["W", "N", "E", "S"];

export function show(section, view) {
  const l = view.labels;
  section.setAttribute("aria-label", l.regions.auction);
  const turn = turnOf(view);
  fill(section, heading(l.regions.auction),
    h("table", { class: "calls" },
      h("thead", {}, h("tr", {}, columns.map((seat) => h("th", { scope: "col", class: seat === turn ? "turn" : null },
        l.seats[seat], seat === turn && unseen(" (" + l.next + ")"))))),
      h("tbody", {}, rows(view, turn))),
    brief(view),
    view.record.items.length ? h("p", { class: "note" }, l.tapCall) : h("p", { class: "note" }, l.noCall));
}

/** What the ruling says of the last irregularity, for those to whom the ruling is further down. */
function brief(view) {
  const events = view.answer?.results[0].events ?? [];
  const last = events.findLastIndex((event) => event.findings.length);
  const text = last >= 0 && sentenceOf(view, last);
  return text && h("p", { class: "brief" }, suited(text), " ", h("button", { type: "button", "data-key": "to-ruling", onclick: () => document.getElementById("ruling").scrollIntoView() }, view.labels.regions.ruling + " ↓"));
}

/** Lays the items out: a row a round, and a row for what is no call. */
function rows(view, turn) {
  const made = [];
  let row = null, column = 4;
  const put = (seat, cell) => {
    const at = columns.indexOf(seat);
    if (!row || at <= column) {
      row = columns.map(() => null);
      made.push(row);
    }
    row[at] = cell;
    column = at;
  };
  const supplied = impliedBefore(view);
  view.record.items.forEach((item, i) => {
    for (const call of supplied[i] ?? []) put(call.seat, impliedCell(call, view.labels));
    if (item.seat && isCall(item.text)) return put(item.seat, callCell(view, item, i));
    made.push(actCell(view, item, i));
    row = null;
  });
  for (const call of supplied[view.record.items.length] ?? []) put(call.seat, impliedCell(call, view.labels));
  if (turn) put(turn, h("td", { class: "due" }, face("?")));
  return made.map((cells) => (Array.isArray(cells) ? h("tr", {}, cells.map((cell) => cell ?? h("td", {}))) : cells));
}

/** The calls that the law supplies, by the item before which they belong. */
function impliedBefore(view) {
  const found = [];
  const result = view.answer?.results[0];
  if (!result) return found;
  let at = 0;
  for (const call of result.auction) {
    if (call.implied) (found[at] ??= []).push(call);
    else {
      const event = result.events.findIndex((e, i) => i >= at && e.seat === call.seat && isCall(e.item) && facts(e.item).done.includes(call.call));
      if (event >= 0) at = event + 1;
    }
  }
  return found;
}

const impliedCell = (call, l) => h("td", { class: "implied" }, "(" + printed(call.call, l) + ")", unseen(" " + l.implied));

function callCell(view, item, i) {
  const l = view.labels;
  const event = view.answer?.results[0].events[i];
  const { done, told, before } = facts(item.text);
  const marks = event ? marksOf(event, l) : [];
  const names = done.split(/([~>])/).map((part) => ({ "~": " ~ ", ">": " > " })[part] ?? [part]);
  const text = names.map((part) => (Array.isArray(part) ? part[0] && printed(part[0].replace(/\(.*\)$/, ""), l) : part)).join("");
  const said = names.map((part) => (Array.isArray(part) ? part[0] && spoken(part[0].replace(/\(.*\)$/, ""), l) : part)).join("");
  const label = [l.by(said, l.seats[item.seat]), ...marks.map((mark) => mark.text)].join(", ");
  return h("td", {}, h("button", {
    type: "button", class: ["call", ...marks.map((mark) => mark.class)].join(" "), "aria-label": label, "data-key": "call-" + i,
    title: sentenceOf(view, i), onclick: () => about(view, i),
  }, h("span", { class: "said" }, face(text)), told.size + before.size > 0 && h("span", { class: "told" }, face("i")), marks.map((mark) => h("span", { class: "mark" }, face(mark.sign))), unseen(label)));
}

/** The marks of a call: a sign, a look and a word each, never colour alone. */
function marksOf(event, l) {
  const marks = [];
  if (event.findings.length) marks.push({ sign: "!", class: "irregular", text: l.irregular });
  if (event.status === "pending") marks.push({ sign: "?", class: "pending", text: l.pending });
  if (event.status === "cancelled") marks.push({ sign: "✕", class: "off", text: l.cancelled });
  if (event.status === "replaced") marks.push({ sign: "✕", class: "off", text: l.replaced });
  if (event.status === "treated_as_pass") marks.push({ sign: "=" + l.short.P, class: "off", text: l.asPass });
  return marks;
}

function sentenceOf(view, i) {
  return view.answer?.wording[0].sentences.find((one) => one.item === i + 1)?.text ?? null;
}

function actCell(view, item, i) {
  const l = view.labels;
  const says = item.seat ? view.answer?.items[i]?.says : l.directorCame;
  return h("tr", { class: "act" }, h("td", { colspan: 4 }, h("button", { type: "button", class: item.seat ? "act" : "act director", "data-key": "call-" + i, onclick: () => about(view, i) },
    h("span", {}, suited(sentence(view, item, i, says))))));
}

/** An act in words: as the ruling tells it, or as the record has it. */
function sentence(view, item, i, says) {
  if (!item.seat) return says;
  return sentenceOf(view, i) ?? `${view.labels.seats[item.seat]}: ${item.text}`;
}

