-- One statement can change the affiliations of thousands: their owners are marked in one statement, too.
CREATE FUNCTION "markOwnersOfChanged"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "markProfilesOf"(ARRAY(
    SELECT DISTINCT n."userId" FROM before o JOIN after n ON n.id = o.id
    WHERE (o.visible OR n.visible) AND (o.visible, o.kind, o."organizationId", o.title, o.description, o."startDate",
        o."endDate", o.city, o.state, o.country, o."majorCategory", o."jobFunction", o."jobIndustry")
      IS DISTINCT FROM (n.visible, n.kind, n."organizationId", n.title, n.description, n."startDate",
        n."endDate", n.city, n.state, n.country, n."majorCategory", n."jobFunction", n."jobIndustry")));
  RETURN NULL;
END $$;

DROP TRIGGER "markChanged" ON "Affiliation";
CREATE TRIGGER "markChanged" AFTER UPDATE ON "Affiliation" REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION "markOwnersOfChanged"();

-- What is current is a part of what is searched: one index of substrings finds it, and the other one cost every change.
DROP INDEX "User_searchCurrent_idx";
