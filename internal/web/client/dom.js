// Elements made of data. Text is always set as text, never as markup, so that
// nothing that stands in a record can become part of the page.

/** Makes an element. Keys that begin with "on" are listeners; null and false leave an attribute out. */
export function h(name, attributes, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes ?? {})) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "value" || key === "checked" || key === "disabled" || key === "hidden" || key === "open") element[key] = value;
    else if (value !== null && value !== undefined && value !== false) element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** Puts children into a section. Whoever had the focus there keeps it, by its data-key; if that is gone, the section has it. */
export function fill(section, ...children) {
  const key = section.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  section.replaceChildren(...children.flat(Infinity).filter(Boolean));
  if (!key) return;
  const again = section.querySelector(`[data-key="${CSS.escape(key)}"]:not(:disabled)`);
  if (!again) section.tabIndex = -1;
  (again ?? section).focus({ preventScroll: true });
}

const suitClass = { "♣": "c", "♦": "d", "♥": "h", "♠": "s" };

/** Gives the suit symbols in a text their colours, together with the level or rank beside them. */
export function suited(text) {
  return text.split(/([1-9]?[♣♦♥♠](?:10|[2-9AKQJT]\b)?)/).map((part, i) => {
    if (i % 2 === 0) return part;
    const symbol = part.match(/[♣♦♥♠]/)[0];
    return h("span", { class: "suit " + suitClass[symbol] }, part);
  });
}

/**
 * The face of a control: what is printed on it, drawn by the style sheet, and its
 * name for those who have it read out. Of the two the name alone is text.
 */
export function face(text, name) {
  const part = (piece) => {
    const symbol = piece.match(/[♣♦♥♠]/)?.[0];
    return h("span", { class: symbol ? "face suit " + suitClass[symbol] : "face", "data-face": piece });
  };
  return [text.split(/([1-9]?[♣♦♥♠])/).filter(Boolean).map(part), name && unseen(name)];
}

/** A text with a capital letter. */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** A small heading of a section. */
export const heading = (text) => h("h2", {}, text);

/** What is said to those who do not see the page. */
export const unseen = (text) => h("span", { class: "unseen" }, text);

/** Offers a text as a file. */
export function save(name, type, text) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  h("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
