import { randomBytes } from 'node:crypto'
import { db } from '#app/db/database.server.ts'
import { signatureOf, signaturesOf } from '#app/signature.server.ts'
import { digest } from '../rate-limits/rate-limits.server.ts'
import { canKeepCalendar, mustOnboard } from '../viewer/permissions.ts'
import { readMemberAs } from '../viewer/record.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { CalendarEntry } from './entry.ts'
import { ownAgendaEntries } from './session-entries.server.ts'

/** The secret in the viewer's calendar link; null without one, or if the server's own secret has changed twice since. */
export async function findCalendarSecret({ id }: Viewer): Promise<string | null> {
  const subscription = await db().calendarSubscription.findUnique({ where: { userId: id } })
  if (!subscription) return null
  const secrets = signaturesOf('calendar', ownerOf(id, subscription.seed))
  return secrets.find((secret) => digest(secret) === subscription.secretHash) ?? null
}

/** Gives the calendar a new link; the previous one stops working. */
export async function renewCalendar({ id }: Viewer): Promise<void> {
  const seed = randomBytes(16).toString('base64url')
  const row = { seed, secretHash: digest(signatureOf('calendar', ownerOf(id, seed))), createdAt: new Date() }
  await db().calendarSubscription.upsert({
    where: { userId: id },
    create: { userId: id, ...row },
    update: row,
  })
}

export async function endCalendar({ id }: Viewer): Promise<void> {
  await db().calendarSubscription.deleteMany({ where: { userId: id } })
}

/** The owner of the calendar with that secret. */
export async function calendarOwner(secret: string): Promise<number | null> {
  const found = await db().calendarSubscription.findUnique({ where: { secretHash: digest(secret) } })
  return found?.userId ?? null
}

/** The agenda that the member may see at this moment; empty once they may no longer have a calendar. */
export async function calendarOf(userId: number): Promise<CalendarEntry[]> {
  const member = await readMemberAs('FELLOW', userId)
  return member && canKeepCalendar(member) && !mustOnboard(member) ? ownAgendaEntries(member) : []
}

/** The secret is the signature of this, made anew each time it is shown, so the database alone doesn't reveal it. */
const ownerOf = (userId: number, seed: string) => `${userId} ${seed}`
