import { contains } from '#app/db/contains.server.ts'
import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { FileType } from '#app/db/generated/enums.ts'
import { listWhere } from '#app/db/list-where.server.ts'
import { readPage, type Slice } from '#app/db/page.server.ts'
import { countRows, query } from '#app/db/query.server.ts'
import { searchWords } from '#app/values/fold.ts'
import { z } from '#app/values/zod.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type FileFilter, fileList } from './list.ts'
import { editableBy } from './scope.server.ts'
import { Use, usesColumn } from './uses.server.ts'

const PER_PAGE = 25

const Row = z.strictObject({
  id: z.int(),
  key: z.string(),
  name: z.string(),
  type: z.enum(FileType),
  bytes: z.int(),
  uploadedBy: z.string().nullable(),
  uploadedAt: z.date(),
  uses: z.array(Use),
})
export type FileRow = z.infer<typeof Row>

const files = Prisma.sql`"StoredFile" f`

const filesWhere = (viewer: Viewer, filter: FileFilter): Prisma.Sql =>
  listWhere(fileList, filter, editableBy(viewer), {
    search: (typed) => searchWords(typed).map((word) => contains(Prisma.sql`f."searchKey"`, word)),
  })

/** A page of the files that the viewer may have, latest first, with what shows each. Two queries. */
export async function listFiles(viewer: Viewer, filter: FileFilter, page: number) {
  const whole = fileList.whole(filter)
  const where = filesWhere(viewer, filter)
  const totals = countRows(files, where, whole && filesWhere(viewer, whole))
  return readPage(totals, page, PER_PAGE, (slice) => readFiles(where, slice))
}

/** One query. */
export async function findStored(viewer: Viewer, id: number | null, tx: Tx = db()): Promise<FileRow | null> {
  const where = Prisma.sql`f.id = ${id}::int AND ${editableBy(viewer)}`
  const [file] = await readFiles(where, { limit: 1, offset: 0 }, tx)
  return file ?? null
}

const readFiles = (where: Prisma.Sql, { limit, offset }: Slice, tx: Tx = db()) =>
  query(Row, tx)`
    SELECT f.id, f.key, f.name, f.type::text, f.bytes, f."uploadedAt",
      CASE WHEN u.id IS NOT NULL THEN concat_ws(' ', u."firstName", u."lastName") END AS "uploadedBy",
      ${usesColumn} AS uses
    FROM "StoredFile" f LEFT JOIN "User" u ON u.id = f."uploadedById"
    WHERE ${where} ORDER BY f.id DESC LIMIT ${limit} OFFSET ${offset}`
