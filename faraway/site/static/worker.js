/** The service worker: answers from what was stored when this version of the site was first loaded. */

const VERSION = "faraway-{version}";
const FILES = {files};

self.addEventListener("install", (event) => {
  const store = async () => {
    const cache = await caches.open(VERSION);
    await cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })));
    await self.skipWaiting();
  };
  event.waitUntil(store());
});

self.addEventListener("activate", (event) => {
  const clean = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith("faraway-") && name !== VERSION).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  const answer = async () => {
    const cache = await caches.open(VERSION);
    const folder = request.url.split(/[?#]/)[0];
    const stored = await cache.match(folder.endsWith("/") ? `${folder}index.html` : folder);
    return stored ?? fetch(request);
  };
  event.respondWith(answer());
});
