// The service worker: caches every file of this build, so that the page works offline, below any path. The build
// replaces two words by the names of the files and by the version.

declare const self: ServiceWorkerGlobalScope;
export type {};

const FILES = JSON.parse('__FILES__') as string[];
const CACHE = `mentsu-__VERSION__:${self.registration.scope}`;

const HASHED = /-[\w-]{8}\.\w+$/;

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  // A file with a hash in its name never changes: the copy that the page has loaded will do. The few others may be
  // outdated in the browser's own cache.
  await cache.addAll(FILES.map((file) => new Request(new URL(file, self.registration.scope), { cache: HASHED.test(file) ? 'default' : 'no-cache' })));
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  const scope = `:${self.registration.scope}`;
  const old = (await caches.keys()).filter((name) => name.startsWith('mentsu-') && name.endsWith(scope) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function respond(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request, { ignoreSearch: true });
  if (found) return found;
  const index = request.mode === 'navigate' ? await cache.match(self.registration.scope) : undefined;
  return index ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === self.location.origin) event.respondWith(respond(request));
});
