import type { Tx } from '#app/db/database.server.ts'

const HOUR = 3_600_000
const TEXT =
  'By the way: I sell a course on interviews. 20% off for you if you book today and bring two friends!'
const REASON = 'I get the same advertisement from them every week.'

/** Ends the member's oldest conversation with a message that the member has read and reported. */
export async function writeReportedMessage(tx: Tx, memberId: number): Promise<void> {
  const conversation = await tx.conversation.findFirstOrThrow({
    where: { participants: { some: { userId: memberId } } },
    orderBy: { lastMessageAt: 'asc' },
    include: { participants: { where: { userId: { not: memberId } } } },
  })
  const [sender] = conversation.participants
  if (!sender) throw new Error('A conversation is between two.')
  const at = new Date(conversation.lastMessageAt.getTime() + HOUR)
  await tx.message.create({
    data: {
      conversationId: conversation.id,
      senderId: sender.userId,
      content: TEXT,
      formKey: `demo-${conversation.id}-reported`,
      createdAt: at,
      reportedAt: at,
      reports: { create: { reporterId: memberId, reason: REASON, createdAt: at } },
    },
  })
  await tx.conversation.update({ where: { id: conversation.id }, data: { lastMessageAt: at } })
  await tx.conversationParticipant.update({
    where: { conversationId_userId: { conversationId: conversation.id, userId: memberId } },
    data: { messagesSeenAt: at },
  })
}
