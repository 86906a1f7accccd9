import { query } from '#app/db/query.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { latestFirst, ResourceCard, resourceCardColumns } from './cards.server.ts'
import { libraryOrAlumniResource } from './readable.server.ts'

/**
 * The library and alumni resources with any of the tags that the viewer may read: those with the most tags first, then
 * the latest. One query.
 */
export function resourcesTagged(viewer: Viewer, tagIds: number[], count: number) {
  return query(ResourceCard)`
    WITH tagged AS (
      SELECT rt."A" AS id, count(*) AS tags FROM "_ResourceToTag" rt WHERE rt."B" = ANY(${tagIds}::int[]) GROUP BY rt."A"
    ), shown AS MATERIALIZED (
      SELECT r.id, tagged.tags FROM tagged JOIN "Resource" r ON r.id = tagged.id
      WHERE ${libraryOrAlumniResource(viewer)} ORDER BY tagged.tags DESC, ${latestFirst} LIMIT ${count}
    )
    SELECT ${resourceCardColumns(viewer)} FROM shown JOIN "Resource" r ON r.id = shown.id
    ORDER BY shown.tags DESC, ${latestFirst}`
}
