import { db, type Tx } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { Resource, Section } from './resource.server.ts'

/**
 * Marks a section as completed by the viewer, or undoes that. Completing every section completes the resource; undoing
 * one undoes that. Returns whether the resource is complete.
 */
export function markSection(viewer: Viewer, resource: Resource, section: Section, done: boolean) {
  return db().$transaction(async (tx) => {
    await holdMark(tx, viewer, resource)
    if (done) await finish(tx, viewer, section)
    else await tx.sectionCompletion.deleteMany({ where: { userId: viewer.id, activityId: section.id } })
    return settle(tx, viewer, resource, done)
  })
}

/** If two sections are completed at once, the second waits here and then sees the first. */
const holdMark = (tx: Tx, viewer: Viewer, { id }: Resource) => tx.$executeRaw`
  INSERT INTO "ResourceMark" ("userId", "resourceId") VALUES (${viewer.id}, ${id})
  ON CONFLICT ("userId", "resourceId") DO UPDATE SET "userId" = excluded."userId"`

const finish = (tx: Tx, viewer: Viewer, { id }: Section) => tx.$executeRaw`
  INSERT INTO "SectionCompletion" ("userId", "activityId") VALUES (${viewer.id}, ${id}) ON CONFLICT DO NOTHING`

const Mark = z.strictObject({ completed: z.boolean() })

async function settle(tx: Tx, viewer: Viewer, { id, sections }: Resource, done: boolean): Promise<boolean> {
  const activityIds = sections.map((section) => section.id)
  const [mark] = await query(Mark, tx)`
    UPDATE "ResourceMark" m SET "completedAt" = CASE
      WHEN NOT ${done} THEN NULL
      WHEN (SELECT count(*) FROM "SectionCompletion" c WHERE c."userId" = m."userId"
        AND c."activityId" = ANY(${activityIds}::int[])) = ${activityIds.length} THEN coalesce(m."completedAt", now())
      ELSE m."completedAt" END
    WHERE m."userId" = ${viewer.id} AND m."resourceId" = ${id}
    RETURNING m."completedAt" IS NOT NULL AS completed`
  return mark?.completed ?? false
}
