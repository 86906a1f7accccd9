-- A member's row enters every index anew whenever one of its indexed columns changes. One order does for the directory and
-- for staff's list, and most members have neither an organization of their own nor an image.
DROP INDEX "User_listed_hasVisibleAvatar_sortName_id_idx";
DROP INDEX "User_hasVisibleAvatar_sortName_id_idx";
CREATE INDEX "User_hasVisibleAvatar_sortName_id_listed_idx" ON "User"("hasVisibleAvatar" DESC, "sortName", "id", "listed");

DROP INDEX "User_organizationId_idx";
CREATE INDEX "User_organizationId_idx" ON "User"("organizationId") WHERE "organizationId" IS NOT NULL;
DROP INDEX "User_profileImgUrl_idx";
CREATE INDEX "User_profileImgUrl_idx" ON "User"("profileImgUrl") WHERE "profileImgUrl" IS NOT NULL;
