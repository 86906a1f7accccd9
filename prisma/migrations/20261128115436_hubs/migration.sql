-- AlterEnum
ALTER TYPE "TagType" ADD VALUE 'OFFERING_TYPE';

-- AlterTable
ALTER TABLE "Event" ADD COLUMN     "regionalHubId" INTEGER;

-- AlterTable
ALTER TABLE "Organization" ADD COLUMN     "description" TEXT,
ADD COLUMN     "facebook" TEXT,
ADD COLUMN     "instagram" TEXT,
ADD COLUMN     "isBusiness" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "linkedinUrl" TEXT,
ADD COLUMN     "mltPromotionalCode" VARCHAR(100),
ADD COLUMN     "offeringTypeId" INTEGER,
ADD COLUMN     "shortDescription" VARCHAR(255),
ADD COLUMN     "twitter" TEXT;

-- CreateTable
CREATE TABLE "RegionalHub" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "sortKey" TEXT COLLATE "C" NOT NULL,
    "searchKey" TEXT NOT NULL,
    "region" VARCHAR(255),
    "description" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RegionalHub_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ChapterBoardMember" (
    "hubId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ChapterBoardMember_pkey" PRIMARY KEY ("hubId","userId")
);

-- CreateTable
CREATE TABLE "JobPosting" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "kind" VARCHAR(255),
    "locationId" INTEGER,
    "url" TEXT NOT NULL,
    "postedOn" DATE NOT NULL,
    "closesOn" DATE,

    CONSTRAINT "JobPosting_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "JobPostingProspect" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "jobPostingId" INTEGER NOT NULL,
    "applied" BOOLEAN NOT NULL DEFAULT false,
    "favorite" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "JobPostingProspect_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "_LocationToRegionalHub" (
    "A" INTEGER NOT NULL,
    "B" INTEGER NOT NULL,

    CONSTRAINT "_LocationToRegionalHub_AB_pkey" PRIMARY KEY ("A","B")
);

-- CreateTable
CREATE TABLE "_businessAlumni" (
    "A" INTEGER NOT NULL,
    "B" INTEGER NOT NULL,

    CONSTRAINT "_businessAlumni_AB_pkey" PRIMARY KEY ("A","B")
);

-- CreateIndex
CREATE INDEX "RegionalHub_sortKey_id_idx" ON "RegionalHub"("sortKey", "id");

-- CreateIndex
CREATE INDEX "RegionalHub_updatedAt_id_idx" ON "RegionalHub"("updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ChapterBoardMember_userId_idx" ON "ChapterBoardMember"("userId");

-- CreateIndex
CREATE INDEX "JobPosting_organizationId_postedOn_id_idx" ON "JobPosting"("organizationId", "postedOn" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "JobPosting_locationId_postedOn_id_idx" ON "JobPosting"("locationId", "postedOn" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "JobPostingProspect_jobPostingId_idx" ON "JobPostingProspect"("jobPostingId");

-- CreateIndex
CREATE UNIQUE INDEX "JobPostingProspect_userId_jobPostingId_key" ON "JobPostingProspect"("userId", "jobPostingId");

-- CreateIndex
CREATE INDEX "_LocationToRegionalHub_B_index" ON "_LocationToRegionalHub"("B");

-- CreateIndex
CREATE INDEX "_businessAlumni_B_index" ON "_businessAlumni"("B");

-- CreateIndex
CREATE INDEX "Event_organizationId_endDate_idx" ON "Event"("organizationId", "endDate");

-- CreateIndex
CREATE INDEX "Event_regionalHubId_endDate_idx" ON "Event"("regionalHubId", "endDate");

-- CreateIndex
CREATE INDEX "Organization_isBusiness_sortKey_id_idx" ON "Organization"("isBusiness", "sortKey", "id");

-- CreateIndex
CREATE INDEX "Organization_isBusiness_updatedAt_id_idx" ON "Organization"("isBusiness", "updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Organization_isPartner_sortKey_id_idx" ON "Organization"("isPartner", "sortKey", "id");

-- CreateIndex
CREATE INDEX "Organization_isPartner_updatedAt_id_idx" ON "Organization"("isPartner", "updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Organization_offeringTypeId_idx" ON "Organization"("offeringTypeId");

-- AddForeignKey
ALTER TABLE "Event" ADD CONSTRAINT "Event_regionalHubId_fkey" FOREIGN KEY ("regionalHubId") REFERENCES "RegionalHub"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChapterBoardMember" ADD CONSTRAINT "ChapterBoardMember_hubId_fkey" FOREIGN KEY ("hubId") REFERENCES "RegionalHub"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChapterBoardMember" ADD CONSTRAINT "ChapterBoardMember_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobPosting" ADD CONSTRAINT "JobPosting_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobPosting" ADD CONSTRAINT "JobPosting_locationId_fkey" FOREIGN KEY ("locationId") REFERENCES "Location"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobPostingProspect" ADD CONSTRAINT "JobPostingProspect_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobPostingProspect" ADD CONSTRAINT "JobPostingProspect_jobPostingId_fkey" FOREIGN KEY ("jobPostingId") REFERENCES "JobPosting"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Organization" ADD CONSTRAINT "Organization_offeringTypeId_fkey" FOREIGN KEY ("offeringTypeId") REFERENCES "Tag"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_LocationToRegionalHub" ADD CONSTRAINT "_LocationToRegionalHub_A_fkey" FOREIGN KEY ("A") REFERENCES "Location"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_LocationToRegionalHub" ADD CONSTRAINT "_LocationToRegionalHub_B_fkey" FOREIGN KEY ("B") REFERENCES "RegionalHub"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_businessAlumni" ADD CONSTRAINT "_businessAlumni_A_fkey" FOREIGN KEY ("A") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_businessAlumni" ADD CONSTRAINT "_businessAlumni_B_fkey" FOREIGN KEY ("B") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
