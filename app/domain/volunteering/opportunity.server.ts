import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { ActivityStatus, OpportunityType } from '#app/db/generated/enums.ts'
import { calendarDate, query } from '#app/db/query.server.ts'
import { formatMedium } from '#app/values/calendar-date.ts'
import { z } from '#app/values/zod.ts'
import { canVolunteer } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { TYPE_LABELS } from './labels.ts'

const Row = z.strictObject({
  id: z.int(),
  type: z.enum(OpportunityType),
  name: z.string(),
  description: z.string(),
  place: z.string().nullable(),
  startDate: calendarDate.nullable(),
  closesOn: calendarDate.nullable(),
  over: z.boolean(),
  tags: z.array(z.string()),
  signupsCount: z.int(),
  places: z.int().nullable(),
  status: z.enum(ActivityStatus).nullable(),
  favorite: z.boolean(),
})
type Row = z.infer<typeof Row>

/** An opportunity, with the viewer's activity and favorite. */
export type Opportunity = Omit<Row, 'type' | 'startDate' | 'closesOn' | 'over'> & {
  type: string
  starts: string | null
  closes: string | null
  canSignUp: boolean
  canWithdraw: boolean
  /** Why sign-ups are closed. */
  closed: 'full' | 'over' | null
}

/** SQL on an opportunity row `o`: true when sign-ups are closed. */
export const isOver = ({ today }: Viewer) =>
  Prisma.sql`(coalesce(o."closesOn", o."startDate") < ${today}::date)`

/** SQL on an opportunity row `o`: true when lists show it to the viewer, or they take part in it. */
const isShown = (viewer: Viewer) =>
  Prisma.sql`(o.published OR EXISTS (SELECT FROM "VolunteerActivity" va
    WHERE va."opportunityId" = o.id AND va."userId" = ${viewer.id}))`

/** Opportunities `o` that meet a condition, with the viewer's activity `a` and favorite `f`. One query. */
export async function readOpportunities(
  viewer: Viewer,
  where: Prisma.Sql,
  order: Prisma.Sql,
  { limit = 1, offset = 0, tx = db() }: { limit?: number; offset?: number; tx?: Tx } = {},
): Promise<Opportunity[]> {
  const rows = await query(Row, tx)`
    SELECT o.id, o.type::text AS type, o.name::text, o.description, o.place::text, o."startDate"::text, o."closesOn"::text,
      o.places, coalesce(${isOver(viewer)}, FALSE) AS over, a.status::text AS status, f."userId" IS NOT NULL AS favorite,
      (SELECT count(*)::int FROM "VolunteerActivity" s WHERE s."opportunityId" = o.id) AS "signupsCount",
      ARRAY(SELECT t.name::text FROM "_TagToVolunteerOpportunity" ot JOIN "Tag" t ON t.id = ot."A"
        WHERE ot."B" = o.id ORDER BY t.type, t.position, t.id) AS tags
    FROM ${withOwn(viewer)} WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`
  return rows.map(toOpportunity)
}

export const withOwn = ({ id }: Viewer) => Prisma.sql`"VolunteerOpportunity" o
  LEFT JOIN "VolunteerActivity" a ON a."opportunityId" = o.id AND a."userId" = ${id}
  LEFT JOIN "OpportunityFavorite" f ON f."opportunityId" = o.id AND f."userId" = ${id}`

export async function findOpportunity(
  viewer: Viewer,
  id: number | null,
  tx: Tx = db(),
): Promise<Opportunity | null> {
  const where = Prisma.sql`o.id = ${id}::int AND ${isShown(viewer)}`
  const [opportunity] = await readOpportunities(viewer, where, Prisma.sql`o.id`, { tx })
  return opportunity ?? null
}

/** As the viewer would see it once it is published. */
export async function previewOpportunity(viewer: Viewer, id: number): Promise<Opportunity | null> {
  if (!canVolunteer(viewer)) return null
  const [opportunity] = await readOpportunities(viewer, Prisma.sql`o.id = ${id}`, Prisma.sql`o.id`)
  return opportunity ?? null
}

function toOpportunity({ type, startDate, closesOn, over, ...row }: Row): Opportunity {
  const full = row.places !== null && row.signupsCount >= row.places
  const closed = over ? 'over' : full ? 'full' : null
  return {
    ...row,
    type: TYPE_LABELS[type],
    starts: startDate && formatMedium(startDate),
    closes: closesOn && formatMedium(closesOn),
    canSignUp: row.status === null && closed === null,
    canWithdraw: row.status === 'PENDING' || row.status === 'CONFIRMED',
    closed,
  }
}
