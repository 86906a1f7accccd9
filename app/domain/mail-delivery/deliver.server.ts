import { type Mailer, mailer } from '#app/mail/mailer.server.ts'
import { deliverDue } from '../mails/outbox.server.ts'
import { composeMail } from './compose.server.ts'

/** Sends every due email, each rendered by the module for its noun. Returns the errors, for the log. */
export function deliverMail(by: Mailer | null = mailer()): Promise<unknown[]> {
  return deliverDue(composeMail, by)
}
