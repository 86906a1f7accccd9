import { db, type Tx } from '#app/db/database.server.ts'
import { formatMedium, fromDbDate, toDbDate } from '#app/values/calendar-date.ts'
import { submissionKey } from '#app/values/submission-key.server.ts'
import { rememberRemoval, removedBefore } from '../removals/removals.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type FactLabels, labelsOf, sayFact, sayVisible } from './differences.ts'
import type { NewsMention } from './news-mention.ts'
import { newsMentionFields } from './news-mention-fields.ts'
import {
  compare,
  fingerprint,
  lockMember,
  markUpdated,
  type OpenSection,
  type Saving,
  type Stale,
} from './section.server.ts'

const labels: FactLabels<NewsMention> = {
  ...labelsOf(newsMentionFields),
  publicationDate: { label: 'Publication date', say: (date) => (date ? formatMedium(date) : sayFact(date)) },
  visible: { label: 'This article', say: sayVisible },
}

/** A news mention of the viewer's own; anyone else's is not found. */
export async function openNewsMention(
  viewer: Viewer,
  id: number | null,
): Promise<OpenSection<NewsMention> | null> {
  const facts = await read(db(), viewer, id)
  return facts && { facts, version: fingerprint(facts) }
}

/** Submitting the same form again adds nothing. */
export function addNewsMention(viewer: Viewer, { formKey, ...typed }: NewsMention & { formKey: string }) {
  return db().$transaction(async (tx) => {
    await tx.newsMention.createMany({
      data: [{ ...rowOf(typed), userId: viewer.id, formKey: submissionKey(formKey, typed) }],
      skipDuplicates: true,
    })
    await markUpdated(tx, viewer.id)
  })
}

export function changeNewsMention(
  viewer: Viewer,
  id: number | null,
  { version, ...typed }: NewsMention & { version: string },
): Promise<Saving | { kind: 'gone' }> {
  return db().$transaction(async (tx) => {
    await lockMember(tx, viewer.id)
    const now = await read(tx, viewer, id)
    if (!now) return { kind: 'gone' }
    const standing = compare(labels, now, typed, version)
    if (standing.kind !== 'unchanged') return standing
    await tx.newsMention.updateMany({ where: { ...owned(viewer, id) }, data: rowOf(typed) })
    await markUpdated(tx, viewer.id)
    return { kind: 'saved' }
  })
}

/** Removes it as it was seen. */
export function removeNewsMention(
  viewer: Viewer,
  id: number,
  version: string,
): Promise<{ kind: 'removed' | 'removed-before' | 'not-here' } | Pick<Stale, 'kind' | 'version'>> {
  return db().$transaction(async (tx) => {
    await lockMember(tx, viewer.id)
    const now = await read(tx, viewer, id)
    const record = { kind: 'news-mention', id, ownerId: viewer.id } as const
    if (!now) return removedBefore(tx, record)
    if (fingerprint(now) !== version) return { kind: 'stale', version: fingerprint(now) }
    await tx.newsMention.deleteMany({ where: owned(viewer, id) })
    await rememberRemoval(tx, record)
    await markUpdated(tx, viewer.id)
    return { kind: 'removed' }
  })
}

const owned = (viewer: Viewer, id: number | null) => ({ id: id ?? 0, userId: viewer.id })

async function read(tx: Tx, viewer: Viewer, id: number | null): Promise<NewsMention | null> {
  const row = await tx.newsMention.findFirst({
    where: owned(viewer, id),
    select: {
      url: true,
      title: true,
      publicationName: true,
      author: true,
      publicationDate: true,
      visible: true,
    },
  })
  return row && { ...row, publicationDate: row.publicationDate && fromDbDate(row.publicationDate) }
}

const rowOf = ({ publicationDate, ...typed }: NewsMention) => ({
  ...typed,
  publicationDate: publicationDate && toDbDate(publicationDate),
})
