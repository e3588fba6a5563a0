// Keeps the page for when there is no network. The name of the store changes with
// what is in it; both are filled in when the files are written.
const store = "lawc-VERSION";
const files = FILES;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(store)
      .then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: "reload" }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const stale = (names) => names.filter((name) => name.startsWith("lawc-") && name !== store);
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(stale(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || new URL(event.request.url).origin !== location.origin) return;
  event.respondWith(caches.open(store).then(async (cache) => (await cache.match(event.request, { ignoreSearch: true })) ?? fetch(event.request)));
});
