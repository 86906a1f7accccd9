-- CreateEnum
CREATE TYPE "OpportunityType" AS ENUM ('MOCK_INTERVIEW', 'MENTORING', 'SPEAKING', 'REVIEWING', 'EVENT_SUPPORT');

-- CreateEnum
CREATE TYPE "ActivityStatus" AS ENUM ('PENDING', 'CONFIRMED', 'COMPLETED');

-- AlterEnum
ALTER TYPE "TagFlag" ADD VALUE 'MOCK_INTERVIEW';

-- CreateTable
CREATE TABLE "VolunteerOpportunity" (
    "id" SERIAL NOT NULL,
    "type" "OpportunityType" NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "description" TEXT NOT NULL,
    "place" VARCHAR(255),
    "startDate" DATE,
    "closesOn" DATE,
    "places" INTEGER,
    "published" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "VolunteerOpportunity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "VolunteerActivity" (
    "id" SERIAL NOT NULL,
    "opportunityId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "status" "ActivityStatus" NOT NULL DEFAULT 'PENDING',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "VolunteerActivity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OpportunityFavorite" (
    "userId" INTEGER NOT NULL,
    "opportunityId" INTEGER NOT NULL,

    CONSTRAINT "OpportunityFavorite_pkey" PRIMARY KEY ("userId","opportunityId")
);

-- CreateTable
CREATE TABLE "_TagToVolunteerOpportunity" (
    "A" INTEGER NOT NULL,
    "B" INTEGER NOT NULL,

    CONSTRAINT "_TagToVolunteerOpportunity_AB_pkey" PRIMARY KEY ("A","B")
);

-- CreateIndex
CREATE INDEX "VolunteerOpportunity_createdAt_id_idx" ON "VolunteerOpportunity"("createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "VolunteerActivity_userId_idx" ON "VolunteerActivity"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "VolunteerActivity_opportunityId_userId_key" ON "VolunteerActivity"("opportunityId", "userId");

-- CreateIndex
CREATE INDEX "OpportunityFavorite_opportunityId_idx" ON "OpportunityFavorite"("opportunityId");

-- CreateIndex
CREATE INDEX "_TagToVolunteerOpportunity_B_index" ON "_TagToVolunteerOpportunity"("B");

-- AddForeignKey
ALTER TABLE "VolunteerActivity" ADD CONSTRAINT "VolunteerActivity_opportunityId_fkey" FOREIGN KEY ("opportunityId") REFERENCES "VolunteerOpportunity"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VolunteerActivity" ADD CONSTRAINT "VolunteerActivity_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OpportunityFavorite" ADD CONSTRAINT "OpportunityFavorite_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OpportunityFavorite" ADD CONSTRAINT "OpportunityFavorite_opportunityId_fkey" FOREIGN KEY ("opportunityId") REFERENCES "VolunteerOpportunity"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_TagToVolunteerOpportunity" ADD CONSTRAINT "_TagToVolunteerOpportunity_A_fkey" FOREIGN KEY ("A") REFERENCES "Tag"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_TagToVolunteerOpportunity" ADD CONSTRAINT "_TagToVolunteerOpportunity_B_fkey" FOREIGN KEY ("B") REFERENCES "VolunteerOpportunity"("id") ON DELETE CASCADE ON UPDATE CASCADE;
