import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import type { Viewer } from '../viewer/viewer.ts'

const Unfinished = z.strictObject({ id: z.int(), kind: z.string(), fileName: z.string() })
export type Unfinished = z.infer<typeof Unfinished>

const MOST = 5

/**
 * One's own files of the last two weeks that are uploaded and not imported, the latest first: looked through and left, or
 * refused as a whole. One query.
 */
export const listUnfinished = (viewer: Viewer): Promise<Unfinished[]> =>
  query(Unfinished)`
    SELECT f.id, f.kind, f."fileName" FROM "FileImport" f
    WHERE f."actorId" = ${viewer.id} AND f."isWhole" AND f."appliedAt" IS NULL AND f."createdAt" > now() - interval '14 days'
    ORDER BY f.id DESC LIMIT ${MOST}`
