import { db, type Tx } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { type Deed, record } from '../administration/history.server.ts'
import { byForm } from '../administration/save.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { countRecipients, fates } from './recipients.server.ts'

const Held = z.strictObject({
  id: z.int(),
  name: z.string(),
  published: z.boolean(),
  emailOnPublish: z.boolean(),
})
type Held = z.infer<typeof Held>

/** The announcement, which nobody else emails until the transaction ends. */
async function hold(tx: Tx, id: number | null): Promise<Held | null> {
  const [held] = await query(Held, tx)`
    SELECT id, name, published, "emailOnPublish" FROM "Announcement"
    WHERE id = ${id}::int AND "archivedAt" IS NULL FOR UPDATE`
  return held ?? null
}

export type Sending =
  | { kind: 'sent'; count: number }
  /** It goes out with the publication. */
  | { kind: 'planned' }
  /** There are more or fewer recipients than the sender was told. */
  | { kind: 'recounted' }
  | { kind: 'gone' }

/**
 * Sends an announcement to everyone who hasn't had it; telling `again`, to those too. Only while it is sent to exactly
 * as many as the sender was told, so that pressing twice sends once. A draft's email is sent when it is published.
 */
export function sendAnnouncement(
  viewer: Viewer,
  id: number | null,
  { again, expected }: { again: boolean; expected: number },
): Promise<Sending> {
  return db().$transaction(async (tx) => {
    const held = await hold(tx, id)
    if (!held) return { kind: 'gone' }
    if (!held.published) {
      await plan(tx, byForm(viewer), held, true)
      return { kind: 'planned' }
    }
    const { due } = await countRecipients(held.id, { again, tx })
    if (due !== expected || due === 0) return { kind: 'recounted' }
    return { kind: 'sent', count: await queue(tx, byForm(viewer), held, again) }
  })
}

/** Whether members are emailed when it is published. */
export const isEmailPlanned = async (id: number): Promise<boolean> =>
  (await db().announcement.count({ where: { id, emailOnPublish: true } })) > 0

/** Takes back that members are emailed when it is published. */
export function unplanEmail(viewer: Viewer, id: number | null): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const held = await hold(tx, id)
    if (held) await plan(tx, byForm(viewer), held, false)
    return held !== null
  })
}

async function plan(tx: Tx, deed: Deed, held: Held, emailOnPublish: boolean): Promise<void> {
  if (held.emailOnPublish === emailOnPublish) return
  await tx.announcement.update({ where: { id: held.id }, data: { emailOnPublish } })
  await tell(tx, deed, held, emailOnPublish ? 'planned an email for' : 'called off the email for')
}

/** Emails the announcements that were published since, each once. Returns the errors, for the log. */
export async function sendPlanned(): Promise<unknown[]> {
  const errors: unknown[] = []
  const planned = await db().announcement.findMany({
    where: { published: true, emailOnPublish: true },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  for (const { id } of planned) {
    await db()
      .$transaction((tx) => sendIfPlanned(tx, id))
      .catch((error: unknown) => errors.push(error))
  }
  return errors
}

async function sendIfPlanned(tx: Tx, id: number): Promise<void> {
  const held = await hold(tx, id)
  if (!held?.published || !held.emailOnPublish) return
  await tx.announcement.update({ where: { id }, data: { emailOnPublish: false } })
  await queue(tx, { actorId: null, door: 'SCHEDULE' }, held, false)
}

/** One email for each. What was given up is forgotten first, so that its members are due again. */
async function queue(tx: Tx, deed: Deed, held: Held, again: boolean): Promise<number> {
  const count = await tx.$executeRaw`
    WITH told AS (
      INSERT INTO "AnnouncementEmail" ("announcementId", "userId")
      SELECT ${held.id}::int, due.id FROM (${fates(held.id, again)}) due WHERE due.fate = 'due'
      ON CONFLICT ("announcementId", "userId") DO UPDATE SET "queuedAt" = now(),
        again = "AnnouncementEmail".again OR ${again}
      RETURNING "userId"
    ), forgotten AS (
      DELETE FROM "OutboxEmail" o USING "User" u JOIN told ON told."userId" = u.id
      WHERE o."announcementId" = ${held.id} AND o.kind = 'ANNOUNCEMENT' AND o."to" = u.email
        AND o."sentAt" IS NULL AND o."dueAt" IS NULL
    )
    INSERT INTO "OutboxEmail" (kind, "to", "announcementId")
    SELECT 'ANNOUNCEMENT', u.email, ${held.id}::int FROM told JOIN "User" u ON u.id = told."userId"`
  await tell(tx, deed, held, `${again ? 'told again' : 'emailed'} ${people(count)} about`)
  return count
}

const people = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'member' : 'members'}`

export type Stopping = { stopped: number; sent: number }

/** Takes back the emails that haven't left. Their members can be emailed later. */
export function stopEmails(viewer: Viewer, id: number | null): Promise<Stopping | null> {
  return db().$transaction(async (tx) => {
    const held = await hold(tx, id)
    if (!held) return null
    const stopped = await takeBack(tx, held.id)
    if (stopped > 0) await tell(tx, byForm(viewer), held, `stopped the email to ${people(stopped)} about`)
    return { stopped, sent: await tx.announcementEmail.count({ where: { announcementId: held.id } }) }
  })
}

const Stopped = z.strictObject({ to: z.string() })

/** An email that is on its way just now has left. */
async function takeBack(tx: Tx, announcementId: number): Promise<number> {
  const stopped = await query(Stopped, tx)`
    DELETE FROM "OutboxEmail" WHERE "announcementId" = ${announcementId} AND kind = 'ANNOUNCEMENT'
      AND "sentAt" IS NULL AND (attempts = 0 OR "lastError" IS NOT NULL)
    RETURNING "to"`
  await tx.$executeRaw`
    DELETE FROM "AnnouncementEmail" e USING "User" u
    WHERE e."announcementId" = ${announcementId} AND e."userId" = u.id AND NOT e.again
      AND u.email = ANY(${stopped.map(({ to }) => to)}::text[])`
  return stopped.length
}

/** The draft, to oneself. */
export function sendTest(viewer: Viewer, id: number | null): Promise<string | null> {
  return db().$transaction(async (tx) => {
    const held = await hold(tx, id)
    if (!held) return null
    const { email } = await tx.user.findUniqueOrThrow({ where: { id: viewer.id }, select: { email: true } })
    await tx.outboxEmail.create({ data: { kind: 'ANNOUNCEMENT_TEST', to: email, announcementId: held.id } })
    return email
  })
}

/** In the history, as something that changes no field. */
const tell = (tx: Tx, deed: Deed, { id, name }: Held, action: string) =>
  record(tx, deed, [{ action, kind: 'announcements', recordId: id, recordName: name }])
