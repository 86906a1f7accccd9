import { randomBytes } from 'node:crypto'
import { isSigned, signatureOf } from '#app/signature.server.ts'
import { visitorCookie } from './cookies.server.ts'
import { earlyField, type SubmittedForm } from './submitted-form.server.ts'

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

export const formTokenFor = (visitor: string): string => signatureOf('form', visitor)

/** Adds the token to every form that changes something. React ignores hidden fields it doesn't know. */
export function withFormToken(page: string, token: string | null): string {
  if (token === null) return page
  const field = `<input type="hidden" name="${FIELD}" value="${token}"/>`
  return page.replace(/<form\b[^>]*\bmethod="post"[^>]*>/g, (form) => form + field)
}

/** Whether a form carries the token of the browser that sends it. */
export async function carriesFormToken(request: Request, form: SubmittedForm): Promise<boolean> {
  const visitor = visitorCookie.read(request)
  const token = visitor && (await earlyField(form, FIELD).catch(() => undefined))
  return Boolean(visitor && token && isSigned('form', visitor, token))
}
