import { db } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { timeAgo } from '#app/values/moment.ts'
import { newAnnouncements } from '../announcements/unseen.server.ts'
import { newConversations } from '../conversations/unseen.server.ts'
import { unseenKudos } from '../kudos/received.server.ts'
import { mayUseAnnouncements, mayUseKudos, mayUseMessages } from '../viewer/areas.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** The entries of a badge's menu; its count is exact. */
const SHOWN = 5

export type NewsKind = 'kudos' | 'conversations' | 'announcements'
/** `name` is null of somebody who hides. */
export type NewsEntry = { id: number; name: string | null; ago: string }
/** Of each kind that the viewer's bar has a badge for. */
export type News = { [Kind in NewsKind]?: { count: number; entries: NewsEntry[] } }

const SOURCES: {
  kind: NewsKind
  shown: (viewer: Viewer) => boolean
  /** Columns id, name and at. */
  unseen: (viewer: Viewer) => Prisma.Sql
}[] = [
  { kind: 'kudos', shown: mayUseKudos, unseen: unseenKudos },
  { kind: 'conversations', shown: mayUseMessages, unseen: newConversations },
  { kind: 'announcements', shown: mayUseAnnouncements, unseen: newAnnouncements },
]

type Row = { kind: NewsKind; id: number; name: string | null; at: Date; count: number }

/** What is new to the viewer, in one query: it stands on every page. */
export async function readNews(viewer: Viewer): Promise<News> {
  const sources = SOURCES.filter(({ shown }) => shown(viewer))
  if (sources.length === 0) return {}
  const newest = sources.map(
    ({
      kind,
      unseen,
    }) => Prisma.sql`(SELECT ${kind}::text AS kind, n.id, n.name, n.at, count(*) OVER ()::int AS count
      FROM (${unseen(viewer)}) n ORDER BY n.at DESC, n.id DESC LIMIT ${SHOWN})`,
  )
  const rows = await db().$queryRaw<Row[]>`${Prisma.join(newest, ' UNION ALL ')}`
  const now = new Date()
  return Object.fromEntries(
    sources.map(({ kind }) => {
      const own = rows.filter((row) => row.kind === kind)
      const entries = own.map(({ id, name, at }) => ({ id, name, ago: timeAgo(at, now) }))
      return [kind, { count: own[0]?.count ?? 0, entries }]
    }),
  )
}
