-- AlterEnum
ALTER TYPE "EmailKind" ADD VALUE 'ANNOUNCEMENT';
ALTER TYPE "EmailKind" ADD VALUE 'ANNOUNCEMENT_TEST';

-- DropIndex
DROP INDEX "Announcement_updatedAt_id_idx";

-- DropIndex
DROP INDEX "Resource_subtype_lastMajorUpdateDate_id_idx";

-- AlterTable
ALTER TABLE "Announcement" DROP COLUMN "updatedAt",
ADD COLUMN     "emailOnPublish" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "OutboxEmail" ADD COLUMN     "announcementId" INTEGER;

-- AlterTable
ALTER TABLE "Resource" DROP COLUMN "lastMajorUpdateDate";

-- CreateTable
CREATE TABLE "AnnouncementEmail" (
    "announcementId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "queuedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "again" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "AnnouncementEmail_pkey" PRIMARY KEY ("announcementId","userId")
);

-- CreateIndex
CREATE INDEX "AnnouncementEmail_userId_idx" ON "AnnouncementEmail"("userId");

-- CreateIndex
CREATE INDEX "Announcement_publishedAt_id_idx" ON "Announcement"("publishedAt" DESC, "id");

-- CreateIndex
CREATE INDEX "OutboxEmail_announcementId_dueAt_idx" ON "OutboxEmail"("announcementId", "dueAt");

-- CreateIndex
CREATE INDEX "Resource_subtype_publishedAt_id_idx" ON "Resource"("subtype", "publishedAt" DESC, "id");

-- AddForeignKey
ALTER TABLE "AnnouncementEmail" ADD CONSTRAINT "AnnouncementEmail_announcementId_fkey" FOREIGN KEY ("announcementId") REFERENCES "Announcement"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AnnouncementEmail" ADD CONSTRAINT "AnnouncementEmail_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
