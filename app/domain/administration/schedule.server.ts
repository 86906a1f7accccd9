import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { record } from './history.server.ts'
import { type Kind, nameOf, tableOf } from './kind.server.ts'
import { operate } from './operate.server.ts'
import { byForm } from './save.server.ts'
import { stateChanges } from './state.ts'
import { readRecord, writeStates } from './store.server.ts'

type Time = { at: Date; zone: string } | null

/**
 * Sets when a record is to be published, or takes that back; false if there is no such record, or it is archived. A time
 * in the past is this minute, so that nothing that is published at once counts as late.
 */
export function schedule(viewer: Viewer, kind: Kind, id: number | null, time: Time): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const found = await readRecord(tx, kind, id, { hold: true })
    if (!found || found.state.archivedAt) return false
    const wished = time?.at.toISOString() ?? null
    const publishAt = wished && wished !== found.state.publishAt ? notBefore(wished, thisMinute()) : wished
    const state = { ...found.state, publishAt, publishZone: time?.zone ?? null }
    const changes = stateChanges(found.state, state)
    if (changes.length === 0) return true
    const version = found.version + 1
    await writeStates(tx, kind, [{ id: found.id, version, state }])
    await record(tx, byForm(viewer), [
      {
        action: time ? 'scheduled' : 'taken off the schedule',
        kind: kind.name,
        recordId: found.id,
        recordName: nameOf(kind, found.content),
        version,
        changes,
      },
    ])
    return true
  })
}

const notBefore = (moment: string, earliest: string) => (moment < earliest ? earliest : moment)

function thisMinute(): string {
  const now = new Date()
  now.setUTCSeconds(0, 0)
  return now.toISOString()
}

const Due = z.strictObject({ id: z.int() })

/**
 * Publishes what is due, each in a transaction of its own. It is safe in several processes at once: one publishes, the
 * others pass by. What fails keeps its time and is tried again; the errors are returned for the log.
 */
export async function publishDue(kinds: Kind[], now = new Date()): Promise<unknown[]> {
  const errors: unknown[] = []
  for (const kind of kinds.filter(({ publishes }) => publishes)) {
    const due = await query(Due)`
      SELECT r.id FROM ${tableOf(kind.table)} r
      WHERE r."publishAt" <= ${now} AND r."archivedAt" IS NULL AND ${kind.only ?? Prisma.sql`TRUE`} ORDER BY r."publishAt", r.id`
    for (const { id } of due) {
      await db()
        .$transaction((tx) => publishIfDue(tx, kind, id, now))
        .catch((error: unknown) => errors.push(error))
    }
  }
  return errors
}

/** The time is read again once the record is held: it may have been published, or taken off the schedule. */
async function publishIfDue(tx: Tx, kind: Kind, id: number, now: Date): Promise<void> {
  const found = await readRecord(tx, kind, id, { hold: true })
  if (!found?.state.publishAt || new Date(found.state.publishAt) > now) return
  await operate(tx, { actorId: null, door: 'SCHEDULE' }, kind, [found], 'publish')
}
