import { type Mailer, mailer } from '#app/mail/mailer.server.ts'
import { deliverDue } from '../mails/outbox.server.ts'
import { composeMail } from './compose.server.ts'

/** Sends every mail that is due, each composed by the noun it is about. Returns the errors, for the log. */
export function deliverMail(by: Mailer | null = mailer()): Promise<unknown[]> {
  return deliverDue(composeMail, by)
}
