/** The page requested first, as a query to append to the URLs of all sections. */
export function returnQuery(url: URL): string {
  const page = url.searchParams.get('redirect')
  return page ? `?redirect=${encodeURIComponent(page)}` : ''
}
