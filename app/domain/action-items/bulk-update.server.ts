import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type BulkChange, type Refusal, refusalsOf } from './bulk-change.ts'
import { SEVERAL_PARTNERS } from './bulk-operations.ts'
import type { BulkForm, SeenItem } from './bulk-schema.ts'
import { holdItems, itemsWithIds, type SelectedItem } from './bulk-selection.server.ts'
import { representativesOf } from './representatives.server.ts'
import { managedItems } from './where.server.ts'

export type BulkUpdate =
  | { kind: 'changed'; count: number }
  | { kind: 'refused'; message: string; refusals: Refusal[]; items: SelectedItem[] }

/**
 * Changes all items as they were seen, or none: those that somebody changed or deleted meanwhile, that aren't the viewer's to
 * change, or whose own dates forbid it are named. The same form sent twice has one outcome. At most five statements, however many items there are.
 */
export function bulkUpdate(viewer: Viewer, { seen, change }: BulkForm): Promise<BulkUpdate> {
  return db().$transaction(async (tx) => {
    const ids = seen.map(({ id }) => id)
    await holdItems(tx, ids)
    const items = await itemsWithIds(viewer, ids, tx)
    const changed = changedMeanwhile(items, seen)
    if (changed.length === seen.length && (await isDoneAlready(tx, viewer, seen, change)))
      return { kind: 'changed', count: seen.length }
    const refusals = [...changed, ...refusalsOf(items, change)]
    const message =
      messageOf(seen.length - items.length, refusals) ?? (await wrongAssignee(tx, viewer, items, change))
    if (message) return { kind: 'refused', message, refusals, items }
    const count = await write(tx, viewer, seen, change)
    if (count < seen.length) throw new Error('An item changed between two statements of a transaction')
    return { kind: 'changed', count }
  })
}

function changedMeanwhile(items: SelectedItem[], seen: SeenItem[]): Refusal[] {
  const versions = new Map(seen.map(({ id, version }) => [id, version]))
  return items
    .filter(({ id, version }) => versions.get(id) !== version)
    .map((item) => ({ item, reason: 'Somebody changed it meanwhile.' }))
}

/** The same form sent again: every item stands one version on, as this change has left it. */
async function isDoneAlready(tx: Tx, viewer: Viewer, seen: SeenItem[], change: BulkChange): Promise<boolean> {
  const { name, description, actionUrl, startDate, dueDate, assigneeId, completed } = change
  const stands = [
    Prisma.sql`i.version = seen.version + 1`,
    ...(name === undefined ? [] : [Prisma.sql`i.name = ${name}`]),
    ...(description === undefined ? [] : [Prisma.sql`i.description = ${description}`]),
    ...(actionUrl === undefined ? [] : [Prisma.sql`i."actionUrl" IS NOT DISTINCT FROM ${actionUrl}::text`]),
    ...(startDate === undefined ? [] : [Prisma.sql`i."startDate" = ${startDate}::date`]),
    ...(dueDate === undefined ? [] : [Prisma.sql`i."dueDate" = ${dueDate}::date`]),
    ...(assigneeId === undefined ? [] : [Prisma.sql`i."assigneeId" IS NOT DISTINCT FROM ${assigneeId}::int`]),
    ...(completed ? [Prisma.sql`i."completedById" = ${viewer.id}`] : []),
  ]
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count
    FROM "ActionItem" i JOIN jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) AS seen(id int, version int) ON seen.id = i.id
    WHERE ${Prisma.join(stands, ' AND ')} AND ${managedItems(viewer)}`
  return row?.count === seen.length
}

function messageOf(gone: number, refusals: Refusal[]): string | null {
  if (gone > 0)
    return `Nothing was changed: ${gone} of the action items ${gone === 1 ? 'isn’t' : 'aren’t'} there any more.`
  return refusals.length > 0 ? 'Nothing was changed: some of the action items can’t be changed so.' : null
}

async function wrongAssignee(
  tx: Tx,
  viewer: Viewer,
  items: SelectedItem[],
  { assigneeId }: BulkChange,
): Promise<string | null> {
  if (assigneeId === undefined) return null
  const partners = new Set(items.map(({ organizationId }) => organizationId))
  if (partners.size > 1) return SEVERAL_PARTNERS
  const people = await representativesOf(viewer, [...partners], {}, tx)
  return people.some(({ id }) => id === assigneeId) ? null : 'Please choose a representative of this partner.'
}

/** The versions are asked for again: a change that was committed since they were read leaves a row out. */
function write(tx: Tx, viewer: Viewer, seen: SeenItem[], change: BulkChange): Promise<number> {
  const set = [...assignments(viewer, change), Prisma.sql`version = i.version + 1, "updatedAt" = now()`]
  return tx.$executeRaw`
    UPDATE "ActionItem" i SET ${Prisma.join(set)}
    FROM jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) AS seen(id int, version int)
    WHERE i.id = seen.id AND i.version = seen.version AND ${managedItems(viewer)}`
}

function assignments(viewer: Viewer, change: BulkChange): Prisma.Sql[] {
  const { name, description, actionUrl, startDate, dueDate, assigneeId, completed } = change
  return [
    ...(name === undefined ? [] : [Prisma.sql`name = ${name}`]),
    ...(description === undefined ? [] : [Prisma.sql`description = ${description}`]),
    ...(actionUrl === undefined ? [] : [Prisma.sql`"actionUrl" = ${actionUrl}`]),
    ...(startDate === undefined ? [] : [Prisma.sql`"startDate" = ${startDate}::date`]),
    ...(dueDate === undefined ? [] : [Prisma.sql`"dueDate" = ${dueDate}::date`]),
    ...(assigneeId === undefined ? [] : [Prisma.sql`"assigneeId" = ${assigneeId}`]),
    ...(completed ? [Prisma.sql`"completedAt" = now(), "completedById" = ${viewer.id}`] : []),
  ]
}
