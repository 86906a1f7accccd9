-- What an email told of is noted in the rows themselves: what is committed just after one was made may be dated before it.
ALTER TABLE "Message" ADD COLUMN "emailedIn" INTEGER;
ALTER TABLE "Kudo" ADD COLUMN "emailedIn" INTEGER;

-- The last email of a member told of everything before it, unless it still waits.
UPDATE "Message" m SET "emailedIn" = 0 FROM "ConversationParticipant" p JOIN "User" u ON u.id = p."userId"
  WHERE p."conversationId" = m."conversationId" AND p."userId" <> m."senderId" AND m."createdAt" <= u."notifiedUntil"
    AND NOT EXISTS (SELECT FROM "OutboxEmail" o WHERE o.kind = 'NOTIFICATIONS' AND o."dueAt" IS NOT NULL
      AND o."to" = u.email AND o.since < m."createdAt");
UPDATE "Kudo" k SET "emailedIn" = 0 FROM "User" u
  WHERE u.id = k."recipientId" AND k."createdAt" <= u."notifiedUntil"
    AND NOT EXISTS (SELECT FROM "OutboxEmail" o WHERE o.kind = 'NOTIFICATIONS' AND o."dueAt" IS NOT NULL
      AND o."to" = u.email AND o.since < k."createdAt");
