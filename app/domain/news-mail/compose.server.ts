import { db } from '#app/db/database.server.ts'
import type { Letter } from '#app/mail/letter.ts'
import { publicAddress } from '#app/settings.server.ts'
import { type Part, type Person, renderEmail } from '../mails/letter.ts'
import { readNewsSince } from '../news/news.server.ts'
import { readViewer } from '../viewer/record.server.ts'
import { chatLink, kudosLink, newsMailLink, unsubscribeLink } from './links.ts'
import { unsubscribeToken } from './unsubscribe.server.ts'

type Recipient = Person & { id: number }

/**
 * A line for each conversation with unread messages and each new kudo since the last such email, as the member may see
 * them at the moment of sending, without any of the text. Null if everything has since been read or withdrawn, or the
 * member is hidden or no longer wants such emails. The next email covers what comes after it.
 */
export async function composeNews({ id, ...person }: Recipient, since: Date): Promise<Letter | null> {
  const now = new Date()
  const viewer = await readViewer(id)
  if (!viewer || viewer.hiddenProfile || viewer.newsMail === 'NEVER') return null
  const news = await readNewsSince(viewer, since)
  const lines = news.map((entry): Part => {
    const name = entry.name ?? 'Hidden member'
    return entry.kind === 'conversations'
      ? { label: `${name} sent you a message`, href: publicAddress(chatLink(entry.id)) }
      : { label: `${name} gave Kudos on your Reply`, href: publicAddress(kudosLink) }
  })
  if (lines.length === 0) return null
  await db().user.updateMany({ where: { id, newsMailedUntil: { lt: now } }, data: { newsMailedUntil: now } })
  const stop = publicAddress(unsubscribeLink(unsubscribeToken(id)))
  const letter = renderEmail(person, `New for you on ${person.appName}`, [
    'Here’s what you haven’t seen yet:',
    ...lines,
    { label: 'Choose how often you get these emails', href: publicAddress(newsMailLink) },
    { label: 'Stop these emails', href: stop },
  ])
  return {
    ...letter,
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
