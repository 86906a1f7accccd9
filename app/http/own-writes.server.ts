import { databaseReplica } from '#app/db/database.server.ts'
import { fromPrimary } from '#app/db/reading.server.ts'
import { sessionCookie, wroteCookie } from './cookies.server.ts'

/** Handles a request. Members who have just written read from the primary: a replica may not have it yet. */
export async function readingOwnWrites(request: Request, handle: () => Promise<Response>): Promise<Response> {
  if (!databaseReplica()) return handle()
  const writes = request.method === 'POST'
  const response = writes || wroteCookie.read(request) ? await fromPrimary(handle) : await handle()
  return writes && sessionCookie.read(request) ? noteWrite(response) : response
}

/** Also for a response to something else than a form, if it has written all the same. */
export function noteWrite(response: Response): Response {
  if (databaseReplica()) response.headers.append('Set-Cookie', wroteCookie.set())
  return response
}
