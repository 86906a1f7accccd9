-- CreateEnum
CREATE TYPE "InsightAudience" AS ENUM ('FELLOW', 'PARTNER_GROUP', 'PARTNER_LEAD', 'PARTNER_CONTENT_MANAGER', 'PARTNER_EVENT_MANAGER');

-- AlterTable
ALTER TABLE "Resource" ADD COLUMN     "audience" "InsightAudience"[],
ADD COLUMN     "searchVector" tsvector,
ADD COLUMN     "speakers" TEXT[],
ADD COLUMN     "speakersKey" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "summaryKey" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "ResourceMark" (
    "userId" INTEGER NOT NULL,
    "resourceId" INTEGER NOT NULL,
    "favoritedAt" TIMESTAMPTZ(3),
    "completedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ResourceMark_pkey" PRIMARY KEY ("userId","resourceId")
);

-- CreateTable
CREATE TABLE "SectionCompletion" (
    "userId" INTEGER NOT NULL,
    "activityId" INTEGER NOT NULL,
    "completedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SectionCompletion_pkey" PRIMARY KEY ("userId","activityId")
);

-- CreateIndex
CREATE INDEX "ResourceMark_resourceId_idx" ON "ResourceMark"("resourceId");

-- CreateIndex
CREATE INDEX "SectionCompletion_activityId_idx" ON "SectionCompletion"("activityId");

-- CreateIndex
CREATE INDEX "Resource_subtype_sortKey_id_idx" ON "Resource"("subtype", "sortKey", "id");

-- CreateIndex
CREATE INDEX "Resource_subtype_published_id_idx" ON "Resource"("subtype", "published", "id");

-- CreateIndex
CREATE INDEX "Resource_searchVector_idx" ON "Resource" USING GIN ("searchVector");

-- AddForeignKey
ALTER TABLE "ResourceMark" ADD CONSTRAINT "ResourceMark_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResourceMark" ADD CONSTRAINT "ResourceMark_resourceId_fkey" FOREIGN KEY ("resourceId") REFERENCES "Resource"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SectionCompletion" ADD CONSTRAINT "SectionCompletion_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SectionCompletion" ADD CONSTRAINT "SectionCompletion_activityId_fkey" FOREIGN KEY ("activityId") REFERENCES "Activity"("id") ON DELETE CASCADE ON UPDATE CASCADE;
