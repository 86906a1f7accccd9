import { db } from '#app/db/database.server.ts'
import { formatMedium, fromDbDate, toDbDate } from '#app/values/calendar-date.ts'
import { submissionKey } from '#app/values/submission-key.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { labelsOf, sayFact, sayVisible } from './differences.ts'
import type { NewsMention } from './news-mention.ts'
import { newsMentionFields } from './news-mention-fields.ts'
import { changeRecord, type OwnRecord, openRecord, removeRecord } from './own-record.server.ts'
import { markUpdated } from './section.server.ts'

const newsMention: OwnRecord<NewsMention> = {
  kind: 'news-mention',
  labels: {
    ...labelsOf(newsMentionFields),
    publicationDate: {
      label: 'Publication date',
      say: (date) => (date ? formatMedium(date) : sayFact(date)),
    },
    visible: { label: 'This article', say: sayVisible },
  },
  async read(tx, viewer, id) {
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
  },
  async write(tx, viewer, id, mention) {
    await tx.newsMention.updateMany({ where: owned(viewer, id), data: rowOf(mention) })
    await markUpdated(tx, viewer.id)
  },
  async remove(tx, viewer, id) {
    await tx.newsMention.deleteMany({ where: owned(viewer, id) })
    await markUpdated(tx, viewer.id)
  },
}

const owned = (viewer: Viewer, id: number | null) => ({ id: id ?? 0, userId: viewer.id })

const rowOf = ({ publicationDate, ...typed }: NewsMention) => ({
  ...typed,
  publicationDate: publicationDate && toDbDate(publicationDate),
})

export const openNewsMention = (viewer: Viewer, id: number | null) => openRecord(viewer, newsMention, id)

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

export const changeNewsMention = (
  viewer: Viewer,
  id: number | null,
  typed: NewsMention & { version: string },
) => changeRecord(viewer, newsMention, id, typed)

export const removeNewsMention = (viewer: Viewer, id: number, version: string) =>
  removeRecord(viewer, newsMention, id, version)
