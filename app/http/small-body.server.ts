/** The text of a request's body; null if it's longer than it should be. */
export async function smallBody(request: Request, maxBytes: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return null
  const body = await request.text()
  return body.length > maxBytes ? null : body
}
