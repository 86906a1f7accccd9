import { createHash } from 'node:crypto'
import { db, type Tx } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { hasBlockBetween } from '../blocks/block.server.ts'
import { consumeEach, digest } from '../rate-limits/rate-limits.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { pairOf } from './pair.ts'
import { findRecipient } from './recipient.server.ts'

export type Sending =
  | { kind: 'sent'; conversationId: number }
  | { kind: 'refused' }
  | { kind: 'limited'; seconds: number }

/** The content of one rendered form. */
type Written = { text: string; formKey: string }

/**
 * Sends a message in the only conversation of the two members. Whether the recipient can be contacted is checked again
 * here, in the writing transaction. Submitting the same form again creates no second message and has the same outcome,
 * whatever has changed since.
 */
export async function sendMessage(
  viewer: Viewer,
  recipientId: number | null,
  { text, formKey }: Written,
  clientAddress: string,
): Promise<Sending> {
  const key = submissionKey(recipientId, text, formKey)
  const earlier = await sentBefore(viewer, key)
  if (earlier) return { kind: 'sent', ...earlier }
  const use = await consumeEach([
    ['messagesByMember', String(viewer.id)],
    ['messagesByAddress', digest(clientAddress)],
  ])
  if (!use.allowed) return { kind: 'limited', seconds: use.seconds }
  return db().$transaction(async (tx) => {
    const recipient = await findRecipient(viewer, recipientId, tx)
    if (!recipient || (await hasBlockBetween(tx, viewer.id, recipient.id))) return { kind: 'refused' }
    const conversation = await openConversation(tx, viewer.id, recipient.id)
    await addMessage(tx, conversation, { senderId: viewer.id, content: text, formKey: key })
    return { kind: 'sent', conversationId: conversation.id }
  })
}

/** A form that Back brings up again keeps its key: with different text, it is another message. */
function submissionKey(recipientId: number | null, text: string, formKey: string): string {
  return createHash('sha256').update(`${formKey} ${recipientId} ${text}`).digest('base64url')
}

const sentBefore = ({ id }: Viewer, formKey: string) =>
  db().message.findFirst({ where: { senderId: id, formKey }, select: { conversationId: true } })

const Open = z.strictObject({ id: z.int(), lastMessageAt: z.date() })
type Open = z.infer<typeof Open>

/** The conversation of a pair. Of two messages at once, the later waits until the earlier one is committed. */
async function openConversation(tx: Tx, senderId: number, recipientId: number): Promise<Open> {
  const pair = pairOf(senderId, recipientId)
  await tx.conversation.createMany({ data: [pair], skipDuplicates: true })
  const [open] = await query(Open, tx)`
    SELECT c.id, c."lastMessageAt" FROM "Conversation" c
    WHERE c."firstUserId" = ${pair.firstUserId} AND c."secondUserId" = ${pair.secondUserId}
    FOR UPDATE`
  if (!open) throw new Error('A conversation that is there was not found')
  await tx.conversationParticipant.createMany({
    data: Object.values(pair).map((userId) => ({ conversationId: open.id, userId })),
    skipDuplicates: true,
  })
  return open
}

type NewMessage = { senderId: number; content: string; formKey: string }

/**
 * Adds the message unless it exists. It is later than all existing ones, whatever the clocks of several processes say,
 * because those may be marked as seen and this one isn't.
 */
async function addMessage(tx: Tx, { id, lastMessageAt }: Open, message: NewMessage): Promise<void> {
  const createdAt = new Date(Math.max(Date.now(), lastMessageAt.getTime() + 1))
  const { count } = await tx.message.createMany({
    data: [{ ...message, conversationId: id, createdAt }],
    skipDuplicates: true,
  })
  if (count === 0) return
  await tx.conversation.update({ where: { id }, data: { lastMessageAt: createdAt } })
}
