import type { Tx } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { fileKey } from '#app/values/file-address.ts'
import { z } from '#app/values/zod.ts'
import { type Content, isRows } from './content.ts'
import type { Problem } from './kind.server.ts'

type Shown = { path: string; key: string }
type Showing = { content: Content; live: Content }

const LOST = 'There’s no file at this address. Someone may have deleted it.'

const Found = z.strictObject({ key: z.string() })

/**
 * A problem for each address of an uploaded file that isn't there, for each of several contents. Those that are there
 * can't be deleted until the transaction ends; what is live shows its files already, so they aren't looked for. One query.
 */
export async function lostFiles(tx: Tx, contents: Showing[]): Promise<Problem[][]> {
  const shown = contents.map(({ content, live }) => {
    const kept = new Set(shownIn(live).map(({ key }) => key))
    return shownIn(content).filter(({ key }) => !kept.has(key))
  })
  const keys = [...new Set(shown.flat().map(({ key }) => key))]
  if (keys.length === 0) return contents.map(() => [])
  const rows = await query(Found, tx)`
    SELECT key FROM "StoredFile" WHERE key = ANY(${keys}::text[]) ORDER BY key FOR KEY SHARE`
  const found = new Set(rows.map(({ key }) => key))
  return shown.map((each) =>
    each.filter(({ key }) => !found.has(key)).map(({ path }) => ({ path, message: LOST })),
  )
}

function shownIn(content: Content, within = ''): Shown[] {
  return Object.entries(content).flatMap(([name, value]): Shown[] => {
    const path = within + name
    if (isRows(value)) return value.flatMap((row, index) => shownIn(row, `${path}[${index}].`))
    const key = typeof value === 'string' ? fileKey(value) : null
    return key ? [{ path, key }] : []
  })
}
