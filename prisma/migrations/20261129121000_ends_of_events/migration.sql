-- AlterTable
ALTER TABLE "Event" ADD COLUMN     "endsAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "EventSession" ADD COLUMN     "endsAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateIndex
CREATE INDEX "Event_endsAt_startDate_id_idx" ON "Event"("endsAt", "startDate", "id");

-- DropIndex
DROP INDEX "Event_endDate_startDate_id_idx";

-- An event is over at the end of its last day in its zone, a session at its end, or at the end of its day if it has none. Whatever
-- writes the rows, the database works it out, so that no statement meets a zone that it doesn't know.

-- Abbreviations and POSIX rules are known to PostgreSQL alone, so they are none.
CREATE FUNCTION "isZone"(zone text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  PERFORM now() AT TIME ZONE zone;
  RETURN zone ~ '^(UTC|GMT|Etc/GMT[+-]?[0-9]{1,2}|[A-Z][A-Za-z_]+(/[A-Z][A-Za-z_-]*)+)$';
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN FALSE;
END $$;

CREATE FUNCTION "endOfSession"(day date, starts text, ends text, zone text) RETURNS timestamptz LANGUAGE plpgsql STABLE AS $$
DECLARE
  -- An end before the start is on the following day.
  wall timestamp := CASE WHEN ends IS NULL THEN (day + 1)::timestamp
    WHEN ends < starts THEN (day + 1) + ends::time ELSE day + ends::time END;
BEGIN
  RETURN wall AT TIME ZONE CASE WHEN "isZone"(zone) THEN zone ELSE 'America/New_York' END;
END $$;

CREATE FUNCTION "setEndOfEvent"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT "isZone"(NEW.timezone) THEN
    RAISE check_violation USING MESSAGE = 'An event needs a time zone that is known', COLUMN = 'timezone';
  END IF;
  NEW."endsAt" := (NEW."endDate" + 1)::timestamp AT TIME ZONE NEW.timezone;
  RETURN NEW;
END $$;
CREATE TRIGGER "setEndOfEvent" BEFORE INSERT OR UPDATE OF "endDate", timezone ON "Event"
  FOR EACH ROW EXECUTE FUNCTION "setEndOfEvent"();

CREATE FUNCTION "setEndOfSession"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."endsAt" := "endOfSession"(NEW."startDate", NEW."startTime", NEW."endTime",
    (SELECT e.timezone FROM "Event" e WHERE e.id = NEW."eventId"));
  RETURN NEW;
END $$;
CREATE TRIGGER "setEndOfSession" BEFORE INSERT OR UPDATE OF "startDate", "startTime", "endTime", "eventId" ON "EventSession"
  FOR EACH ROW EXECUTE FUNCTION "setEndOfSession"();

CREATE FUNCTION "setEndsOfSessions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "EventSession" s SET "startDate" = s."startDate" WHERE s."eventId" = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER "setEndsOfSessions" AFTER UPDATE OF timezone ON "Event"
  FOR EACH ROW WHEN (OLD.timezone IS DISTINCT FROM NEW.timezone) EXECUTE FUNCTION "setEndsOfSessions"();

-- Events whose zone is unknown stay as they are, and end by the default zone.
ALTER TABLE "Event" DISABLE TRIGGER "setEndOfEvent";
UPDATE "Event" e SET "endsAt" = (e."endDate" + 1)::timestamp
  AT TIME ZONE CASE WHEN "isZone"(e.timezone) THEN e.timezone ELSE 'America/New_York' END;
ALTER TABLE "Event" ENABLE TRIGGER "setEndOfEvent";
UPDATE "EventSession" s SET "startDate" = s."startDate";
