import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

/** Receives a channel's notifications, and whether some may have been missed. */
export type Listener = { hear: (payload: string) => void; missed: () => void }
export type StopListening = () => Promise<void>

const FIRST_WAIT = 500
const LONGEST_WAIT = 30_000

export function listenEmbedded(engine: PGlite, channel: string, { hear }: Listener): Promise<StopListening> {
  return engine.listen(channel, hear)
}

/**
 * Listens on a separate connection, since those of a pool come and go. A lost one is reopened, with longer and longer
 * waits; notifications in between are gone, so `missed` reports that anything may have changed.
 */
export async function listenOnServer(url: string, channel: string, hearer: Listener): Promise<StopListening> {
  let client: pg.Client | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let wait = FIRST_WAIT

  async function open() {
    const own = new pg.Client({ connectionString: url, keepAlive: true })
    own.on('error', () => {})
    own.on('end', () => lost(own))
    own.on('notification', ({ payload }) => hearer.hear(payload ?? ''))
    client = own
    await own.connect()
    await own.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    wait = FIRST_WAIT
  }

  function lost(own: pg.Client) {
    if (stopped || own !== client) return
    client = undefined
    timer = setTimeout(reopen, wait)
    wait = Math.min(wait * 2, LONGEST_WAIT)
  }

  async function reopen() {
    try {
      await open()
      hearer.missed()
    } catch {
      if (client) lost(client)
    }
  }

  await open()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await client?.end()
  }
}
