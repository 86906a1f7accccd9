import { type Mailer, mailer } from '#app/mail/mailer.server.ts'
import { deliverDue } from '../emails/outbox.server.ts'
import { composeEmail } from './compose.server.ts'

let round: Promise<unknown> = Promise.resolve()

/**
 * Sends every due email, each rendered by the module for its noun. Returns the errors, for the log. A process has one
 * round at a time, so that whoever waits for one has nothing left on its way.
 */
export function deliverEmails(by: Mailer | null = mailer()): Promise<unknown[]> {
  const next = round.then(() => deliverDue(composeEmail, by))
  round = next.catch(() => {})
  return next
}
