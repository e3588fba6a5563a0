// The engine as WebAssembly, away from the page, which stays usable meanwhile.

importScripts("wasm_exec.js");

/** The file is compressed, unless the host has undone that already. */
async function engineBytes() {
  const response = await fetch("lawc.wasm.gz");
  if (!response.ok) throw new Error("lawc.wasm.gz: " + response.status);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes[0] !== 0x1f) return bytes;
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

const ready = (async () => {
  const go = new Go();
  const started = new Promise((resolve) => (self.lawcIsReady = resolve));
  const { instance } = await WebAssembly.instantiate(await engineBytes(), go.importObject);
  go.run(instance);
  await started;
})();

// A failure is told to whoever asks.
ready.catch(() => {});

self.addEventListener("message", async ({ data: { n, path, body } }) => {
  try {
    await ready;
    const { status, body: text } = self.lawc(path, body);
    self.postMessage({ n, status, text });
  } catch (error) {
    self.postMessage({ n, status: 500, text: JSON.stringify({ error: { message: String(error.message ?? error) } }) });
  }
});
