import { isEmail, normalizeEmail } from '#app/values/email-address.ts'

/** The email address typed on the page before: see forgot-password-address.ts. */
export function typedBefore({ searchParams }: URL): string | undefined {
  const email = normalizeEmail(searchParams.get('email') ?? '')
  return isEmail(email) ? email : undefined
}
