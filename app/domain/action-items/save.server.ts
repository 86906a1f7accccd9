import { db, type Tx } from '#app/db/database.server.ts'
import { toDbDate } from '#app/values/calendar-date.ts'
import { submissionKey } from '#app/values/submission-key.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type ActionItemRecord, findManagedItem } from './find.server.ts'
import type { ActionItemDetails } from './schema.ts'
import type { Target } from './targets.server.ts'
import { managedItems } from './where.server.ts'

type Saved = { details: ActionItemDetails; eventId: number; targets: Target[] }

/** Creates one item for each target, all or none. Submitting the same form again creates no more. */
export const createActionItems = (viewer: Viewer, saved: Saved): Promise<void> => insert(db(), viewer, saved)

export type Update = { kind: 'saved' } | { kind: 'stale'; item: ActionItemRecord } | { kind: 'gone' }

/**
 * Saves the item as it was seen: concurrent changes are never overwritten. The item keeps its target if that remains,
 * or takes the first; every other target gets an item of its own.
 */
export function updateActionItem(viewer: Viewer, before: ActionItemRecord, saved: Saved): Promise<Update> {
  const { details, eventId, targets } = saved
  const own = ownTarget(before, targets)
  if (!own) throw new Error('An item is for somebody')
  return db().$transaction(async (tx) => {
    const changed = await tx.$executeRaw`
      UPDATE "ActionItem" i
      SET name = ${details.name}, description = ${details.description}, "startDate" = ${details.startDate}::date,
        "dueDate" = ${details.dueDate}::date, "actionUrl" = ${details.actionUrl}, "eventId" = ${eventId},
        "participantId" = ${own.participantId}, "assigneeId" = ${own.assigneeId}, version = i.version + 1,
        "updatedAt" = now()
      WHERE i.id = ${before.id} AND i.version = ${details.version} AND ${managedItems(viewer)}`
    if (changed === 0) {
      const item = await findManagedItem(viewer, before.id, tx)
      return item ? { kind: 'stale', item } : { kind: 'gone' }
    }
    await insert(tx, viewer, { ...saved, targets: targets.filter((target) => target !== own) })
    return { kind: 'saved' }
  })
}

function ownTarget({ participantId, assignee }: ActionItemRecord, targets: Target[]): Target | undefined {
  const ofPartner = targets.filter((target) => target.participantId === participantId)
  return (
    ofPartner.find(({ assigneeId }) => assigneeId === (assignee?.id ?? null)) ?? ofPartner[0] ?? targets[0]
  )
}

async function insert(tx: Tx, viewer: Viewer, { details, eventId, targets }: Saved): Promise<void> {
  if (targets.length === 0) return
  const { name, description, actionUrl, startDate, dueDate } = details
  const shared = { name, description, actionUrl, eventId, createdById: viewer.id }
  const formKey = submissionKey(details.formKey, { ...shared, startDate, dueDate, targets })
  await tx.actionItem.createMany({
    data: targets.map((target, formRow) => ({
      ...shared,
      ...target,
      startDate: toDbDate(startDate),
      dueDate: toDbDate(dueDate),
      formKey,
      formRow,
    })),
    skipDuplicates: true,
  })
}
