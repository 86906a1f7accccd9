-- An end at the start is on the following day, as one before it is: a session takes a whole day rather than no time.
CREATE OR REPLACE FUNCTION "endOfSession"(day date, starts text, ends text, zone text) RETURNS timestamptz LANGUAGE plpgsql STABLE AS $$
DECLARE
  wall timestamp := CASE WHEN ends IS NULL THEN (day + 1)::timestamp
    WHEN ends <= starts THEN (day + 1) + ends::time ELSE day + ends::time END;
BEGIN
  RETURN wall AT TIME ZONE CASE WHEN "isZone"(zone) THEN zone ELSE 'America/New_York' END;
END $$;
UPDATE "EventSession" s SET "startDate" = s."startDate" WHERE s."endTime" = s."startTime";
