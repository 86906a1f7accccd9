import { db } from '#app/db/database.server.ts'
import { deliverMail } from '#app/domain/mail-delivery/deliver.server.ts'
import { type KeptLetter, outboxEmails } from '#app/domain/mails/outbox.server.ts'

/** Everything that was written to the address, the latest first, once the postman has been. */
export async function mailTo(address: string): Promise<KeptLetter[]> {
  await deliverMail()
  return outboxEmails(address)
}

/** The path of the first link in the newest mail to the address that leads where the pattern says. */
export async function linkTo(address: string, pattern: RegExp): Promise<string> {
  const letters = await mailTo(address)
  const link = letters.flatMap(({ text }) => text.match(/https?:\S+/g) ?? []).find((it) => pattern.test(it))
  if (!link) throw new Error(`No mail to ${address} has a link like ${pattern}`)
  const { pathname, search } = new URL(link)
  return pathname + search
}

export const forgetMail = () => db().outboxMail.deleteMany()
