import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Tx } from './database.server.ts'
import { isPassingFailure } from './passing-failure.ts'
import { clientOn, openPool } from './pool.server.ts'

/** A replica is used only while it has everything that was written more than this many milliseconds ago. */
const MOST_BEHIND = 5_000
/** For that long members read from the primary after they have written: longer than a replica may be behind. */
export const OWN_WRITES_SECONDS = 10

const CHECK_EVERY = 1_000
/** For a check, and for a connection. A statement has longer. */
const PATIENCE = 1_000
/** How often it looks, while it starts, whether the replica is behind. */
const TRIES = 10
/** Older positions say no more than that it's far behind. */
const MOST_MARKS = 60

export type ReplicaState = 'in use' | 'behind' | 'away' | 'another database'
/** Statements of lists and exports since the start: who answered, and how many failed on the replica before the primary did. */
type Counts = { replica: number; primary: number; failed: number }
export type Replica = {
  /** Asks the replica, and the primary where that isn't possible. */
  read: <Rows>(ask: (on: Tx) => Promise<Rows>, primary: Tx) => Promise<Rows>
  /** `behind` is by how many milliseconds at most, null if that isn't known yet. */
  state: () => { is: ReplicaState; behind: number | null }
  counts: Counts
  close: () => Promise<void>
}

type Target = {
  url: string
  primaryUrl: string
  pool: number
  traced: boolean
  /** Hears of every change, and of a start without the replica. */
  onChange: (state: ReplicaState) => void
}

/** Opens a read replica and follows how far it has come. Never fails: what is away may come back. */
export async function openReplica({ url, primaryUrl, pool, traced, onChange }: Target): Promise<Replica> {
  const connections = openPool({ url, max: pool, kind: 'replica', connecting: PATIENCE })
  const { client } = await clientOn(connections, { traced })
  const watched = { max: 1, patience: PATIENCE, connecting: PATIENCE }
  const primary = openPool({ url: primaryUrl, ...watched })
  const replica = openPool({ url, kind: 'replica', ...watched })

  const counts: Counts = { replica: 0, primary: 0, failed: 0 }
  const marks: Mark[] = []
  let is: 'there' | 'away' | 'another database' = 'away'
  /** The replica has everything that was acknowledged before this moment. */
  let completeUntil = Number.NEGATIVE_INFINITY

  function state() {
    const behind = performance.now() - completeUntil
    const ofThere = behind > MOST_BEHIND ? 'behind' : 'in use'
    return { is: is === 'there' ? ofThere : is, behind: Number.isFinite(behind) ? behind : null } as const
  }

  async function check() {
    const at = performance.now()
    const written = await positionOf(primary)
    const replayed = await positionOf(replica)
    marks.push({ at, position: written.position })
    if (marks.length > MOST_MARKS) marks.shift()
    const reached = marks.findLastIndex(({ position }) => position <= replayed.position)
    if (reached >= 0) completeUntil = marks.splice(0, reached + 1).at(-1)?.at ?? completeUntil
    is = replayed.replays && written.database === replayed.database ? 'there' : 'another database'
  }

  const checkIfThere = () =>
    check().catch(() => {
      is = 'away'
    })
  await checkIfThere()
  // Who starts waits until it has what was written by then: a command is over before the next check.
  for (let tries = 0; state().is === 'behind' && tries < TRIES; tries++) {
    await sleep(PATIENCE / TRIES)
    await checkIfThere()
  }

  let told: ReplicaState = 'in use'
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false

  function watch() {
    const now = state().is
    if (now !== told) onChange(now)
    told = now
    timer = setTimeout(async () => {
      await checkIfThere()
      if (!isClosed) watch()
    }, CHECK_EVERY).unref()
  }
  watch()

  return {
    state,
    counts,
    async read(ask, otherwise) {
      if (state().is !== 'in use') {
        counts.primary++
        return ask(otherwise)
      }
      try {
        const rows = await ask(client)
        counts.replica++
        return rows
      } catch (error) {
        // Whatever is wrong there, also a conflict with what it replays: the primary has the last word.
        counts.failed++
        if (isPassingFailure(error)) is = 'away'
        return ask(otherwise)
      }
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await Promise.all([client.$disconnect(), primary.end(), replica.end()])
    },
  }
}

/** How far the primary's log had come at a moment, in bytes. */
type Mark = { at: number; position: bigint }

type Position = { position: bigint; replays: boolean; database: string }

/** What a server has written for good, or a replica has replayed. */
async function positionOf(pool: pg.Pool): Promise<Position> {
  const { rows } = await pool.query<{ position: string; replays: boolean; database: string }>(`
    SELECT (CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_flush_lsn() END - '0/0')::text
        AS position,
      pg_is_in_recovery() AS replays, system_identifier || ' ' || current_database() AS database
    FROM pg_control_system()`)
  const [row] = rows
  if (!row) throw new Error('A server without a position')
  return { ...row, position: BigInt(row.position) }
}
