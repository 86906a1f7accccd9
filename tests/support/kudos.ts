/** Stored kudos, each for an answer of its own. */
import { db } from './app.ts'

type Given = { note?: string | null; createdAt?: Date; seenAt?: Date | null }

/** Stores a question by the sender, the recipient's answer and the sender's kudo for it; returns the kudo's id. */
export async function giveKudos(senderId: number, recipientId: number, given: Given = {}): Promise<number> {
  const question = await db().post.create({ data: { authorId: senderId, content: 'Who can tell me?' } })
  const answer = await db().post.create({
    data: { authorId: recipientId, parentId: question.id, content: 'I can.' },
  })
  const { id } = await db().kudo.create({ data: { postId: answer.id, senderId, recipientId, ...given } })
  return id
}

export async function kudoSeenAt(id: number): Promise<Date | null> {
  const { seenAt } = await db().kudo.findUniqueOrThrow({ where: { id } })
  return seenAt
}
