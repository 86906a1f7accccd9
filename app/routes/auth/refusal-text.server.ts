import type { Registration } from '#app/domain/accounts/registration.server.ts'
import type { SignIn } from '#app/domain/sessions/sign-in.server.ts'
import { tryAgainIn } from '#app/http/too-many.server.ts'
import { unknownAddressText } from './unknown-address.ts'

/** What the form says when signing in was refused. */
export function refusalText(result: Exclude<SignIn, { kind: 'signed-in' }>): string {
  if (result.kind === 'limited') {
    return `Too many sign-in attempts. ${tryAgainIn(result.seconds)}`
  }
  return {
    mismatch: 'Your email address and password do not match. Please try again.',
    unverified: 'Please check your email for account verification.',
    'not-set-up': 'Your account isn’t set up yet. Contact support.',
  }[result.why]
}

/** What the form says when nobody was registered. */
export function registrationText(
  kind: Exclude<Registration['kind'], 'registered'>,
  supportEmail: string,
): string {
  if (kind === 'unknown') return unknownAddressText(supportEmail)
  return `This email address is already registered as a user. Please click the Back button and sign in using your existing password or click the Forgot Password link to reset your password. If you believe this is an error, please contact us at ${supportEmail}`
}
