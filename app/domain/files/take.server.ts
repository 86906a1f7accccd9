import { db } from '#app/db/database.server.ts'
import type { FileType } from '#app/db/generated/enums.ts'
import { kindOf } from '#app/pictures/kind.ts'
import { rewritePicture } from '#app/pictures/picture-process.server.ts'
import { storage } from '#app/storage/storage.server.ts'
import { fileAddress } from '#app/values/file-address.ts'
import { fileName } from '#app/values/file-name.ts'
import { fold } from '#app/values/fold.ts'
import { record } from '../administration/history.server.ts'
import { byForm } from '../administration/save.server.ts'
import { holdFiles, STORING } from '../kept-files/hold.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { keepContent, keyFor } from './content.server.ts'
import { documentTypeOf } from './document-type.ts'
import { FILE_TYPES, MAX_IMAGE_BYTES, type Refusal } from './rules.ts'

type Refused = { kind: 'refused'; why: Refusal }
export type Taking = { kind: 'taken' | 'there already'; name: string; address: string } | Refused

/** Keeps a file, an image rewritten, under an address of its own. Taking it twice is taking it once. */
export async function takeFile(viewer: Viewer, given: Uint8Array, givenName: string): Promise<Taking> {
  const read = await readGiven(given)
  if (read.kind === 'refused') return read
  const { type, content } = read
  const key = keyFor(viewer.id, given)
  // A storage that fails is noticed before the database waits for it.
  await storage().space()
  const name = fileName(givenName.replace(/\.[^.]*$/, ''), FILE_TYPES[type].extension)
  const isNew = await db().$transaction(async (tx) => {
    const file = {
      key,
      name,
      searchKey: fold(name),
      type,
      bytes: content.byteLength,
      uploadedById: viewer.id,
    }
    const { count } = await tx.storedFile.createMany({ data: [file], skipDuplicates: true })
    if (count === 0) return false
    // Whoever has just deleted the same file, or cleared up after an upload that broke off, has removed its content before.
    await holdFiles(tx, { kind: 'file', key })
    await keepContent({ key, type }, content)
    const { id } = await tx.storedFile.findUniqueOrThrow({ where: { key }, select: { id: true } })
    await record(tx, byForm(viewer), [{ action: 'uploaded', kind: 'files', recordId: id, recordName: name }])
    return true
  }, STORING)
  return { kind: isNew ? 'taken' : 'there already', name, address: fileAddress(key) }
}

/** Keeps an image; anything else is refused. */
export const takeImage = (viewer: Viewer, given: Uint8Array, givenName: string): Promise<Taking> =>
  kindOf(given)
    ? takeFile(viewer, given, givenName)
    : Promise.resolve({ kind: 'refused', why: 'not-a-picture' })

async function readGiven(
  given: Uint8Array,
): Promise<{ kind: 'read'; type: FileType; content: Uint8Array } | Refused> {
  if (kindOf(given)) {
    if (given.byteLength > MAX_IMAGE_BYTES) return { kind: 'refused', why: 'image-too-large' }
    const rewritten = await rewritePicture(given)
    if (rewritten.kind === 'refused') return rewritten
    return { kind: 'read', type: 'IMAGE', content: rewritten.content }
  }
  const type = documentTypeOf(given)
  return type ? { kind: 'read', type, content: given } : { kind: 'refused', why: 'unknown' }
}
