const ofTheSelection = ['item', 'all', 'operation']

/** The query of the list beneath a bulk edit: without what was selected in it. */
export function listQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams(params)
  for (const name of ofTheSelection) kept.delete(name)
  return kept.size > 0 ? `?${kept}` : ''
}
