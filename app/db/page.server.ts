import { clampPage, pageCount } from '#app/values/list-page.ts'
import type { Totals } from './query.server.ts'
import { fromReplica } from './reading.server.ts'

export type Slice = { limit: number; offset: number }
export type Page<Row> = Totals & { rows: Row[]; page: number; pages: number }

/**
 * A page of what was counted, beyond the end the last one. `read` reads its rows, if there are any, from a replica where
 * there is one.
 */
export async function readPage<Row>(
  totals: Totals | Promise<Totals>,
  page: number,
  size: number,
  read: (slice: Slice) => Promise<Row[]>,
): Promise<Page<Row>> {
  const { total, all } = await totals
  const shown = clampPage(page, total, size)
  const slice = { limit: size, offset: (shown - 1) * size }
  const rows = total > 0 ? await fromReplica(() => read(slice)) : []
  return { rows, total, all, page: shown, pages: pageCount(total, size) }
}

/** The same of a list that can’t be filtered: what was counted is all there is. */
export async function readUnfiltered<Row>(...reading: Parameters<typeof readPage<Row>>) {
  const { all: _, ...page } = await readPage(...reading)
  return page
}
