import { Prisma } from '#app/db/generated/client.ts'

/** How late a publication may be before it is worth a word. */
const LATE = Prisma.sql`interval '10 minutes'`

/** SQL on a record `r`: true for one that was due and isn't published, because its publication fails. */
export const isOverdue = Prisma.sql`(r."publishAt" < now() - ${LATE} AND r."archivedAt" IS NULL)`

/** SQL on an entry `c` of the history: true for a scheduled publication that came late in the last two weeks. */
export const wasLate = Prisma.sql`(c.door = 'SCHEDULE' AND c.at > now() - interval '14 days' AND EXISTS (
  SELECT FROM jsonb_array_elements(c.changes) change WHERE change ->> 'path' = 'publishAt'
    AND change ->> 'before' IS NOT NULL AND c.at > (change ->> 'before')::timestamptz + ${LATE}))`
