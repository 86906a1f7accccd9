import { withOutgoing } from '#app/outgoing/outgoing.server.ts'
import { settings } from '#app/settings.server.ts'

/**
 * Fetches a photo from the URL LinkedIn gave us, from its image hosts only: no other machine is ever contacted. Null if
 * the photo is unavailable or too large.
 */
export async function fetchLinkedInPicture(address: string, maxBytes: number): Promise<Uint8Array | null> {
  if (!isLinkedIns(address)) return null
  try {
    return await withOutgoing('photo', async (signal) => {
      const response = await fetch(address, { redirect: 'error', credentials: 'omit', signal })
      const announced = Number(response.headers.get('content-length') ?? 0)
      if (!response.ok || announced > maxBytes) return given(response, null)
      return given(response, await readAtMost(response, maxBytes))
    })
  } catch {
    return null
  }
}

function isLinkedIns(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { origin, username, password } = new URL(address)
  return origin === new URL(settings().LINKEDIN_PICTURE_ORIGIN).origin && !username && !password
}

async function readAtMost(response: Response, maxBytes: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.byteLength
    if (length > maxBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** The rest of a response is never read. */
async function given<T>(response: Response, result: T): Promise<T> {
  if (!response.bodyUsed) await response.body?.cancel()
  return result
}
