-- CreateEnum
CREATE TYPE "ChangeDoor" AS ENUM ('FORM', 'BULK', 'FILE', 'INVITATION', 'COMMAND', 'UNDO', 'SCHEDULE');

-- AlterEnum
ALTER TYPE "EventStatus" ADD VALUE 'CANCELLED';

-- AlterTable
ALTER TABLE "Announcement" ADD COLUMN     "archivedAt" TIMESTAMPTZ(3),
ADD COLUMN     "draft" JSONB,
ADD COLUMN     "publishAt" TIMESTAMPTZ(3),
ADD COLUMN     "publishZone" TEXT,
ADD COLUMN     "publishedAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "Event" ADD COLUMN     "archivedAt" TIMESTAMPTZ(3),
ADD COLUMN     "draft" JSONB,
ADD COLUMN     "publishAt" TIMESTAMPTZ(3),
ADD COLUMN     "publishZone" TEXT,
ADD COLUMN     "publishedAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "Invitation" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "JobPosting" ADD COLUMN     "archivedAt" TIMESTAMPTZ(3),
ADD COLUMN     "publishAt" TIMESTAMPTZ(3),
ADD COLUMN     "publishZone" TEXT,
ADD COLUMN     "published" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "publishedAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "Link" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "OnboardingQuestion" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "Organization" ADD COLUMN     "archivedAt" TIMESTAMPTZ(3),
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "Program" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "ProgramType" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "RegionalHub" ADD COLUMN     "archivedAt" TIMESTAMPTZ(3),
ADD COLUMN     "publishAt" TIMESTAMPTZ(3),
ADD COLUMN     "publishZone" TEXT,
ADD COLUMN     "published" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "publishedAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "Resource" ADD COLUMN     "archivedAt" TIMESTAMPTZ(3),
ADD COLUMN     "draft" JSONB,
ADD COLUMN     "publishAt" TIMESTAMPTZ(3),
ADD COLUMN     "publishZone" TEXT,
ADD COLUMN     "publishedAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "Tag" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "VolunteerOpportunity" ADD COLUMN     "archivedAt" TIMESTAMPTZ(3),
ADD COLUMN     "publishAt" TIMESTAMPTZ(3),
ADD COLUMN     "publishZone" TEXT,
ADD COLUMN     "publishedAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "ChangeEntry" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actorId" INTEGER,
    "door" "ChangeDoor" NOT NULL,
    "action" VARCHAR(60) NOT NULL,
    "kind" VARCHAR(60) NOT NULL,
    "recordId" INTEGER,
    "recordName" VARCHAR(255) NOT NULL DEFAULT '',
    "version" INTEGER,
    "changes" JSONB NOT NULL DEFAULT '[]',
    "about" TEXT,
    "count" INTEGER NOT NULL DEFAULT 1,
    "formKey" TEXT,
    "parentId" INTEGER,
    "undoneById" INTEGER,

    CONSTRAINT "ChangeEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ChangeEntry_formKey_key" ON "ChangeEntry"("formKey");

-- CreateIndex
CREATE UNIQUE INDEX "ChangeEntry_undoneById_key" ON "ChangeEntry"("undoneById");

-- CreateIndex
CREATE INDEX "ChangeEntry_kind_recordId_id_idx" ON "ChangeEntry"("kind", "recordId", "id");

-- CreateIndex
CREATE INDEX "ChangeEntry_actorId_id_idx" ON "ChangeEntry"("actorId", "id");

-- CreateIndex
CREATE INDEX "ChangeEntry_parentId_id_idx" ON "ChangeEntry"("parentId", "id");

-- CreateIndex
CREATE INDEX "ChangeEntry_at_id_idx" ON "ChangeEntry"("at", "id");

-- CreateIndex
CREATE INDEX "Announcement_publishAt_idx" ON "Announcement"("publishAt");

-- CreateIndex
CREATE INDEX "Event_publishAt_idx" ON "Event"("publishAt");

-- CreateIndex
CREATE INDEX "JobPosting_publishAt_idx" ON "JobPosting"("publishAt");

-- CreateIndex
CREATE INDEX "RegionalHub_publishAt_idx" ON "RegionalHub"("publishAt");

-- CreateIndex
CREATE INDEX "Resource_publishAt_idx" ON "Resource"("publishAt");

-- CreateIndex
CREATE INDEX "VolunteerOpportunity_publishAt_idx" ON "VolunteerOpportunity"("publishAt");

-- AddForeignKey
ALTER TABLE "ChangeEntry" ADD CONSTRAINT "ChangeEntry_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChangeEntry" ADD CONSTRAINT "ChangeEntry_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "ChangeEntry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChangeEntry" ADD CONSTRAINT "ChangeEntry_undoneById_fkey" FOREIGN KEY ("undoneById") REFERENCES "ChangeEntry"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What members see keeps its place in their lists; what they don't see was never published.
UPDATE "Announcement" SET "publishedAt" = CASE WHEN "published" THEN "updatedAt" END;
UPDATE "Resource" SET "publishedAt" = CASE WHEN "published" THEN "lastMajorUpdateDate" END;
UPDATE "Event" SET "publishedAt" = CASE WHEN "published" THEN "createdAt" END;
UPDATE "VolunteerOpportunity" SET "publishedAt" = CASE WHEN "published" THEN "createdAt" END;
UPDATE "RegionalHub" SET "publishedAt" = "createdAt";
UPDATE "JobPosting" SET "publishedAt" = "postedOn";
