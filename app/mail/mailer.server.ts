import { createTransport } from 'nodemailer'
import { withOutgoing } from '#app/outgoing/outgoing.server.ts'
import { settings } from '#app/settings.server.ts'
import type { EmailMessage } from './email-message.ts'

/** Sends rendered emails; `send` rejects if one can't be handed over now. */
export type Mailer = { send: (email: EmailMessage) => Promise<void> }

/** Long enough for a slow server, short enough not to delay the emails behind it. */
const PATIENCE = 20_000

export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, disableFileAccess: true, disableUrlAccess: true, ...timeouts })
  const sender = senderOf(from)
  return {
    async send(email) {
      const headers = { ...AUTOMATIC, ...email.headers }
      await withOutgoing('mail', () => transport.sendMail({ from: sender, ...email, headers }))
    },
  }
}

/** What stands before the address is a name, whatever its colons and parentheses mean in a header. */
function senderOf(from: string): string | { name: string; address: string } {
  const [, written = '', address] = /^(.*)<(.*)>$/.exec(from) ?? []
  if (!address) return from
  const name = written.trim()
  return { name: /^"(.*)"$/.exec(name)?.[1]?.replace(/\\(.)/g, '$1') ?? name, address }
}

const timeouts = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE } as object

/** RFC 3834: asks for no automatic response. The second header asks Outlook. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

let current: Mailer | undefined

/**
 * The mail server that SMTP_URL names. Without that setting it is null: nothing leaves this machine and the outbox
 * keeps the emails.
 */
export function mailer(): Mailer | null {
  const { SMTP_URL, MAIL_FROM } = settings()
  if (SMTP_URL) current ??= smtpMailer(SMTP_URL, MAIL_FROM)
  return current ?? null
}
