import { Prisma } from '#app/db/generated/client.ts'
import { calendarDate } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'

/** The facts of an affiliation that its owner's profile shows, and its form edits. */
export const AffiliationFacts = z.strictObject({
  id: z.int(),
  kind: z.string().nullable(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  startDate: calendarDate.nullable(),
  endDate: calendarDate.nullable(),
  city: z.string().nullable(),
  /** In the United States only. */
  state: z.string().nullable(),
  country: z.string(),
})

/** SQL on an affiliation row `a`: the columns of AffiliationFacts. */
export const affiliationColumns = Prisma.sql`a.id, a.kind, a.title, a.description, a."startDate"::text,
  a."endDate"::text, a.city, a.state, a.country`
