-- What comes from others is told on the channel "news" as '<user id> <kind>', or '* <kind>' where everybody is meant. Whatever
-- writes the rows tells of them, once it is committed; a listener learns that there is something to ask for, never what.

CREATE FUNCTION "tellMessages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('news', p."userId" || ' conversations')
    FROM added m JOIN "ConversationParticipant" p ON p."conversationId" = m."conversationId" AND p."userId" <> m."senderId";
  RETURN NULL;
END $$;
CREATE TRIGGER "tellMessages" AFTER INSERT ON "Message" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "tellMessages"();

CREATE FUNCTION "tellKudos"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('news', COALESCE(NEW."recipientId", OLD."recipientId") || ' kudos');
  RETURN NULL;
END $$;
CREATE TRIGGER "tellKudos" AFTER INSERT OR DELETE ON "Kudo"
  FOR EACH ROW EXECUTE FUNCTION "tellKudos"();

CREATE FUNCTION "tellAnnouncements"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('news', '* announcements');
  RETURN NULL;
END $$;
CREATE TRIGGER "tellAnnouncements" AFTER INSERT OR UPDATE OR DELETE ON "Announcement"
  FOR EACH STATEMENT EXECUTE FUNCTION "tellAnnouncements"();
