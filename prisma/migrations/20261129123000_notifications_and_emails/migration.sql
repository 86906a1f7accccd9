-- RenameTypes
ALTER TYPE "NewsMail" RENAME TO "NotificationEmails";
ALTER TYPE "MailKind" RENAME TO "EmailKind";
ALTER TYPE "EmailKind" RENAME VALUE 'NEWS' TO 'NOTIFICATIONS';

-- RenameTable
ALTER TABLE "OutboxMail" RENAME TO "OutboxEmail";
ALTER SEQUENCE "OutboxMail_id_seq" RENAME TO "OutboxEmail_id_seq";
ALTER TABLE "OutboxEmail" RENAME CONSTRAINT "OutboxMail_pkey" TO "OutboxEmail_pkey";
ALTER INDEX "OutboxMail_dueAt_id_idx" RENAME TO "OutboxEmail_dueAt_id_idx";

-- RenameColumns
ALTER TABLE "User" RENAME COLUMN "newsMail" TO "notificationEmails";
ALTER TABLE "User" RENAME COLUMN "newsMailedUntil" TO "notifiedUntil";

-- The channel is called what its listeners call it.
CREATE OR REPLACE FUNCTION "tellMessages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('notifications', p."userId" || ' conversations')
    FROM added m JOIN "ConversationParticipant" p ON p."conversationId" = m."conversationId" AND p."userId" <> m."senderId";
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "tellKudos"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('notifications', COALESCE(NEW."recipientId", OLD."recipientId") || ' kudos');
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "tellAnnouncements"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('notifications', '* announcements');
  RETURN NULL;
END $$;
