import { db } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { storage } from '#app/storage/storage.server.ts'
import { z } from '#app/values/zod.ts'
import { record } from '../administration/history.server.ts'
import { byForm } from '../administration/save.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { removeContent } from './content.server.ts'
import { findStored } from './listing.server.ts'

export type Deleting = { kind: 'deleted' | 'in use'; name: string } | { kind: 'gone' }

const Held = z.strictObject({ id: z.int() })

/** Deletes a file that nothing shows. */
export async function deleteFile(viewer: Viewer, id: number): Promise<Deleting> {
  // A storage that fails is noticed before the database waits for it.
  await storage().space()
  return db().$transaction(async (tx): Promise<Deleting> => {
    // Whoever is saving something that begins to show it holds it too.
    await query(Held, tx)`SELECT id FROM "StoredFile" WHERE id = ${id} FOR UPDATE`
    const file = await findStored(viewer, id, tx)
    if (!file) return { kind: 'gone' }
    const { name } = file
    if (file.uses.length > 0) return { kind: 'in use', name }
    await tx.storedFile.delete({ where: { id } })
    await record(tx, byForm(viewer), [{ action: 'deleted', kind: 'files', recordId: id, recordName: name }])
    await removeContent(file)
    return { kind: 'deleted', name }
  })
}
