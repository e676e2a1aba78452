// The page's own worker, asked by a test: the same files, the same messages.

/** Starts a worker in the page and answers how long it took until it could be asked. */
export function openModule(page) {
  return page.evaluate(async () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const worker = files.find((name) => /worker-[^/]*\.js$/.test(name));
    const wasm = files.find((name) => /first-[^/]*\.wasm$/.test(name));
    // Until the page's own worker has fetched the module its name isn't listed here.
    const list = async () => (await (await fetch('sw.js')).text()).match(/assets\/[^"]*\.(?:wasm|js)/g) ?? [];
    const all = await list();
    const find = (pattern) => new URL(all.find((name) => pattern.test(name)), document.baseURI).href;
    const asked = new Worker(worker ?? find(/worker-/), { type: 'module' });
    const started = performance.now();
    await new Promise((ready, failed) => {
      asked.onmessage = ({ data }) => ('ready' in data ? ready() : failed(new Error(data.failed)));
      asked.onerror = (event) => failed(new Error(event.message));
      asked.postMessage({ start: wasm ?? find(/first-[^/]*\.wasm$/), rest: find(/rest-[^/]*\.wasm$/) });
    });
    let id = 0;
    globalThis.askModule = (request) => new Promise((resolve, reject) => {
      const mine = ++id;
      const hear = ({ data }) => {
        if (data.id !== mine) return;
        asked.removeEventListener('message', hear);
        if ('error' in data) reject(new Error(data.error.message));
        else resolve(data.value);
      };
      asked.addEventListener('message', hear);
      asked.postMessage({ ...request, id: mine });
    });
    return performance.now() - started;
  });
}
