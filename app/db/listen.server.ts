import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { countOpened, PATIENCE } from '#app/outgoing/outgoing.server.ts'

/** Receives a channel's notifications, and whether some may have been missed. */
export type Listener = { hear: (payload: string) => void; missed: () => void }
export type StopListening = () => Promise<void>

const FIRST_WAIT = 500
const LONGEST_WAIT = 30_000
const CHECK_EVERY = 60_000

export function listenEmbedded(engine: PGlite, channel: string, { hear }: Listener): Promise<StopListening> {
  return engine.listen(channel, hear)
}

/**
 * Listens on a separate connection, since those of a pool come and go: one, ever, however often opening it fails. A
 * lost one is reopened, with longer and longer waits; notifications in between are gone, so `missed` reports that
 * anything may have changed.
 */
export async function listenOnServer(url: string, channel: string, hearer: Listener): Promise<StopListening> {
  let client: pg.Client | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let wait = FIRST_WAIT

  async function open() {
    const own = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE.notifications,
      query_timeout: PATIENCE.notifications,
    })
    const closed = countOpened('notifications')
    client = own
    own.on('error', () => {})
    own.on('notification', ({ payload }) => hearer.hear(payload ?? ''))
    try {
      await own.connect()
      await own.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      closed('failed')
      await own.end().catch(() => {})
      throw error
    }
    own.on('end', () => {
      closed()
      reopenLater()
    })
    wait = FIRST_WAIT
    if (stopped) await own.end()
  }

  function reopenLater() {
    if (stopped) return
    timer = setTimeout(reopen, wait)
    wait = Math.min(wait * 2, LONGEST_WAIT)
  }

  async function reopen() {
    try {
      await open()
      hearer.missed()
    } catch {
      reopenLater()
    }
  }

  /** A connection that was lost without a word, as behind a router that forgets, would be listened to forever. */
  const checking = setInterval(() => {
    const own = client
    own?.query('SELECT 1').catch(() => own.end().catch(() => {}))
  }, CHECK_EVERY)
  checking.unref()

  const stop = async () => {
    stopped = true
    clearTimeout(timer)
    clearInterval(checking)
    await client?.end().catch(() => {})
  }
  await open().catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return stop
}
