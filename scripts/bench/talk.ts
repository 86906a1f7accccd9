/** A long conversation for the measured member, added to the demo's own. */
import { db } from '#app/db/database.server.ts'
import { insertRecords } from '#app/db/records.server.ts'
import { emailOf } from '../../prisma/seeds/accounts.ts'
import { forMembers } from './pages.ts'

const MINUTES = 10 * 60_000
const MINUTE = 60_000
const WORDS =
  'I have looked at the notes from Friday and would rather begin with the second of the two questions.'

/** Adds that many messages, a minute apart, to the account's latest conversation. The database is open. */
export async function fillTalk(messages: number): Promise<void> {
  const now = Date.now()
  await db().$transaction(
    async (tx) => {
      const { id, firstUserId, secondUserId } = await tx.conversation.findFirstOrThrow({
        where: { participants: { some: { user: { email: emailOf(forMembers.account) } } } },
        orderBy: { lastMessageAt: 'desc' },
      })
      const rows = Array.from({ length: messages }, (_, index) => ({
        conversationId: id,
        senderId: index % 3 ? firstUserId : secondUserId,
        content: `${WORDS.slice(0, 20 + (index % 80))} ${index + 1}`,
        createdAt: new Date(now - (messages - index) * MINUTE).toISOString(),
        formKey: `talk ${index}`,
      }))
      await insertRecords(tx, 'Message', rows)
      await tx.conversation.update({ where: { id }, data: { lastMessageAt: new Date(now) } })
    },
    { timeout: MINUTES },
  )
}
