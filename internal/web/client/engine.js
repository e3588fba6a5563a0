// The engine: a server beside the page, or WebAssembly in a worker. The same
// questions have the same answers.

const isStatic = document.querySelector('meta[name="lawc-engine"]').content === "static";

/** What cannot be answered: what was wrong, and at which column of the record. */
export class Refused extends Error {
  constructor(fault) {
    super(fault.message);
    this.col = fault.col ?? 0;
    this.more = fault.more ?? [];
  }
}

/** Asks the engine; without a body it is a question that an address alone asks. */
export async function ask(path, body) {
  const { status, text } = await (isStatic ? askWorker : askServer)("/api/v1/" + path, body && JSON.stringify(body));
  const answer = JSON.parse(text);
  if (status !== 200) throw new Refused(answer.error);
  return answer;
}

async function askServer(path, body) {
  const options = body ? { method: "POST", body, headers: { "Content-Type": "application/json" } } : {};
  const response = await fetch(path, options);
  return { status: response.status, text: await response.text() };
}

let worker = null;
let asked = 0;
const waiting = new Map();

function askWorker(path, body) {
  worker ??= startWorker();
  return new Promise((resolve, reject) => {
    waiting.set(++asked, { resolve, reject });
    worker.postMessage({ n: asked, path, body: body ?? "" });
  });
}

function startWorker() {
  const started = new Worker("worker.js");
  started.addEventListener("message", ({ data }) => {
    waiting.get(data.n)?.resolve(data);
    waiting.delete(data.n);
  });
  started.addEventListener("error", (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message || "worker"));
    waiting.clear();
    worker = null;
  });
  return started;
}

/** In the static form a service worker keeps the page for when there is no network. */
export function keep() {
  if (isStatic && "serviceWorker" in navigator) navigator.serviceWorker.register("sw.js");
}
