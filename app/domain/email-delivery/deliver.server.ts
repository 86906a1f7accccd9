import { type Mailer, mailer } from '#app/mail/mailer.server.ts'
import { deliverDue } from '../emails/outbox.server.ts'
import { composeEmail } from './compose.server.ts'

/** Sends every due email, each rendered by the module for its noun. Returns the errors, for the log. */
export function deliverEmails(by: Mailer | null = mailer()): Promise<unknown[]> {
  return deliverDue(composeEmail, by)
}
