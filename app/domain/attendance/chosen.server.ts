import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { type AttendeeFilter, attendeeList, type CandidateFilter, candidateList } from './list.ts'
import { attendeesWhere, attendeeTables, candidatesWhere } from './where.server.ts'

/** The selected rows, or all that match the filter; with both, those of the rows that still match. */
export type Chosen<Filter> = { all: boolean; filter: Filter; ids?: number[] }

const Named = z.strictObject({ id: z.int(), name: z.string() })
export type Named = z.infer<typeof Named>

/** Those among the candidates, by name. Selected ones count whatever the filter says. */
export const chosenCandidates = (
  eventId: number,
  { all, filter, ids }: Chosen<CandidateFilter>,
  tx: Tx = db(),
): Promise<Named[]> =>
  read(tx, Prisma.sql`"User" u`, candidatesWhere(eventId, all ? filter : candidateList.of({})), ids)

/** Those among the attendees, by name. */
export const chosenAttendees = (
  eventId: number,
  { all, filter, ids }: Chosen<AttendeeFilter>,
  tx: Tx = db(),
): Promise<Named[]> =>
  read(tx, attendeeTables, attendeesWhere(eventId, all ? filter : attendeeList.of({})), ids)

const read = (tx: Tx, from: Prisma.Sql, where: Prisma.Sql, ids?: number[]) =>
  query(Named, tx)`
    SELECT u.id, concat_ws(' ', u."firstName", u."lastName") AS name FROM ${from}
    WHERE ${where} AND ${ids ? Prisma.sql`u.id = ANY(${ids}::int[])` : Prisma.sql`TRUE`}
    ORDER BY u."sortName", u.id`
