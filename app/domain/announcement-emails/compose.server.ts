import { db } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import type { EmailMessage } from '#app/mail/email-message.ts'
import { publicAddress } from '#app/settings.server.ts'
import { markdownToText } from '#app/values/markdown.server.ts'
import { cut } from '#app/values/text.ts'
import { z } from '#app/values/zod.ts'
import { type Content, rowsOf } from '../administration/content.ts'
import { nameOf } from '../administration/kind.server.ts'
import { readRecord } from '../administration/store.server.ts'
import { announcements } from '../announcements/administer.server.ts'
import { type Part, type Person, renderEmail } from '../emails/render.ts'
import { notificationEmailsLink } from '../notification-emails/links.ts'
import { listHeaders } from '../notification-emails/list-headers.server.ts'
import { canAdminister } from '../viewer/administration.ts'
import { readViewer } from '../viewer/record.server.ts'
import { FATES, type Fate, fates } from './recipients.server.ts'

type Recipient = Person & { id: number; unsubscribeKey: string }

const EXCERPT = 1500

/**
 * The announcement as members see it at the moment of sending. Null once it isn't published, or isn't meant for the
 * member any more, who can then be emailed later.
 */
export async function composeAnnouncementEmail(
  recipient: Recipient,
  announcementId: number,
): Promise<EmailMessage | null> {
  const found = await readRecord(db(), announcements, announcementId)
  const told = { announcementId, userId: recipient.id }
  if (!found?.state.published || !(await wantsIt(recipient.id, announcementId))) {
    await db().announcementEmail.deleteMany({ where: { ...told, again: false } })
    return null
  }
  if ((await db().announcementEmail.count({ where: told })) === 0) return null
  const { headers, stop } = listHeaders(recipient, 'announcements')
  const { appName } = recipient
  const email = renderEmail(recipient, nameOf(announcements, found.live), [
    ...saying(found.live, announcementId, appName),
    { label: 'Choose which emails you get', href: publicAddress(notificationEmailsLink) },
    { label: 'Stop receiving these emails', href: stop },
  ])
  return { ...email, headers }
}

/** The announcement as it is edited, to someone who may edit it. */
export async function composeTestEmail(
  recipient: Recipient,
  announcementId: number,
): Promise<EmailMessage | null> {
  const found = await readRecord(db(), announcements, announcementId)
  const viewer = await readViewer(recipient.id)
  if (!found || !viewer || !canAdminister(viewer, announcements.permission)) return null
  const name = nameOf(announcements, found.content)
  return renderEmail(recipient, `Test: ${name}`, [
    'This is a test. No one else got it.',
    ...saying(found.content, announcementId, recipient.appName),
  ])
}

const Fated = z.strictObject({ fate: z.enum(FATES) })
const STILL_WANTED: Fate[] = ['due', 'waiting']

async function wantsIt(userId: number, announcementId: number): Promise<boolean> {
  const [member] = await query(Fated)`
    SELECT fate FROM (${fates(announcementId, true)}) fates WHERE id = ${userId}`
  return member !== undefined && STILL_WANTED.includes(member.fate)
}

/** Its name, the beginning of its text, and where to read all of it. */
function saying(content: Content, id: number, appName: string): Part[] {
  const texts = rowsOf(content.activities).flatMap(({ name, elements }) => [
    ...(typeof name === 'string' ? [name] : []),
    ...rowsOf(elements).flatMap(({ kind, text }) =>
      kind === 'TEXT' && typeof text === 'string' ? markdownToText(text).split(/\n\s*\n/) : [],
    ),
  ])
  return [
    nameOf(announcements, content),
    ...excerpt(texts.map((text) => text.trim()).filter(Boolean)),
    { label: `Read it on ${appName}`, href: publicAddress(`/announcements/${id}`) },
  ]
}

/** Whole paragraphs, as many as fit; of a first one that is longer, its beginning. */
function excerpt([first = '', ...others]: string[]): string[] {
  if (first.length > EXCERPT) return [cut(first, EXCERPT).replace(/\s+\S*…$/, ' …')]
  const shown = first ? [first] : []
  let length = first.length
  for (const text of others) {
    length += text.length
    if (length > EXCERPT) return [...shown, '…']
    shown.push(text)
  }
  return shown
}
