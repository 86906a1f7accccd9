import type { Tx } from '#app/db/database.server.ts'
import { insertRecords, takeIds } from '#app/db/records.server.ts'
import { longConversation } from './data/long-conversation.ts'
import { exchanges } from './data/texts.ts'
import { ago, wakingHour } from './waking-hours.ts'

export type Correspondent = { id: number; firstName: string }

const DAY = 86_400_000
const MINUTE = 60_000

/**
 * Writes a conversation of each account with several members. Every other one ends with a message that the account has not
 * seen yet; the latest is of today.
 */
export async function writeConversations(
  tx: Tx,
  accounts: Correspondent[],
  members: Correspondent[],
): Promise<void> {
  const pairs = accounts.flatMap((account, row) =>
    exchanges.flatMap((texts, column) => {
      const other = members[row * exchanges.length + column]
      return other ? [{ account, other, texts, column }] : []
    }),
  )
  const ids = await takeIds(tx, 'Conversation', pairs.length)
  const written = pairs.map((pair, index) => writeOut(pair, ids[index] as number))
  await insertRecords(
    tx,
    'Conversation',
    written.map(({ conversation }) => conversation),
  )
  await insertRecords(
    tx,
    'ConversationParticipant',
    written.flatMap(({ participants }) => participants),
  )
  await insertRecords(
    tx,
    'Message',
    written.flatMap(({ messages }) => messages),
  )
}

type Pair = { account: Correspondent; other: Correspondent; texts: string[]; column: number }

function writeOut({ account, other, texts, column }: Pair, conversationId: number) {
  const begun = Date.now() - (column * 9 + 1) * DAY
  const unseen = column % 2 === 0
  const messages = texts.map((text, index) => {
    const byAccount = (index % 2 === 1) === unseen
    const [sender, reader] = byAccount ? [account, other] : [other, account]
    return {
      conversationId,
      senderId: sender.id,
      content: text.replace('{name}', reader.firstName),
      formKey: `demo-${conversationId}-${index}`,
      createdAt: wakingHour(new Date(begun + index * (DAY / 4))),
      emailedIn: 0,
    }
  })
  const [firstUserId, secondUserId] = [account.id, other.id].sort((a, b) => a - b)
  return {
    conversation: {
      id: conversationId,
      firstUserId,
      secondUserId,
      lastMessageAt: messages.at(-1)?.createdAt,
    },
    participants: [
      { conversationId, userId: account.id, messagesSeenAt: messages.at(unseen ? -2 : -1)?.createdAt },
      { conversationId, userId: other.id, messagesSeenAt: messages.at(-1)?.createdAt },
    ],
    messages,
  }
}

/** Writes a conversation of three weeks, which ended two days ago. Both have read all of it. */
export async function writeLongConversation(
  tx: Tx,
  account: Correspondent,
  other: Correspondent,
): Promise<void> {
  const [conversationId] = (await takeIds(tx, 'Conversation', 1)) as [number]
  let hours = 48 + longConversation.reduce((sum, { after }) => sum + after, 0)
  const messages = longConversation.map(({ by, after, text }, index) => {
    hours -= after
    const [sender, reader] = by === 'account' ? [account, other] : [other, account]
    return {
      conversationId,
      senderId: sender.id,
      content: text.replace('{name}', reader.firstName),
      formKey: `demo-${conversationId}-${index}`,
      createdAt: ago(hours * (DAY / 24) - index * MINUTE),
    }
  })
  const lastMessageAt = messages.at(-1)?.createdAt
  const [firstUserId, secondUserId] = [account.id, other.id].sort((a, b) => a - b)
  await insertRecords(tx, 'Conversation', [{ id: conversationId, firstUserId, secondUserId, lastMessageAt }])
  await insertRecords(
    tx,
    'ConversationParticipant',
    [account, other].map(({ id }) => ({ conversationId, userId: id, messagesSeenAt: lastMessageAt })),
  )
  await insertRecords(tx, 'Message', messages)
}
