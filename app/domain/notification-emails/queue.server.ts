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

/**
 * What waits is what no email has told of, whenever it was committed. A member's row must be as it was seen: where another
 * process came first, the moment of the last email has moved.
 */
function queueSome(now: Date): Promise<number> {
  const since = new Date(now.getTime() - WINDOW)
  const yesterday = new Date(now.getTime() - DAY)
  return db().$executeRaw`
    WITH waiting AS (
      SELECT p."userId" FROM "Message" m
        JOIN "ConversationParticipant" p ON p."conversationId" = m."conversationId" AND p."userId" <> m."senderId"
      WHERE m."createdAt" > ${since} AND m."emailedIn" IS NULL
        AND (p."messagesSeenAt" IS NULL OR m."createdAt" > p."messagesSeenAt")
      UNION SELECT k."recipientId" FROM "Kudo" k
      WHERE k."createdAt" > ${since} AND k."emailedIn" IS NULL AND k."seenAt" IS NULL
    ), due AS (
      SELECT u.id, u.email FROM "User" u JOIN "User" seen ON seen.id = u.id AND seen."notifiedUntil" = u."notifiedUntil"
      WHERE u.id IN (SELECT w."userId" FROM waiting w) AND u."notifiedUntil" < ${now}
        AND u."emailVerifiedAt" IS NOT NULL AND u.visibility <> 'HIDDEN' AND u."refusedEmail" IS DISTINCT FROM u.email
        AND (u."notificationEmails" = 'IMMEDIATELY' OR (u."notificationEmails" = 'DAILY' AND u."notifiedUntil" <= ${yesterday}))
        AND NOT EXISTS (SELECT FROM "OutboxEmail" o
          WHERE o.kind = 'NOTIFICATIONS' AND o."dueAt" IS NOT NULL AND o."to" = u.email)
      ORDER BY u.id LIMIT ${AT_A_TIME} FOR UPDATE OF u SKIP LOCKED
    ), notified AS (
      UPDATE "User" u SET "notifiedUntil" = ${now} FROM due WHERE u.id = due.id RETURNING u.id
    )
    INSERT INTO "OutboxEmail" (kind, "to") SELECT 'NOTIFICATIONS', due.email FROM due JOIN notified ON notified.id = due.id`
}
