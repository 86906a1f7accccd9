import { db } from '#app/db/database.server.ts'
import { deliverMail } from '#app/domain/mail-delivery/deliver.server.ts'
import { type KeptLetter, outboxEmails } from '#app/domain/mails/outbox.server.ts'

/** All email to the address, latest first, after sending what is due. */
export async function mailTo(address: string): Promise<KeptLetter[]> {
  await deliverMail()
  return outboxEmails(address)
}

/** The path of the first link that matches the pattern in the newest email to the address. */
export async function linkTo(address: string, pattern: RegExp): Promise<string> {
  const letters = await mailTo(address)
  const link = letters.flatMap(({ text }) => text.match(/https?:\S+/g) ?? []).find((it) => pattern.test(it))
  if (!link) throw new Error(`No mail to ${address} has a link like ${pattern}`)
  const { pathname, search } = new URL(link)
  return pathname + search
}

export const forgetMail = () => db().outboxMail.deleteMany()
