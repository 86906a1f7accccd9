-- DropIndex
DROP INDEX "User_hasVisibleAvatar_updatedAt_id_idx";

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "invitedFirstName" VARCHAR(255),
ADD COLUMN     "invitedLastName" VARCHAR(255),
ADD COLUMN     "profileChangedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

UPDATE "User" SET "profileChangedAt" = "updatedAt";

-- CreateIndex
CREATE INDEX "User_hasVisibleAvatar_profileChangedAt_id_idx" ON "User"("hasVisibleAvatar" DESC, "profileChangedAt" DESC, "id" DESC);

-- A name is something that one can see. Letters that are blank can stand in a name, but not be all of it.
CREATE FUNCTION "isVisible"(name text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT name ~ '[^\s\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000E0000-\U000E0FFF]'
$$;

CREATE FUNCTION "nameUnnamed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."firstName" := 'Unnamed';
  NEW."lastName" := 'member';
  RETURN NEW;
END $$;
CREATE TRIGGER "nameUnnamed" BEFORE INSERT OR UPDATE OF "firstName", "lastName" ON "User"
  FOR EACH ROW WHEN (NOT "isVisible"(NEW."firstName" || NEW."lastName")) EXECUTE FUNCTION "nameUnnamed"();

UPDATE "User" SET "firstName" = "firstName", "sortName" = E'member\tunnamed', "searchText" = 'unnamed member'
WHERE NOT "isVisible"("firstName" || "lastName");

-- A name whose parts are written without a space between them is found joined, in either order.
UPDATE "User" SET "searchText" = lower("lastName" || "firstName" || E'\n' || "firstName" || "lastName") || E'\n' || "searchText",
  "searchCurrent" = lower("lastName" || "firstName" || E'\n' || "firstName" || "lastName") || E'\n' || "searchCurrent"
WHERE "firstName" ~ '[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]' AND "lastName" ~ '[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]';

-- What others see of a profile has changed, whatever wrote it: not roles, settings, mails, or what only the member sees.
CREATE FUNCTION "markProfile"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."profileChangedAt" = OLD."profileChangedAt" THEN
    NEW."profileChangedAt" := now();
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "markProfile" BEFORE UPDATE OF title, "firstName", "middleName", "lastName", visibility, "hasVisibleAvatar",
    "profileImgUrl", description, linkedin, twitter, instagram, facebook, "personalWebsite", "employmentSearchStatus",
    "employmentStatusVisible", "cityId", "stateId" ON "User"
  FOR EACH ROW WHEN ((OLD.title, OLD."firstName", OLD."middleName", OLD."lastName", OLD.visibility, OLD."hasVisibleAvatar",
      CASE WHEN OLD."hasVisibleAvatar" THEN OLD."profileImgUrl" END, OLD.description, OLD.linkedin, OLD.twitter, OLD.instagram,
      OLD.facebook, OLD."personalWebsite", CASE WHEN OLD."employmentStatusVisible" THEN OLD."employmentSearchStatus" END,
      OLD."cityId", OLD."stateId")
    IS DISTINCT FROM (NEW.title, NEW."firstName", NEW."middleName", NEW."lastName", NEW.visibility, NEW."hasVisibleAvatar",
      CASE WHEN NEW."hasVisibleAvatar" THEN NEW."profileImgUrl" END, NEW.description, NEW.linkedin, NEW.twitter, NEW.instagram,
      NEW.facebook, NEW."personalWebsite", CASE WHEN NEW."employmentStatusVisible" THEN NEW."employmentSearchStatus" END,
      NEW."cityId", NEW."stateId"))
  EXECUTE FUNCTION "markProfile"();

CREATE FUNCTION "markProfilesOf"(members int[]) RETURNS void LANGUAGE sql AS $$
  UPDATE "User" SET "profileChangedAt" = now() WHERE id = ANY(members) AND "profileChangedAt" < now()
$$;

CREATE FUNCTION "markOwner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "markProfilesOf"(ARRAY[NEW."userId"]);
  RETURN NULL;
END $$;
CREATE FUNCTION "markOwnersOfShown"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "markProfilesOf"(ARRAY(SELECT DISTINCT r."userId" FROM touched r WHERE r.visible));
  RETURN NULL;
END $$;
CREATE FUNCTION "markOwners"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "markProfilesOf"(ARRAY(SELECT DISTINCT r."userId" FROM touched r));
  RETURN NULL;
END $$;

CREATE TRIGGER "markAdded" AFTER INSERT ON "Affiliation" REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION "markOwnersOfShown"();
CREATE TRIGGER "markRemoved" AFTER DELETE ON "Affiliation" REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION "markOwnersOfShown"();
CREATE TRIGGER "markChanged" AFTER UPDATE ON "Affiliation" FOR EACH ROW
  WHEN ((OLD.visible OR NEW.visible) AND (OLD.visible, OLD.kind, OLD."organizationId", OLD.title, OLD.description, OLD."startDate",
      OLD."endDate", OLD.city, OLD.state, OLD.country, OLD."majorCategory", OLD."jobFunction", OLD."jobIndustry")
    IS DISTINCT FROM (NEW.visible, NEW.kind, NEW."organizationId", NEW.title, NEW.description, NEW."startDate",
      NEW."endDate", NEW.city, NEW.state, NEW.country, NEW."majorCategory", NEW."jobFunction", NEW."jobIndustry"))
  EXECUTE FUNCTION "markOwner"();

CREATE TRIGGER "markAdded" AFTER INSERT ON "NewsMention" REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION "markOwnersOfShown"();
CREATE TRIGGER "markRemoved" AFTER DELETE ON "NewsMention" REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION "markOwnersOfShown"();
CREATE TRIGGER "markChanged" AFTER UPDATE ON "NewsMention" FOR EACH ROW
  WHEN ((OLD.visible OR NEW.visible) AND (OLD.visible, OLD.url, OLD.title, OLD."publicationName", OLD.author, OLD."publicationDate")
    IS DISTINCT FROM (NEW.visible, NEW.url, NEW.title, NEW."publicationName", NEW.author, NEW."publicationDate"))
  EXECUTE FUNCTION "markOwner"();

CREATE TRIGGER "markAdded" AFTER INSERT ON "MemberInterest" REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION "markOwners"();
CREATE TRIGGER "markRemoved" AFTER DELETE ON "MemberInterest" REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION "markOwners"();

CREATE TRIGGER "markChanged" AFTER UPDATE ON "ContactInformation" FOR EACH ROW
  WHEN ((CASE WHEN OLD."emailVisible" THEN CASE OLD."preferredEmail" WHEN 'WORK' THEN OLD."workEmail"
        WHEN 'ALTERNATE' THEN OLD."alternateEmail" ELSE OLD."personalEmail" END END,
      CASE WHEN OLD."phoneVisible" THEN CASE OLD."preferredPhone" WHEN 'HOME' THEN OLD."homePhone" WHEN 'WORK' THEN OLD."workPhone"
        WHEN 'OTHER' THEN OLD."otherPhone" ELSE OLD."mobilePhone" END END)
    IS DISTINCT FROM (CASE WHEN NEW."emailVisible" THEN CASE NEW."preferredEmail" WHEN 'WORK' THEN NEW."workEmail"
        WHEN 'ALTERNATE' THEN NEW."alternateEmail" ELSE NEW."personalEmail" END END,
      CASE WHEN NEW."phoneVisible" THEN CASE NEW."preferredPhone" WHEN 'HOME' THEN NEW."homePhone" WHEN 'WORK' THEN NEW."workPhone"
        WHEN 'OTHER' THEN NEW."otherPhone" ELSE NEW."mobilePhone" END END))
  EXECUTE FUNCTION "markOwner"();
