/** The page that was asked for first goes along through all sections, as a query to append to their addresses. */
export function returnQuery(url: URL): string {
  const page = url.searchParams.get('redirect')
  return page ? `?redirect=${encodeURIComponent(page)}` : ''
}
