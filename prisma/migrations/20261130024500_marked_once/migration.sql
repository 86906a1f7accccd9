-- The column keeps milliseconds: a moment that was rounded down counted as earlier, so that who was marked in the same
-- transaction was written once more.
CREATE OR REPLACE FUNCTION "markProfilesOf"(members int[]) RETURNS void LANGUAGE sql AS $$
  UPDATE "User" SET "profileChangedAt" = now() WHERE id = ANY(members) AND "profileChangedAt" < now()::timestamptz(3)
$$;
