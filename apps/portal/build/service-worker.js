// Answers a start without a connection with a page that says so. It keeps that page alone: nothing of
// anybody, no call of the API, no page of the portal, so that after a new version nothing old is ever shown.
// And it shows notifications, which it does not keep (docs/adr/0034).
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
  await Promise.all(
    names.filter((name) => OWN.test(name) && name !== CACHE).map((name) => caches.delete(name)),
  );
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

/**
 * What was sent; a push that cannot be read is shown as well, since browsers take away the right of a site
 * that shows nothing.
 */
function toldBy(event) {
  try {
    return event.data?.json() ?? {};
  } catch {
    return {};
  }
}

/**
 * Of one need there is one notification: a newer takes the place of the older, and is heard. Pages are those
 * of this site.
 */
function show({ title = 'קרוב · Karov', body = '', tag = 'karov', lang, dir, urgent, path }) {
  const data = { path: typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : '/' };
  return self.registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    lang,
    dir,
    requireInteraction: urgent === true,
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    data,
  });
}

/** A page that stands open is looked at again; any other stays as it is, with what is being typed there. */
async function open(notification) {
  notification.close();
  const address = new URL(notification.data?.path ?? '/', self.location.origin);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const opened = pages.find(({ url }) => new URL(url).pathname === address.pathname);
  await (opened ? opened.focus() : self.clients.openWindow(address.href));
}

/** The browser has a new address at its push service: whoever knows the former one may change it. */
async function move({ oldSubscription: former, newSubscription }) {
  if (!former) return;
  const { applicationServerKey } = former.options;
  const subscription =
    newSubscription ??
    (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const { endpoint, keys } = subscription.toJSON();
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };
  await fetch('/api/push/devices/moved', {
    method: 'POST',
    headers,
    body: JSON.stringify({ former: former.endpoint, endpoint, ...keys }),
  });
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('push', (event) => event.waitUntil(show(toldBy(event))));
self.addEventListener('notificationclick', (event) => event.waitUntil(open(event.notification)));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(move(event)));
self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== self.location.origin || OF_OTHERS.test(pathname)) return;
  if (event.request.mode === 'navigate') event.respondWith(navigate(event));
  else if (pathname === SCRIPT) event.respondWith(fetch(event.request).catch(() => kept(SCRIPT)));
});
