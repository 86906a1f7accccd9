import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { settings } from '#app/settings.server.ts'
import { visitorCookie } from './cookies.server.ts'
import { readFormBody } from './form-body.server.ts'
import { headOf } from './form-preview.server.ts'

/**
 * A token in each form that replaces the headers by which browsers state its origin. It is valid only with the cookie
 * of the browser that received the page, which no other site can read or guess.
 */
const FIELD = 'formToken'

/** The requesting browser's id, or a new one. */
export function visitorOf(request: Request): string {
  const visitor = visitorCookie.read(request)
  return visitor && /^[\w-]{22}$/.test(visitor) ? visitor : randomBytes(16).toString('base64url')
}

export function formTokenFor(visitor: string): string {
  return createHmac('sha256', settings().SESSION_SECRET).update(`form ${visitor}`).digest('base64url')
}

/** Adds the token to every form that changes something. React ignores hidden fields it doesn't know. */
export function withFormToken(page: string, token: string | null): string {
  if (token === null) return page
  const field = `<input type="hidden" name="${FIELD}" value="${token}"/>`
  return page.replace(/<form\b[^>]*\bmethod="post"[^>]*>/g, (form) => form + field)
}

/** Whether a form carries the token of the browser that sends it. The body can still be read. */
export async function carriesFormToken(request: Request): Promise<boolean> {
  const visitor = visitorCookie.read(request)
  const token = visitor && request.method === 'POST' && (await tokenIn(request))
  if (!visitor || !token) return false
  const expected = Buffer.from(formTokenFor(visitor))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** A form with files may be large; the token is among its first fields. */
async function tokenIn(request: Request): Promise<string | undefined> {
  const type = request.headers.get('content-type')?.toLowerCase() ?? ''
  if (type.startsWith('multipart/form-data')) {
    return (await headOf(request)).match(/\bname="formToken"\r\n(?:[^\r\n]+\r\n)*\r\n([^\r\n]*)\r\n/)?.[1]
  }
  const fields = await readFormBody(request.clone()).catch(() => undefined)
  const token = fields?.get(FIELD)
  return typeof token === 'string' ? token : undefined
}
