// A record as the page edits it: who did what, in order. It is read here only as
// far as the page must show it before the engine has answered; what it means is
// for the engine to say.

const seats = "NESW";

/** The player to the left. */
export const left = (seat) => seats[(seats.indexOf(seat) + 1) % 4];

/** How many seats to the left another player sits. */
const ahead = (from, to) => (seats.indexOf(to) - seats.indexOf(from) + 4) % 4;

const seatOf = (letter) => ({ O: "E", Z: "S" })[letter.toUpperCase()] ?? letter.toUpperCase();

/** Whether an item puts a call on the table. */
export const isCall = (text) => /^(>|[1-9?]|p\b|x\b|xx\b|pass|d\b|dbl|-)/i.test(text);

/** Splits a record into dealer and items. */
export function read(text) {
  const start = text.match(/^\s*([NESWOZ])\s*:\s*/i);
  const record = { dealer: start ? seatOf(start[1]) : "N", items: [] };
  if (!start) return record;
  const words = text.slice(start[0].length).replace(/(^|\s)([NESWOZ]):\s+/gi, "$1$2:").match(/(?:\{[^}]*\}?|\([^)]*\)?|\S)+/g) ?? [];
  let next = record.dealer;
  for (const word of words) {
    const named = word.match(/^([NESWOZ]):(.*)$/i);
    const item = named ? { seat: seatOf(named[1]), text: named[2] } : { seat: next, text: word };
    if (/^td$/i.test(item.text)) item.seat = "";
    if (isCall(item.text)) next = left(item.seat);
    record.items.push(item);
  }
  return record;
}

/** Writes a record; every seat is named, and the engine leaves out what goes without saying. */
export function write(record) {
  return [record.dealer + ":", ...record.items.map((item) => (item.seat ? item.seat + ":" : "") + item.text)].join(" ");
}

/** Whose turn it would be if every call so far counted. */
export function following(record) {
  const last = record.items.findLast((item) => item.seat && isCall(item.text));
  return last ? left(last.seat) : record.dealer;
}

/** The record with another dealer: the same auction, every seat moved as far. */
export function dealtBy(record, dealer) {
  const by = ahead(record.dealer, dealer);
  const moved = (seat) => seat && seats[(seats.indexOf(seat) + by) % 4];
  return { dealer, items: record.items.map((item) => ({ ...item, seat: moved(item.seat) })) };
}

/** Splits an item into what was done and the facts told of it; of a call that was corrected or changed, those told of the first apart. */
export function facts(text) {
  const [, first, early, rest, late] = text.match(/^([^{~>]*)(?:\{([^}]*)\}(?=[~>]))?(.*?)(?:\{([^}]*)\})?$/);
  return { done: first + rest, before: toldIn(early), told: toldIn(late) };
}

function toldIn(list) {
  const told = new Map();
  for (const one of list ? list.split(",") : []) {
    const [name, value = "true"] = one.split("=");
    told.set(name.trim(), value.trim());
  }
  return told;
}

/** An item with these facts told of it. */
export function withFacts(done, told, before = new Map()) {
  const at = done.search(/[~>]/);
  return at > 0 ? done.slice(0, at) + inBraces(before) + done.slice(at) + inBraces(told) : done + inBraces(told);
}

function inBraces(told) {
  const list = [...told].map(([name, value]) => (value === "true" ? name : `${name}=${value}`));
  return list.length ? `{${list.join(",")}}` : "";
}

/** The record with one item replaced, or taken out. */
export function replaced(record, index, ...items) {
  return { dealer: record.dealer, items: record.items.toSpliced(index, 1, ...items) };
}

/** The record in which a call is corrected ("~") or changed (">") to another. */
export function corrected(record, index, sign, call) {
  const item = record.items[index];
  const later = record.items.slice(index + 1).some((other) => isCall(other.text));
  if (sign === ">" && later) return { ...record, items: [...record.items, { seat: item.seat, text: ">" + call }] };
  const { done, told, before } = facts(item.text);
  const first = done.split(/[~>]/)[0];
  return replaced(record, index, { seat: item.seat, text: withFacts(`${first}${sign}${call}`, new Map(), first === done ? told : before) });
}
