/** The page that says that the browser is offline. */
const PAGE = '/offline'
/** Scripts, styles and that page, as this build has them. */
const FILES = `files ${BUILD}`
/** The same page with the agenda of a member who asked for it. Pages write it. */
const AGENDA = 'agenda'

addEventListener('install', (event) => event.waitUntil(keepPage()))
addEventListener('activate', (event) => event.waitUntil(takeOver()))
addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (origin !== location.origin) return
  // Whoever signs in or out may be someone else.
  if (pathname.startsWith('/auth/')) event.waitUntil(caches.delete(AGENDA))
  if (method !== 'GET') return
  if (pathname.startsWith('/assets/')) event.respondWith(file(event.request))
  else if (mode === 'navigate') event.respondWith(page(event))
})

async function keepPage() {
  const cache = await caches.open(FILES)
  await cache.add(new Request(PAGE, { credentials: 'omit', cache: 'no-store' }))
  await skipWaiting()
}

async function takeOver() {
  const names = await caches.keys()
  const old = names.filter((name) => name !== FILES && name !== AGENDA)
  await Promise.all(old.map((name) => caches.delete(name)))
  await registration.navigationPreload?.enable()
  await clients.claim()
}

/** Names of files change with their content, so a kept one is never old. */
async function file(request) {
  const cache = await caches.open(FILES).catch(() => undefined)
  const kept = await cache?.match(request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) cache?.put(request, answer.clone()).catch(() => {})
  return answer
}

/** Pages come from the server alone. */
async function page({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    const kept = await keptPage(AGENDA)
    return kept ?? (await keptPage(FILES)) ?? Response.error()
  }
}

const keptPage = (cacheName) => caches.match(PAGE, { cacheName, ignoreVary: true })
