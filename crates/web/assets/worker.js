// Works beside the pages. It keeps the files of the house, and answers with a page of its own where there is no network;
// tables are never kept: what they show is only true when it comes from the server.
// `MARK` and `FILES` stand above; they change with the files.
const KEPT = `astrarium ${MARK}`;
const OFFLINE = "/offline";

async function keep(addresses) {
  const cache = await caches.open(KEPT);
  await cache.addAll(addresses);
}
async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}
const kept = (request) => caches.match(request, { ignoreVary: true });

addEventListener("install", (event) => event.waitUntil(keep([OFFLINE, ...FILES]).then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => clients.claim())));
addEventListener("message", (event) => event.waitUntil(keep([OFFLINE])));
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => kept(OFFLINE)));
  else if (FILES.includes(new URL(request.url).pathname)) event.respondWith(kept(request).then((file) => file ?? fetch(request)));
});
