import { createHash } from 'node:crypto'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { timeAgo } from '#app/values/moment.ts'
import { z } from '#app/values/zod.ts'
import { newAnnouncements } from '../announcements/unseen.server.ts'
import { newConversations } from '../conversations/unseen.server.ts'
import { unseenKudos } from '../kudos/received.server.ts'
import { ownPlaybooks } from '../playbooks/own.server.ts'
import { canUseAnnouncements, canUseKudos, canUseMessages, canUsePlaybooks } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** The entries of a menu; its count is exact. */
const SHOWN = 5

/** The viewer's own entries in the frame: the notifications, and the playbooks for its drawer. */
const Kind = z.enum(['kudos', 'conversations', 'announcements', 'playbooks'])
type Kind = z.infer<typeof Kind>
export type NotificationKind = Exclude<Kind, 'playbooks'>

/** `name` is null for hidden members. */
export type NotificationEntry = { id: number; name: string | null; ago: string }
/** Every kind that the viewer has. */
export type Notifications = { [Each in Kind]?: { count: number; entries: NotificationEntry[] } }

type Source = {
  kind: Kind
  shown: (viewer: Viewer) => boolean
  /** Columns id, name and at; of what emails tell of, also the one that did (emailedIn). */
  rows: (viewer: Viewer) => Prisma.Sql
}

const SOURCES: Source[] = [
  { kind: 'kudos', shown: canUseKudos, rows: unseenKudos },
  { kind: 'conversations', shown: canUseMessages, rows: newConversations },
  { kind: 'announcements', shown: canUseAnnouncements, rows: newAnnouncements },
  { kind: 'playbooks', shown: canUsePlaybooks, rows: ownPlaybooks },
]

const Row = z.strictObject({
  kind: Kind,
  id: z.int(),
  name: z.string().nullable(),
  at: z.date(),
  count: z.int(),
})
type Row = z.infer<typeof Row>

/** `version` changes whenever the notifications do, ignoring their age. */
export type VersionedNotifications = { notifications: Notifications; version: string }
export const NO_NOTIFICATIONS: VersionedNotifications = { notifications: {}, version: '' }

/**
 * The viewer's notifications and playbooks in one query, because it runs on every page. A kind that can't be counted is left out,
 * and its error is passed to `onFailure`.
 */
export async function readNotifications(
  viewer: Viewer,
  onFailure = (_: unknown) => {},
): Promise<VersionedNotifications> {
  const sources = SOURCES.filter(({ shown }) => shown(viewer))
  if (sources.length === 0) return NO_NOTIFICATIONS
  const { rows, failures } = await newestOfEach(sources, viewer)
  for (const failure of failures.values()) onFailure(failure)
  const now = new Date()
  const counted = sources.filter(({ kind }) => !failures.has(kind))
  const notifications = counted.map(({ kind }) => {
    const own = rows.filter((row) => row.kind === kind)
    const entries = own.map(({ id, name, at }) => ({ id, name, ago: timeAgo(at, now) }))
    return [kind, { count: own[0]?.count ?? 0, entries }]
  })
  return { notifications: Object.fromEntries(notifications), version: versionOf(rows) }
}

/** If the one query fails, each kind is queried alone, so that the others aren't lost with it. */
async function newestOfEach(sources: Source[], viewer: Viewer) {
  const newest = sources.map((source) => newestOf(source, viewer, SHOWN))
  const failures = new Map<Kind, unknown>()
  try {
    return { rows: await query(Row)`${Prisma.join(newest, ' UNION ALL ')}`, failures }
  } catch {
    const rows = sources.map(async (source) => {
      try {
        return await query(Row)`${newestOf(source, viewer, SHOWN)}`
      } catch (error) {
        failures.set(source.kind, error)
        return []
      }
    })
    return { rows: (await Promise.all(rows)).flat(), failures }
  }
}

/** The maximum per kind. */
const TOLD = 20

/** The viewer's new messages and kudos of one email, latest first within each kind. */
export function readEmailed(viewer: Viewer, emailId: number): Promise<Row[]> {
  const mailed = SOURCES.filter(
    ({ kind, shown }) => kind !== 'announcements' && kind !== 'playbooks' && shown(viewer),
  )
  if (mailed.length === 0) return Promise.resolve([])
  const told = mailed.map((source) =>
    newestOf(source, viewer, TOLD, Prisma.sql`WHERE n."emailedIn" = ${emailId}`),
  )
  return query(Row)`${Prisma.join(told, ' UNION ALL ')}`
}

const versionOf = (rows: Row[]) =>
  createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 16)

function newestOf({ kind, rows }: Source, viewer: Viewer, limit: number, only = Prisma.empty): Prisma.Sql {
  return Prisma.sql`
    (SELECT ${kind}::text AS kind, n.id, n.name, n.at, count(*) OVER ()::int AS count FROM (${rows(viewer)}) n
      ${only} ORDER BY n.at DESC, n.id DESC LIMIT ${limit})`
}
