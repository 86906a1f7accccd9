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

const LONG_AGO = new Date(0)

/** The entries of a menu; its count is exact. */
const SHOWN = 5

/** What the frame lists of the viewer's own: the news, and the playbooks for its drawer. */
const Kind = z.enum(['kudos', 'conversations', 'announcements', 'playbooks'])
type Kind = z.infer<typeof Kind>
export type NewsKind = Exclude<Kind, 'playbooks'>

/** `name` is null of somebody who hides. */
export type NewsEntry = { id: number; name: string | null; ago: string }
/** Of each kind that the viewer has. */
export type News = { [Each in Kind]?: { count: number; entries: NewsEntry[] } }

type Source = {
  kind: Kind
  shown: (viewer: Viewer) => boolean
  /** Columns id, name and at. */
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

/** `version` moves whenever the news do, but for how long ago they came. */
export type VersionedNews = { news: News; version: string }
export const NO_NEWS: VersionedNews = { news: {}, version: '' }

/** What is new to the viewer, and their playbooks, in one query: it stands on every page. */
export async function readNews(viewer: Viewer): Promise<VersionedNews> {
  const sources = SOURCES.filter(({ shown }) => shown(viewer))
  if (sources.length === 0) return NO_NEWS
  const newest = sources.map((source) => newestOf(source, viewer, SHOWN))
  const rows = await query(Row)`${Prisma.join(newest, ' UNION ALL ')}`
  const now = new Date()
  const news = sources.map(({ kind }) => {
    const own = rows.filter((row) => row.kind === kind)
    const entries = own.map(({ id, name, at }) => ({ id, name, ago: timeAgo(at, now) }))
    return [kind, { count: own[0]?.count ?? 0, entries }]
  })
  return { news: Object.fromEntries(news), version: versionOf(rows) }
}

/** At most so many of a kind. */
const TOLD = 20

/** The messages and kudos that are new to the viewer and came after a moment, each kind's latest first. */
export function readNewsSince(viewer: Viewer, since: Date): Promise<Row[]> {
  const mailed = SOURCES.filter(
    ({ kind, shown }) => kind !== 'announcements' && kind !== 'playbooks' && shown(viewer),
  )
  if (mailed.length === 0) return Promise.resolve([])
  const after = mailed.map((source) => newestOf(source, viewer, TOLD, since))
  return query(Row)`${Prisma.join(after, ' UNION ALL ')}`
}

const versionOf = (rows: Row[]) =>
  createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 16)

function newestOf({ kind, rows }: Source, viewer: Viewer, limit: number, since = LONG_AGO): Prisma.Sql {
  return Prisma.sql`
    (SELECT ${kind}::text AS kind, n.id, n.name, n.at, count(*) OVER ()::int AS count FROM (${rows(viewer)}) n
      WHERE n.at > ${since} ORDER BY n.at DESC, n.id DESC LIMIT ${limit})`
}
