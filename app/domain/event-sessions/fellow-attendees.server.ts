import { contains } from '#app/db/contains.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { fromReplica } from '#app/db/reading.server.ts'
import { searchWords } from '#app/values/fold.ts'
import { clampPage, pageCount } from '#app/values/list-page.ts'
import { z } from '#app/values/zod.ts'
import {
  type MemberCard,
  MemberCardRow,
  memberCardColumns,
  toMemberCard,
} from '../directory/member-card.server.ts'
import { findable } from '../members/privacy.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

const FELLOW_ATTENDEES_PER_PAGE = 100

export type FellowAttendeeList = { fellows: MemberCard[]; total: number; page: number; pages: number }

/**
 * The members `u` who attend a session as fellows, if the viewer may find them and they match the search. The list, its
 * count and its export share this condition.
 */
export function fellowAttendees(viewer: Viewer, sessionId: number, search = ''): Prisma.Sql {
  const matching = searchWords(search).map(
    (word) => Prisma.sql`AND ${contains(Prisma.sql`u."searchText"`, word)}`,
  )
  return Prisma.sql`"FellowAttendeeSession" fs JOIN "User" u ON u.id = fs."userId"
    WHERE fs."sessionId" = ${sessionId} AND ${findable(viewer)} ${Prisma.join([Prisma.empty, ...matching], ' ')}`
}

/**
 * The fellows who attend a session that the viewer may open, by name: all pages up to this one, because 'Load more'
 * keeps the earlier ones. One query.
 */
export async function listFellowAttendees(
  viewer: Viewer,
  sessionId: number,
  { search = '', page = 1 }: { search?: string; page?: number } = {},
): Promise<FellowAttendeeList> {
  const rows = await fromReplica(() => readRows(fellowAttendees(viewer, sessionId, search), page))
  const total = rows[0]?.total ?? 0
  return {
    fellows: rows.map((row) => toMemberCard(viewer, row)),
    total,
    page: clampPage(page, total, FELLOW_ATTENDEES_PER_PAGE),
    pages: pageCount(total, FELLOW_ATTENDEES_PER_PAGE),
  }
}

const Row = MemberCardRow.extend({ total: z.int() })
type Row = z.infer<typeof Row>

/** Finds and counts ids first: card data is only read for the rows that are shown. */
function readRows(attending: Prisma.Sql, page: number): Promise<Row[]> {
  const order = Prisma.sql`u."sortName", u.id`
  return query(Row)`
    SELECT ${memberCardColumns}, shown.total
    FROM (SELECT u.id, count(*) OVER ()::int AS total FROM ${attending} ORDER BY ${order}
      LIMIT ${page * FELLOW_ATTENDEES_PER_PAGE}) shown
      JOIN "User" u ON u.id = shown.id
    ORDER BY ${order}`
}
