import type { SignIn } from '#app/domain/sessions/sign-in.server.ts'
import { tryAgainIn } from '#app/http/too-many.server.ts'

/** What the form says when signing in was refused. */
export function refusalText(result: Exclude<SignIn, { kind: 'signed-in' }>): string {
  if (result.kind === 'limited') {
    return `There were too many tries to sign in. ${tryAgainIn(result.seconds)}`
  }
  return {
    mismatch: 'Your email address and password do not match. Please try again.',
    unverified: 'Please check your email for account verification.',
    'not-set-up': 'Your account is not set up yet. Please contact support.',
  }[result.why]
}
