import { href } from 'react-router'
import { isEmail, normalizeEmail } from '#app/values/email-address.ts'

/** The form's URL, filled in with what was typed on the page before if it is an email address. */
export function forgotPasswordHref(typed: string): string {
  const email = normalizeEmail(typed)
  return href('/auth/forgot-password') + (isEmail(email) ? `?${new URLSearchParams({ email })}` : '')
}

/** The email address in that URL. */
export function typedBefore({ searchParams }: URL): string | undefined {
  const email = normalizeEmail(searchParams.get('email') ?? '')
  return isEmail(email) ? email : undefined
}
