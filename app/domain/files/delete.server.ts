import { db } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { record } from '../administration/history.server.ts'
import { byForm } from '../administration/save.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { removeContent } from './content.server.ts'
import { type FileRow, findStored } from './listing.server.ts'

export type Deleting = { kind: 'deleted' | 'in use'; name: string } | { kind: 'gone' }

const Held = z.strictObject({ id: z.int() })

/** Deletes a file that nothing shows. */
export async function deleteFile(viewer: Viewer, id: number): Promise<Deleting> {
  const { deleting, file } = await db().$transaction(async (tx): Promise<Answer> => {
    await query(Held, tx)`SELECT id FROM "StoredFile" WHERE id = ${id} FOR UPDATE`
    const file = await findStored(id, tx)
    if (!file) return { deleting: { kind: 'gone' } }
    const { name } = file
    if (file.uses.length > 0) return { deleting: { kind: 'in use', name } }
    await tx.storedFile.delete({ where: { id } })
    await record(tx, byForm(viewer), [{ action: 'deleted', kind: 'files', recordId: id, recordName: name }])
    return { deleting: { kind: 'deleted', name }, file }
  })
  if (file) await removeContent(file)
  return deleting
}

type Answer = { deleting: Deleting; file?: FileRow }
