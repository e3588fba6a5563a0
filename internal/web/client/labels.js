// The labels of the page, English and Dutch. All other wording, of rulings,
// questions and clauses, comes from the engine.

const english = {
  name: "English",
  regions: { box: "Bidding box", auction: "Auction", record: "Record", ruling: "Ruling", questions: "Questions", choices: "Choices", editions: "Editions", books: "Books", script: "What the director says", take: "To take away" },
  slogan: "The laws of bridge, at the table",
  seats: { N: "North", E: "East", S: "South", W: "West" },
  levels: ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
  suits: { C: ["club", "clubs"], D: ["diamond", "diamonds"], H: ["heart", "hearts"], S: ["spade", "spades"], NT: ["notrump", "notrump"] },
  calls: { P: "pass", X: "double", XX: "redouble", "?": "no known call" },
  short: { P: "Pass", X: "X", XX: "XX", NT: "NT" },
  ranks: { A: "ace", K: "king", Q: "queen", J: "jack", T: "ten" },
  card: (rank, suit) => `the ${rank} of ${suit}`,
  by: (call, who) => `${who}: ${call}`,
  director: "Director", undo: "Undo", redo: "Redo", accept: "accept",
  dealer: "Dealer", edition: "Edition", next: "to call", calling: (who) => `${who} calls next`, out: (who, turn) => `${who} calls, although it is ${turn}'s turn`,
  noCall: "Nobody has called yet. Tap a call in the bidding box, or open a file of records.",
  directorCame: "The director is called",
  irregular: "irregular", cancelled: "does not count", pending: "awaits a ruling", asPass: "counts as a pass", implied: "supplied by the law", replaced: "replaced", tapCall: "Tap a call to say more about it.",
  more: "Something else happened", what: "What", suit: "Suit", rank: "Rank", who: "Who",
  verbs: { card: "a card was exposed", led: "a card was led before its time", lead: "the opening lead was faced" },
  cardHappened: "Put down", ask: "asks", asks: { repeat: "to hear a call again", review: "to hear all calls again", "partial-review": "to hear some of the calls", explanation: "what a call means", "who-leads": "who is to lead" },
  odd: "says", oddCalls: { "?": "something that is no call" }, add: "Add",
  about: "About this call", slip: "A slip: he corrected it at once to …", change: "He changed it to …", remove: "It was not made", close: "Close",
  pickSlip: (who, call) => `Choose the call to which ${who} corrects ${call}.`, pickChange: (who, call) => `Choose the call to which ${who} changes ${call}.`, cancel: "Cancel",
  told: "What only people can know", toldFirst: "What only people can know of the first call", toldSecond: "What only people can know of the second call", yes: "yes", no: "no", unsaid: "not said",
  typed: "The auction in one line", typedHelp: "Dealer first, then the calls: N: 1S 1H TD. A seat where somebody calls out of turn: E:2H.", wrongAt: (col) => `Column ${col}: `,
  open: "Open a file", dropped: "PBN, LIN or text; a file may also be dropped on the page.", boards: (n, irregular, unread) => `${n} records, ${irregular} with irregularities` + (unread ? `, ${unread} that cannot be read` : ""), line: (n) => `line ${n}`, tooLarge: "This file is larger than 1 MB; take a part of it.", last: "Go on with", fresh: "New auction",
  waiting: "The engine is starting …", noRuling: "The ruling stands here as soon as something is to be ruled upon.", lost: "The engine does not answer. Is lawc still running?",
  parts: { happened: "What happened", stands: "How it stands", owed: "What is owed", choice: "What may be chosen", director: "What the director may do", taken: "Taken for granted" },
  clause: (id) => `clause ${id}`, allInOrder: "All is in order so far.",
  noQuestions: "There is nothing to ask.", idleQuestions: (n) => `${n} more that change nothing as things stand`, taken: "taken for granted", unchanged: "changes nothing as things stand", unasked: (n) => `${n} more facts were taken for granted earlier on; what was done last is asked.`,
  noChoices: "The choices stand here once the auction has begun.", irregularChoices: "Irregular choices", afterwards: "and then", if: "if", noScript: "Nothing is to be said.", away: "away from the table", reminder: "For the director", goOn: "Go on:", askAway: (who) => `ask ${who} away from the table`,
  compareWith: "Editions to compare", all: "all", onlyOne: "Choose more editions to see them side by side.", differ: "differs",  matter: "Matter", nothing: "–",
  link: "Copy the address", recordCopied: "Copy the record", pbn: "Save as PBN", yaml: "Save as a case", printSlip: "Print the ruling", copied: "Copied.", notDirect: "Clauses that no source says in so many words", version: "lawc", address: "Address",
  search: "Search the clauses", searchHelp: "words, a clause, a topic", found: (n) => `${n} clauses`, tooMany: (n) => `${n} more; search for something narrower`, book: "Book", byTopic: "Through the ages, by topic", article: "article", printBook: "Print this book",
  covers: "Covers", source: "Source", kind: "kind", topic: "topic", cite: "stands in", reading: "reading", see: "see", referredBy: "referred to by", inert: "never in play", met: "Here", metBy: "applied to", lookedAt: "looked at, and not applied, on", ages: "Through the ages", silent: "says nothing on this", conditions: "Conditions and consequences",
  unsettled: "rests on an inferred clause or a reading that is not settled", rulings: "The table of rulings", behind: (sign) => `${sign} behind a clause: `, leftOut: (editions) => `Left out, since only a fragment of each was read: ${editions}. The command lawc table --editions all shows them.`, leads: "rights about leads", stages: { made: "made", accepted: "accepted or called over", ruled: "not accepted, ruled", "next-player": "next player has called", offender: "offender has called", closed: "auction closed" },
  language: "Language",
};

