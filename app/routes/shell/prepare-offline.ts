/** The page with the agenda, where the worker looks for it. */
const AGENDA = 'agenda'
const PAGE = '/offline'

/** Installs the worker that says when the browser is offline, and keeps the agenda of a fellow who asked for that. */
export async function prepareOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  if (isWished()) {
    const answer = await fetch(PAGE)
    if (answer.ok) await (await caches.open(AGENDA)).put(PAGE, answer)
  }
  // Another tab may have signed out in the meantime.
  if (!isWished()) await caches.delete(AGENDA)
}

/** The server sets this cookie, and says for whom. */
const isWished = () => /(^|; )agenda=/.test(document.cookie)
