import { Prisma } from '#app/db/generated/client.ts'
import { canAdminister } from '../viewer/administration.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { onEvent, onEventDraft } from './uses.server.ts'

/**
 * SQL on a file row `f`: whoever edits everything that shows files has all of them; whoever edits events alone has those
 * that events show, live or in the draft beside it, and the own ones.
 */
export function editableBy(viewer: Viewer): Prisma.Sql {
  if (canAdminister(viewer, 'files')) return Prisma.sql`TRUE`
  if (!canAdminister(viewer, 'eventImages')) return Prisma.sql`FALSE`
  return Prisma.sql`(f."uploadedById" = ${viewer.id} OR EXISTS (
    SELECT 1 FROM "Event" e WHERE ${onEvent} OR ${onEventDraft}))`
}
