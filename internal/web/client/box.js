// The bidding box: a tap makes a call for whoever is to call; a tap on another
// seat first makes it out of rotation.

import { face, fill, h, heading, suited } from "./dom.js";
import { levels, printed, spoken } from "./labels.js";
import { corrected, dealtBy, following, read, write } from "./record.js";
import { canRedo, canUndo, go, redo, state, undo } from "./state.js";
import { more } from "./more.js";

/** Whoever was chosen to call next, although it may not be his turn; and the call that is being corrected or changed. */
const chosen = { seat: "", correcting: null };

/** Forgets what was chosen: the record is another. */
export function settle() {
  chosen.seat = "";
  chosen.correcting = null;
}

/** Whose turn it is: as the engine says, or else as rotation has it. Nobody's once the auction is closed. */
export function turnOf(view) {
  const result = view.answer?.results[0];
  const current = result && view.answer.record === state.record;
  if (current && result.phase === "closed") return "";
  return (current && result.turn) || following(view.record);
}

let shown = null;

export function show(section, view) {
  const l = view.labels;
  shown = [section, view];
  section.setAttribute("aria-label", l.regions.box);
  fill(section, heading(l.regions.box), seats(view), correctingNote(view),
    h("div", { class: "cards" }, levels.map((row) => row.map((call) => card(view, call))), ["P", "X", "XX"].map((call) => card(view, call))),
    h("div", { class: "acts" },
      h("button", { type: "button", class: "director", "data-key": "td", onclick: () => add(view, { seat: "", text: "TD" }) }, l.director),
      h("button", { type: "button", "data-key": "accept", onclick: () => add(view, acceptance(view)) }, l.accept),
      h("button", { type: "button", "data-key": "undo", disabled: !canUndo(), onclick: () => undo(shorter) }, l.undo),
      h("button", { type: "button", "data-key": "redo", disabled: !canRedo(), onclick: redo }, l.redo)),
    more(view, { seat: () => chosen.seat || turnOf(view) || following(view.record), add: (item) => add(view, item), open: section.querySelector("details")?.open }));
}

const again = () => show(...shown);

/** A record without its last item. */
function shorter(text) {
  const record = read(text);
  return write({ ...record, items: record.items.slice(0, -1) });
}

function seats(view) {
  const l = view.labels;
  const turn = turnOf(view) || following(view.record);
  const calls = chosen.seat || turn;
  return [
    h("div", { class: "seats" },
      h("label", { class: "field" }, h("span", {}, l.dealer), h("select", { "data-key": "dealer", onchange: (event) => redeal(view, event.target.value) },
        ["N", "E", "S", "W"].map((seat) => h("option", { value: seat, selected: seat === view.record.dealer }, l.seats[seat])))),
      h("div", { class: "row" }, ["N", "E", "S", "W"].map((seat) => h("button", {
        type: "button", "data-key": "seat-" + seat, "aria-label": l.seats[seat], "aria-pressed": String(seat === calls), class: seat === turn ? "turn" : null,
        onclick: () => {
          chosen.seat = seat === turn ? "" : seat;
          again();
        },
      }, l.seats[seat])))),
    h("p", { class: calls === turn ? "note" : "note out" }, calls === turn ? l.calling(l.seats[turn]) : l.out(l.seats[calls], l.seats[turn])),
  ];
}

function redeal(view, dealer) {
  go({ record: write(dealtBy(view.record, dealer)) });
}

function correctingNote(view) {
  const l = view.labels;
  const at = chosen.correcting;
  if (!at) return null;
  const item = view.record.items[at.index];
  const say = at.sign === "~" ? l.pickSlip : l.pickChange;
  return h("p", { class: "picking", role: "status" }, suited(say(l.seats[item.seat], printed(item.text.split(/[~>{(]/)[0], l))), " ",
    h("button", { type: "button", "data-key": "cancel", onclick: () => { chosen.correcting = null; again(); } }, l.cancel));
}

function card(view, call) {
  const l = view.labels;
  return h("button", { type: "button", class: "card call-" + call, "aria-label": spoken(call, l), "data-key": "box-" + call, onclick: () => make(view, call) }, face(printed(call, l), spoken(call, l)));
}

/** Makes a call: a new one, or that to which an earlier one is corrected. */
function make(view, call) {
  const at = chosen.correcting;
  if (at) return go({ record: write(corrected(view.record, at.index, at.sign, call)) });
  add(view, { seat: chosen.seat || turnOf(view) || following(view.record), text: call });
}

/** Puts an item behind the record. */
export function add(view, item) {
  go({ record: write({ ...view.record, items: [...view.record.items, item] }) });
}

/** Has the next call taken for that to which an earlier one is corrected ("~") or changed (">"). */
export function correct(index, sign) {
  chosen.correcting = { index, sign };
  again();
  shown[0].querySelector(".card").focus();
}

/** The acceptance as the engine has it, which names the call where there are several; else in one word. */
function acceptance(view) {
  const seat = acceptor(view);
  const choice = view.options?.options?.[0].choices.find((one) => one.seat === seat && one.ways[0].item.startsWith("accept"));
  return { seat, text: choice?.ways[0].item ?? "accept" };
}

/** Who accepts: who may, and of several the one who follows the irregular call. */
function acceptor(view) {
  const next = chosen.seat || following(view.record);
  const holders = view.answer?.results[0].rights.filter((right) => right.right === "accept").map((right) => right.holder) ?? [];
  return holders.length === 0 || holders.includes(next) ? next : holders[0];
}