const dutch = {
  name: "Nederlands",
  regions: { box: "Biedkast", auction: "Bieding", record: "Verslag", ruling: "Uitspraak", questions: "Vragen", choices: "Keuzes", editions: "Edities", books: "Boeken", script: "Wat de arbiter zegt", take: "Om mee te nemen" },
  slogan: "De spelregels van bridge, aan tafel",
  seats: { N: "Noord", E: "Oost", S: "Zuid", W: "West" },
  levels: ["een", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen"],
  suits: { C: ["klaveren", "klaveren"], D: ["ruiten", "ruiten"], H: ["harten", "harten"], S: ["schoppen", "schoppen"], NT: ["sansatout", "sansatout"] },
  calls: { P: "pas", X: "doublet", XX: "redoublet", "?": "geen bekende bieding" },
  short: { P: "Pas", X: "X", XX: "XX", NT: "SA" },
  ranks: { A: "aas", K: "heer", Q: "vrouw", J: "boer", T: "tien" },
  card: (rank, suit) => `${suit} ${rank}`,
  by: (call, who) => `${who}: ${call}`,
  director: "Arbiter", undo: "Ongedaan maken", redo: "Opnieuw", accept: "aannemen",
  dealer: "Gever", edition: "Editie", next: "aan de beurt", calling: (who) => `${who} is aan de beurt`, out: (who, turn) => `${who} biedt, hoewel ${turn} aan de beurt is`,
  noCall: "Er is nog niet geboden. Tik op een bieding in de biedkast, of open een bestand met verslagen.",
  directorCame: "De arbiter wordt geroepen",
  irregular: "onregelmatig", cancelled: "telt niet", pending: "wacht op een uitspraak", asPass: "telt als pas", implied: "door de spelregels aangevuld", replaced: "vervangen", tapCall: "Tik op een bieding om er meer over te zeggen.",
  more: "Er gebeurde iets anders", what: "Wat", suit: "Kleur", rank: "Kaart", who: "Wie",
  verbs: { card: "een kaart werd getoond", led: "een kaart werd voortijdig voorgespeeld", lead: "de uitkomst ligt open" },
  cardHappened: "Leg neer", ask: "vraagt", asks: { repeat: "een bieding te herhalen", review: "alle biedingen te herhalen", "partial-review": "een deel van de biedingen te herhalen", explanation: "wat een bieding betekent", "who-leads": "wie uitkomt" },
  odd: "zegt", oddCalls: { "?": "iets dat geen bieding is" }, add: "Voeg toe",
  about: "Over deze bieding", slip: "Een vergissing: hij verbeterde haar meteen in …", change: "Hij wijzigde haar in …", remove: "Zij is niet gedaan", close: "Sluiten",
  pickSlip: (who, call) => `Kies de bieding waarin ${who} ${call} verbetert.`, pickChange: (who, call) => `Kies de bieding waarin ${who} ${call} wijzigt.`, cancel: "Annuleren",
  told: "Wat alleen mensen kunnen weten", toldFirst: "Wat alleen mensen kunnen weten van de eerste bieding", toldSecond: "Wat alleen mensen kunnen weten van de tweede bieding", yes: "ja", no: "nee", unsaid: "niet gezegd",
  typed: "De bieding in één regel", typedHelp: "Eerst de gever, dan de biedingen: N: 1S 1H TD. Een plaats waar iemand voor zijn beurt biedt: O:2H.", wrongAt: (col) => `Kolom ${col}: `,
  open: "Open een bestand", dropped: "PBN, LIN of tekst; een bestand mag ook op de pagina worden gesleept.", boards: (n, irregular, unread) => `${n} verslagen, ${irregular} met onregelmatigheden` + (unread ? `, ${unread} die niet te lezen zijn` : ""), line: (n) => `regel ${n}`, tooLarge: "Dit bestand is groter dan 1 MB; neem een deel ervan.", last: "Verder met", fresh: "Nieuwe bieding",
  waiting: "De motor start …", noRuling: "De uitspraak komt hier zodra er iets te beslissen is.", lost: "De motor antwoordt niet. Draait lawc nog?",
  parts: { happened: "Wat er gebeurde", stands: "Hoe het ervoor staat", owed: "Wat verplicht is", choice: "Wat nog te kiezen is", director: "Wat de arbiter mag doen", taken: "Aangenomen" },
  clause: (id) => `bepaling ${id}`, allInOrder: "Tot nu toe is alles in orde.",
  noQuestions: "Er is niets te vragen.", idleQuestions: (n) => `nog ${n} die nu niets veranderen`, taken: "aangenomen", unchanged: "verandert nu niets", unasked: (n) => `Nog ${n} feiten zijn eerder aangenomen; gevraagd wordt naar wat het laatst gebeurde.`,
  noChoices: "De keuzes komen hier zodra er geboden is.", irregularChoices: "Onregelmatige keuzes", afterwards: "en dan", if: "indien", noScript: "Er is niets te zeggen.", away: "weg van de tafel", reminder: "Voor de arbiter zelf", goOn: "Ga door:", askAway: (who) => `vraag het ${who} weg van de tafel`,
  compareWith: "Edities om te vergelijken", all: "alle", onlyOne: "Kies meer edities om ze naast elkaar te zien.", differ: "verschilt",  matter: "Onderwerp", nothing: "–",
  link: "Kopieer het adres", recordCopied: "Kopieer het verslag", pbn: "Bewaar als PBN", yaml: "Bewaar als geval", printSlip: "Druk de uitspraak af", copied: "Gekopieerd.", notDirect: "Bepalingen die geen bron met zoveel woorden noemt", version: "lawc", address: "Adres",
  search: "Zoek in de bepalingen", searchHelp: "woorden, een bepaling, een onderwerp", found: (n) => `${n} bepalingen`, tooMany: (n) => `nog ${n}; zoek iets preciezers`, book: "Boek", byTopic: "Door de tijd, per onderwerp", article: "artikel", printBook: "Druk dit boek af",
  covers: "Omvat", source: "Bron", kind: "soort", topic: "onderwerp", cite: "staat in", reading: "lezing", see: "zie", referredBy: "genoemd door", inert: "nooit in het spel", met: "Hier", metBy: "toegepast op", lookedAt: "bekeken, en niet toegepast, bij", ages: "Door de tijd", silent: "zegt hier niets over", conditions: "Voorwaarden en gevolgen",
  unsettled: "berust op een afgeleide clausule of een lezing die niet vaststaat", rulings: "De tabel van uitspraken", behind: (sign) => `${sign} achter een clausule: `, leftOut: (editions) => `Weggelaten, omdat van elk maar een fragment is gelezen: ${editions}. De opdracht lawc table --editions all toont ze.`, leads: "rechten bij het voorspelen", stages: { made: "gedaan", accepted: "geaccepteerd of overboden", ruled: "niet geaccepteerd, beslist", "next-player": "volgende speler heeft geboden", offender: "overtreder heeft geboden", closed: "bieden gesloten" },
  language: "Taal",
};

export const languages = { en: english, nl: dutch };

/** The labels of a language. */
export const labels = (lang) => languages[lang] ?? english;

const symbols = { C: "♣", D: "♦", H: "♥", S: "♠" };

/** A call by its words: "two hearts". */
export function spoken(call, l) {
  const bid = call.match(/^([1-9])(NT|[CDHS])$/);
  if (!bid) return l.calls[call] ?? call;
  return `${l.levels[bid[1] - 1]} ${l.suits[bid[2]][bid[1] === "1" ? 0 : 1]}`;
}

/** A call as it is printed on its card: "2♥". */
export function printed(call, l) {
  const bid = call.match(/^([1-9])(NT|[CDHS])$/);
  if (!bid) return l.short[call] ?? call;
  return bid[1] + (symbols[bid[2]] ?? l.short.NT);
}

/** The calls of the bidding box, a level a row. */
export const levels = ["1", "2", "3", "4", "5", "6", "7"].map((level) => ["C", "D", "H", "S", "NT"].map((suit) => level + suit));

export const suits = Object.keys(symbols);
export const symbolOf = (suit) => symbols[suit];
