// Still an exact number when multiplied by a page size.
const maxPage = 2_147_483_647

/** The page number in the URL; anything but a positive integer is the first. */
export function parsePage(value: string | null): number {
  return value !== null && /^[1-9][0-9]*$/.test(value) ? Math.min(Number(value), maxPage) : 1
}

/** A list of which nothing could be read. */
export const EMPTY_PAGE = { total: 0, page: 1, pages: 1 }

/** An empty list has one page. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

/** The page shown: beyond the end it is the last. */
export function clampPage(page: number, total: number, size: number): number {
  return Math.min(Math.max(1, page), pageCount(total, size))
}

/** The current page with its neighbors plus first and last; nothing if there is only one page. */
export function pageWindow(page: number, pages: number): (number | 'gap')[] {
  if (pages <= 1) return []
  const wanted = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages)
  const shown = [...new Set(wanted)]
  return shown.flatMap((n, i) => (n - (shown[i - 1] ?? 0) > 1 ? ['gap' as const, n] : [n]))
}
