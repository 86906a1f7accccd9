import { db } from '#app/db/database.server.ts'
import { deliverEmails } from '#app/domain/email-delivery/deliver.server.ts'
import { type DeliveredEmail, outboxEmails } from '#app/domain/emails/outbox.server.ts'

/** All email to the address, latest first, after sending what is due. */
export async function mailTo(address: string): Promise<DeliveredEmail[]> {
  await deliverEmails()
  return outboxEmails(address)
}

/** The path of the first link that matches the pattern in the newest email to the address. */
export async function linkTo(address: string, pattern: RegExp): Promise<string> {
  const emails = await mailTo(address)
  const link = emails.flatMap(({ text }) => text.match(/https?:\S+/g) ?? []).find((it) => pattern.test(it))
  if (!link) throw new Error(`No mail to ${address} has a link like ${pattern}`)
  const { pathname, search } = new URL(link)
  return pathname + search
}

export const forgetMail = () => db().outboxEmail.deleteMany()
