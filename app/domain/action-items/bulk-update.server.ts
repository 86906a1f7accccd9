import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type BulkChange, type Refusal, refusalsOf } from './bulk-change.ts'
import { bulkEditId, isRecorded, recordBulkEdit } from './bulk-edit.server.ts'
import { SEVERAL_PARTNERS } from './bulk-operations.ts'
import type { BulkForm, VersionedItem } from './bulk-schema.ts'
import { holdItems, itemsWithIds, type SelectedItem } from './bulk-selection.server.ts'
import { deletedItems } from './deleted-items.server.ts'
import { representativesOf } from './representatives.server.ts'
import { managedItems } from './where.server.ts'

export type BulkUpdate =
  | { kind: 'changed'; count: number; bulkEditId: string }
  | { kind: 'refused'; message: string; refusals: Refusal[]; items: SelectedItem[] }

/**
 * Changes all items as they were seen, or none. It names those that someone else changed or deleted, or whose own dates
 * forbid it; items that aren't the viewer's to change are only counted. The same form submitted twice has one outcome.
 * Up to six statements, however many items there are.
 */
export function bulkUpdate(viewer: Viewer, form: BulkForm): Promise<BulkUpdate> {
  const { selected, change } = form
  const id = bulkEditId(viewer, form)
  return db().$transaction(async (tx) => {
    const ids = selected.map((it) => it.id)
    await holdItems(tx, ids)
    const items = await itemsWithIds(viewer, ids, tx)
    const changed = changedMeanwhile(items, selected)
    if (changed.length === selected.length && (await isRecorded(tx, id)))
      return { kind: 'changed', count: selected.length, bulkEditId: id }
    const deleted = items.length < selected.length ? await deletedMeanwhile(tx, viewer, ids) : []
    const refusals = [...deleted, ...withFirstReason([...changed, ...refusalsOf(items, change)])]
    const message =
      messageOf(selected.length - items.length - deleted.length, refusals) ??
      (await wrongAssignee(tx, viewer, items, change))
    if (message) return { kind: 'refused', message, refusals, items }
    await recordBulkEdit(tx, viewer, id, ids)
    const count = await write(tx, viewer, selected, change)
    if (count < selected.length) throw new Error('An item changed between two statements of a transaction')
    return { kind: 'changed', count, bulkEditId: id }
  })
}

function changedMeanwhile(items: SelectedItem[], selected: VersionedItem[]): Refusal[] {
  const versions = new Map(selected.map(({ id, version }) => [id, version]))
  return items
    .filter(({ id, version }) => versions.get(id) !== version)
    .map((item) => ({ item, reason: 'Someone changed it after you selected it.' }))
}

async function deletedMeanwhile(tx: Tx, viewer: Viewer, ids: number[]): Promise<Refusal[]> {
  const deleted = await deletedItems(viewer, ids, tx)
  return deleted.map((item) => ({ item, reason: 'Someone deleted it after you selected it.' }))
}

/** An item is named once. */
const withFirstReason = (refusals: Refusal[]): Refusal[] =>
  refusals.filter((one, at) => refusals.findIndex(({ item }) => item.id === one.item.id) === at)

function messageOf(gone: number, refusals: Refusal[]): string | null {
  if (gone > 0)
    return `Nothing was changed. ${gone} of the action items no longer ${gone === 1 ? 'exists' : 'exist'}.`
  return refusals.length > 0 ? 'Nothing was changed. Some of the action items can’t take this change.' : null
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

/** Versions are checked again: a change committed since they were read leaves a row out. */
function write(tx: Tx, viewer: Viewer, selected: VersionedItem[], change: BulkChange): Promise<number> {
  const set = [...assignments(viewer, change), Prisma.sql`version = i.version + 1, "updatedAt" = now()`]
  return tx.$executeRaw`
    UPDATE "ActionItem" i SET ${Prisma.join(set)}
    FROM jsonb_to_recordset(${JSON.stringify(selected)}::jsonb) AS selected(id int, version int)
    WHERE i.id = selected.id AND i.version = selected.version AND ${managedItems(viewer)}`
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
