const ofTheSelection = ['item', 'all', 'operation']

/** The query of the list below a bulk edit, without its selection. */
export function listQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams(params)
  for (const name of ofTheSelection) kept.delete(name)
  return kept.size > 0 ? `?${kept}` : ''
}
