/** Stored conversations, and the chat as used without JavaScript. */
import { randomUUID } from 'node:crypto'
import type { MemberRow } from '#app/domain/members/bulk-write-rows.server.ts'
import { db, visit } from './app.ts'
import { join, person } from './people.ts'

type Written = [senderId: number, content: string, createdAt?: Date]

/** Stores a conversation of two, with a minute between its messages unless they have a time; returns its id. */
export async function converse([one, other]: [number, number], ...messages: Written[]): Promise<number> {
  const begun = Date.parse('2026-03-09T13:00:00Z')
  const rows = messages.map(([senderId, content, createdAt], index) => ({
    senderId,
    content,
    createdAt: createdAt ?? new Date(begun + index * 60_000),
    formKey: randomUUID(),
  }))
  const { id } = await db().conversation.create({
    data: {
      firstUserId: Math.min(one, other),
      secondUserId: Math.max(one, other),
      lastMessageAt: rows.at(-1)?.createdAt,
      participants: { create: [{ userId: one }, { userId: other }] },
      messages: { create: rows },
    },
  })
  return id
}

/** A member without conversations. */
export async function newcomer(changes: Partial<MemberRow> = {}): Promise<number> {
  const [id] = await join(person('Nadia', 'Haddad', { email: `${randomUUID()}@example.org`, ...changes }))
  return id as number
}

/** Reports the latest message of a conversation, as if through the form. */
export async function reportLatest(conversationId: number, reporterId: number, reason?: string) {
  const { id } = await latestIn(conversationId)
  await db().report.create({ data: { messageId: id, reporterId, reason } })
  await db().message.update({ where: { id }, data: { reportedAt: new Date() } })
}

export const latestIn = (conversationId: number) =>
  db().message.findFirstOrThrow({ where: { conversationId }, orderBy: { id: 'desc' } })

/** The pages with conversations and reports, once the member has reported the latest message of the last one. */
export async function pagesOfChats(ids: number[], memberId: number): Promise<string[]> {
  const latest = await Promise.all(ids.map(latestIn))
  await reportLatest(ids.at(-1) as number, memberId)
  return [...ids.map(chatAddress), ...latest.slice(0, -1).map(({ id }) => `/messages/${id}/report`)]
}

export const messagesIn = (conversationId: number) => db().message.count({ where: { conversationId } })

export const chatAddress = (id: number | string) => `/messages?conversationId=${id}`

export async function visitChat(id: number, as: number) {
  const { page, status } = await visit(chatAddress(id), { as })
  return { page, status, texts: page.texts('.bubble > p'), news: page.texts('.bubble:has(.chip) > p') }
}

/** Posts the chat's form directly, without having opened it. */
export function answer(id: number | string, as: number, text: string, formKey: string = randomUUID()) {
  return visit(chatAddress(id), { as, form: { text, formKey } })
}

/** When the member last viewed the conversation. */
export async function seenAt(conversationId: number, userId: number) {
  const standing = await db().conversationParticipant.findUniqueOrThrow({
    where: { conversationId_userId: { conversationId, userId } },
  })
  return standing.messagesSeenAt
}
