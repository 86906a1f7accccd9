import { z } from '#app/values/zod.ts'

/**
 * What an archive holds, in this order: `backup.json`; `files/…`; `database.json`; `tables/…`, each a part of a table's
 * rows as a JSON array of arrays of texts; files that came after the first; `manifest.json`, with what must be there.
 */
export const BEGIN = 'backup.json'
export const DATABASE = 'database.json'
export const MANIFEST = 'manifest.json'
export const FILES = 'files/'
export const TABLES = 'tables/'
export const partOf = (table: string, part: number) => `${TABLES}${table}/${part}.json`
export const tableOf = (name: string) => name.slice(TABLES.length, name.lastIndexOf('/'))

export const FORMAT = 1

export const Begin = z.object({ product: z.literal('members-network'), format: z.literal(FORMAT) })

const Column = z.object({ name: z.string(), type: z.string() })
const Table = z.object({ name: z.string(), columns: z.array(Column) })
const Migration = z.object({ name: z.string(), checksum: z.string() })
const Sequence = z.object({ name: z.string(), last: z.string(), called: z.boolean() })

export const Database = z.object({
  /** The moment that the rows are of. */
  at: z.iso.datetime(),
  migrations: z.array(Migration),
  tables: z.array(Table),
  sequences: z.array(Sequence),
})
export type Database = z.infer<typeof Database>
export type Table = z.infer<typeof Table>

export const Rows = z.array(z.array(z.string().nullable()))

const Digest = z.object({ count: z.int(), sha256: z.string() })
export const Manifest = z.object({ tables: z.record(z.string(), Digest), files: Digest })
export type Manifest = z.infer<typeof Manifest>

export const rowCount = ({ tables }: Manifest) =>
  Object.values(tables).reduce((sum, { count }) => sum + count, 0)
