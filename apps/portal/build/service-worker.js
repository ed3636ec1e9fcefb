// Answers a start without a connection with a page that says so. It keeps that page alone: nothing of anybody, no call of the API, no page of the
// portal, so that after a new version nothing old is ever shown.
const CACHE = 'karov-offline-VERSION';
const OWN = /^karov-offline-/;
const PAGE = '/offline.html';
const SCRIPT = '/offline.js';
/** The API, the back office and the outbox answer for themselves. */
const OF_OTHERS = /^\/(api|admin|outbox)(\/|$)/;

async function install() {
  const cache = await caches.open(CACHE);
  await cache.addAll([PAGE, SCRIPT].map((path) => new Request(path, { cache: 'reload' })));
  await self.skipWaiting();
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => OWN.test(name) && name !== CACHE).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function kept(path) {
  return (await caches.match(path, { cacheName: CACHE })) ?? Response.error();
}

async function navigate(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return kept(PAGE);
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== self.location.origin || OF_OTHERS.test(pathname)) return;
  if (event.request.mode === 'navigate') event.respondWith(navigate(event));
  else if (pathname === SCRIPT) event.respondWith(fetch(event.request).catch(() => kept(SCRIPT)));
});
