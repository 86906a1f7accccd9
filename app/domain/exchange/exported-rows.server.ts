import { db } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { LOT, lotsOf } from '#app/values/lots.ts'
import { z } from '#app/values/zod.ts'
import type { FileColumn } from './columns.ts'

/** A row inside a record, as its file has it: its cells by the names of the columns that tell of it. */
export type FileRow = {
  withinId: number
  rowId: number
  /** Whom it tells of. */
  userId: number | null
  cells: Record<string, string>
}

const Kept = z.strictObject({ place: z.int(), id: z.int() })

/**
 * The lines of rows: number, version and cells. What they say is kept under the version, unless it was exported before:
 * a file that comes back is held against it.
 */
export async function numberedLines(
  kind: string,
  columns: FileColumn[],
  rows: FileRow[],
): Promise<string[][]> {
  const lines: string[][] = []
  for (const lot of lotsOf(rows, LOT)) {
    const versions = await keptVersions(kind, lot)
    lines.push(
      ...lot.map(({ rowId, cells }, place) => [
        String(rowId),
        String(versions.get(place) ?? ''),
        ...columns.map(({ name }) => cells[name] ?? ''),
      ]),
    )
  }
  return lines
}

/** By their places. They are written by an export, which may read from a replica: so in a transaction. */
async function keptVersions(kind: string, rows: FileRow[]): Promise<Map<number, number>> {
  const given = JSON.stringify(rows.map((row, place) => ({ place, ...row })))
  const kept = await db().$transaction(
    (tx) => query(Kept, tx)`
      WITH given AS (
        SELECT * FROM jsonb_to_recordset(${given}::jsonb)
          AS said(place int, "withinId" int, "rowId" int, "userId" int, cells jsonb)),
      former AS (
        SELECT given.place, latest.id FROM given CROSS JOIN LATERAL (
          SELECT e.id, e.cells FROM "ExportedRow" e
          WHERE e.kind = ${kind} AND e."rowId" = given."rowId" AND e."withinId" = given."withinId"
          ORDER BY e.id DESC LIMIT 1) latest
        WHERE latest.cells = given.cells),
      again AS (
        UPDATE "ExportedRow" e SET "exportedAt" = now() FROM former
        WHERE e.id = former.id AND e."exportedAt" < now() - interval '1 day'),
      made AS (
        INSERT INTO "ExportedRow" (kind, "withinId", "rowId", "userId", cells)
        SELECT ${kind}, "withinId", "rowId", "userId", cells FROM given
        WHERE NOT EXISTS (SELECT FROM former WHERE former.place = given.place)
        RETURNING id, "withinId", "rowId")
      SELECT place, id FROM former
      UNION ALL SELECT given.place, made.id FROM made JOIN given USING ("withinId", "rowId")`,
  )
  return new Map(kept.map(({ place, id }) => [place, id]))
}

const Exported = z.strictObject({
  id: z.int(),
  withinId: z.int(),
  rowId: z.int(),
  cells: z.record(z.string(), z.string()),
})

/** What rows of a kind said under these versions, by version. */
export async function readExported(
  kind: string,
  versions: number[],
): Promise<Map<number, z.infer<typeof Exported>>> {
  if (versions.length === 0) return new Map()
  const rows = await query(Exported)`
    SELECT id, "withinId", "rowId", cells FROM "ExportedRow" WHERE kind = ${kind} AND id = ANY(${versions}::int[])`
  return new Map(rows.map((row) => [row.id, row]))
}
