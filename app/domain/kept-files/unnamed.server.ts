import type { Storage } from '#app/storage/storage.ts'
import { namedAmong } from './hold.server.ts'
import { idOf, type Owner, ownerOf } from './names.ts'

/** In milliseconds. What is younger may be on its way to its row. */
export const YOUNG = 24 * 3_600_000
/** So many are looked up in one statement. */
const PAGE = 500

export type Belonging = { file: string; owner: Owner }
/** How many files there are that a row should name, and which of them none does. */
type Found = { checked: number; unnamed: Belonging[] }

/** All files, a page at a time. */
export async function* findUnnamed(files: Storage, now = Date.now()): AsyncGenerator<Found> {
  let page: Belonging[] = []
  let checked = 0
  for await (const { name, changed } of files.list()) {
    const owner = ownerOf(name)
    if (!owner) continue
    checked++
    if (changed.getTime() > now - YOUNG) continue
    page.push({ file: name, owner })
    if (page.length < PAGE) continue
    yield { checked, unnamed: await withoutRow(page) }
    page = []
    checked = 0
  }
  yield { checked, unnamed: await withoutRow(page) }
}

async function withoutRow(page: Belonging[]): Promise<Belonging[]> {
  if (page.length === 0) return []
  const named = await namedAmong(page.map(({ owner }) => owner))
  return page.filter(({ owner }) => !named.has(idOf(owner)))
}
