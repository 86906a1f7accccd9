import type { Registration } from '#app/domain/accounts/registration.server.ts'
import type { Refusal } from '#app/domain/sessions/sign-in.server.ts'
import { tryAgainIn } from '#app/http/too-many.server.ts'
import { unknownAddressText } from './unknown-address.ts'

/** The form's error when sign-in is refused. */
export function refusalText(result: Refusal): string {
  if (result.kind === 'limited') {
    return `Too many sign-in attempts. ${tryAgainIn(result.seconds)}`
  }
  return {
    mismatch: 'Your email address and password do not match. Please try again.',
    unverified: 'Please check your email for account verification.',
    closed: 'Your account is closed. Contact support.',
    'not-set-up': 'Your account isn’t set up yet. Contact support.',
  }[result.why]
}

/** The form's error when sign-up is refused. */
export function registrationText(
  kind: Exclude<Registration['kind'], 'registered'>,
  supportEmail: string,
): string {
  if (kind === 'unknown') return unknownAddressText(supportEmail)
  return `This email address is already registered as a user. Please click the Back button and sign in using your existing password or click the Forgot Password link to reset your password. If you believe this is an error, please contact us at ${supportEmail}`
}
