import { query } from '#app/db/query.server.ts'
import { fileAddress } from '#app/values/file-address.ts'
import { z } from '#app/values/zod.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { editableBy } from './scope.server.ts'

const File = z.strictObject({ key: z.string(), name: z.string() })

const MOST = 50

/** The latest files that the viewer can have something show, by address. One query. */
export async function suggestFiles(viewer: Viewer, { images }: { images: boolean }) {
  const files = await query(File)`
    SELECT f.key, f.name FROM "StoredFile" f WHERE (f.type = 'IMAGE' OR ${!images}::boolean) AND ${editableBy(viewer)}
    ORDER BY f.id DESC LIMIT ${MOST}`
  return files.map(({ key, name }) => ({ value: fileAddress(key), label: name }))
}
