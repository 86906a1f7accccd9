import { db } from '#app/db/database.server.ts'

const DAY = 86_400_000
/** Notifications that waited longer, because no email was sent, are no longer reported. */
const WINDOW = 7 * DAY
const AT_A_TIME = 500

/**
 * Queues an email for each member with unread messages or kudos not yet emailed: immediately or a day after the last
 * one, as they chose. While one is queued no other is added, because it covers everything until it is sent. It is safe
 * in several processes at once; none is queued twice. Returns how many were queued.
 */
export async function queueNotificationEmails(now = new Date()): Promise<number> {
  let written = 0
  for (;;) {
    const count = await queueSome(now)
    written += count
    if (count < AT_A_TIME) return written
  }
}

function queueSome(now: Date): Promise<number> {
  const since = new Date(now.getTime() - WINDOW)
  const yesterday = new Date(now.getTime() - DAY)
  return db().$executeRaw`
    WITH waiting AS (
      SELECT p."userId", max(m."createdAt") AS at FROM "Message" m
        JOIN "ConversationParticipant" p ON p."conversationId" = m."conversationId" AND p."userId" <> m."senderId"
      WHERE m."createdAt" > ${since} AND (p."messagesSeenAt" IS NULL OR m."createdAt" > p."messagesSeenAt")
      GROUP BY p."userId"
      UNION ALL
      SELECT k."recipientId", max(k."createdAt") FROM "Kudo" k
      WHERE k."createdAt" > ${since} AND k."seenAt" IS NULL GROUP BY k."recipientId"
    ), due AS (
      SELECT u.id, u.email, u."notifiedUntil" AS since FROM "User" u
      WHERE u.id IN (SELECT w."userId" FROM waiting w WHERE w.at > u."notifiedUntil" AND w.at <= ${now})
        AND u."emailVerifiedAt" IS NOT NULL AND u.visibility <> 'HIDDEN' AND u."refusedEmail" IS DISTINCT FROM u.email
        AND (u."notificationEmails" = 'IMMEDIATELY' OR (u."notificationEmails" = 'DAILY' AND u."notifiedUntil" <= ${yesterday}))
        AND NOT EXISTS (SELECT FROM "OutboxEmail" o
          WHERE o.kind = 'NOTIFICATIONS' AND o."dueAt" IS NOT NULL AND o."to" = u.email)
      ORDER BY u.id LIMIT ${AT_A_TIME} FOR UPDATE SKIP LOCKED
    ), notified AS (
      UPDATE "User" u SET "notifiedUntil" = ${now} FROM due WHERE u.id = due.id RETURNING u.id
    )
    INSERT INTO "OutboxEmail" (kind, "to", since) SELECT 'NOTIFICATIONS', due.email, due.since FROM due JOIN notified ON notified.id = due.id`
}
