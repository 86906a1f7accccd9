import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { openPosting } from './postings.server.ts'

const Row = z.strictObject({
  list: z.enum(['organizationIds', 'locationIds', 'kinds']),
  id: z.int(),
  label: z.string(),
})

/** What the open postings can be filtered by, each in alphabetical order. One query. */
export async function listBoardChoices(viewer: Viewer) {
  const rows = await query(Row)`
    WITH open AS (SELECT j.*, o.name, o."sortKey" FROM ${openPosting(viewer)})
    SELECT c.list, c.id, c.label FROM (
      SELECT DISTINCT 'organizationIds' AS list, "organizationId" AS id, name AS label, "sortKey" AS key FROM open
      UNION ALL
      SELECT DISTINCT 'locationIds', l.id, l.label, l."sortKey" FROM open JOIN "Location" l ON l.id = open."locationId"
      UNION ALL
      SELECT DISTINCT 'kinds', 0, kind::text, lower(kind) FROM open WHERE kind IS NOT NULL) c
    ORDER BY c.key COLLATE "C", c.label COLLATE "C", c.id`
  const of = (list: 'organizationIds' | 'locationIds') =>
    rows.filter((row) => row.list === list).map(({ id, label }) => ({ id, label }))
  return {
    organizationIds: of('organizationIds'),
    locationIds: of('locationIds'),
    kinds: rows.filter(({ list }) => list === 'kinds').map(({ label }) => label),
  }
}
