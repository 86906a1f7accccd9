-- Substring search on folded text.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('FELLOW', 'ALUMNI', 'PARTNER', 'STAFF', 'EVENT_MANAGER', 'ADMIN');

-- CreateEnum
CREATE TYPE "PartnerRole" AS ENUM ('PARTNER_MANAGER', 'PARTNER_GROUP', 'PARTNER_LEAD', 'PARTNER_CONTENT_MANAGER');

-- CreateEnum
CREATE TYPE "Visibility" AS ENUM ('PUBLIC', 'PRIVATE', 'HIDDEN');

-- CreateEnum
CREATE TYPE "AffiliationType" AS ENUM ('EDUCATION', 'EMPLOYMENT', 'CIVIC_ENGAGEMENT');

-- CreateEnum
CREATE TYPE "InterestType" AS ENUM ('FUNCTIONAL', 'INDUSTRY');

-- CreateEnum
CREATE TYPE "LocationType" AS ENUM ('CITY', 'STATE');

-- CreateEnum
CREATE TYPE "ProgramTrait" AS ENUM ('MBA', 'GOOGLE_TEC', 'SELF', 'SINGLE');

-- CreateEnum
CREATE TYPE "OrganizationType" AS ENUM ('SCHOOL', 'COMPANY', 'NONPROFIT', 'GOVERNMENT');

-- CreateTable
CREATE TABLE "User" (
    "id" SERIAL NOT NULL,
    "sfId" TEXT,
    "email" TEXT NOT NULL,
    "emailVerifiedAt" TIMESTAMPTZ(3),
    "passwordHash" TEXT,
    "lastMajorUpdateDate" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "roles" "Role"[],
    "partnerRoles" "PartnerRole"[],
    "currentRole" "Role",
    "isOnboarded" BOOLEAN NOT NULL DEFAULT false,
    "organizationId" INTEGER,
    "givingBack" INTEGER[],
    "givesMockInterviews" BOOLEAN NOT NULL DEFAULT false,
    "mltInsightsNews" BOOLEAN NOT NULL DEFAULT false,
    "timeZone" TEXT,
    "title" TEXT,
    "firstName" VARCHAR(255) NOT NULL,
    "middleName" VARCHAR(255),
    "lastName" VARCHAR(255) NOT NULL,
    "visibility" "Visibility" NOT NULL DEFAULT 'PUBLIC',
    "contactable" BOOLEAN NOT NULL DEFAULT true,
    "hasVisibleAvatar" BOOLEAN NOT NULL DEFAULT false,
    "profileImgUrl" TEXT,
    "description" TEXT,
    "linkedin" TEXT,
    "twitter" TEXT,
    "instagram" TEXT,
    "facebook" TEXT,
    "personalWebsite" TEXT,
    "employmentSearchStatus" TEXT,
    "employmentStatusVisible" BOOLEAN NOT NULL DEFAULT false,
    "cityId" INTEGER,
    "stateId" INTEGER,
    "listed" BOOLEAN NOT NULL DEFAULT false,
    "sortName" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "occupation" TEXT,
    "location" TEXT,
    "searchText" TEXT NOT NULL DEFAULT '',
    "searchCurrent" TEXT NOT NULL DEFAULT '',
    "cardPrograms" JSONB NOT NULL DEFAULT '[]',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "currentRole" "Role",
    "lastMajorUpdateDate" TIMESTAMPTZ(3) NOT NULL,
    "shape" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "expire" TIMESTAMPTZ(3),

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "HeldForm" (
    "id" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "path" TEXT NOT NULL,
    "fields" JSONB NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "HeldForm_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ContactInformation" (
    "userId" INTEGER NOT NULL,
    "preferredEmail" TEXT NOT NULL DEFAULT 'PERSONAL',
    "personalEmail" TEXT,
    "workEmail" TEXT,
    "alternateEmail" TEXT,
    "emailVisible" BOOLEAN NOT NULL DEFAULT false,
    "preferredPhone" TEXT NOT NULL DEFAULT 'MOBILE',
    "homePhone" TEXT,
    "workPhone" TEXT,
    "mobilePhone" TEXT,
    "otherPhone" TEXT,
    "phoneVisible" BOOLEAN NOT NULL DEFAULT false,
    "preferredAddress" TEXT NOT NULL DEFAULT 'HOME',
    "homeStreet" TEXT,
    "homeCity" TEXT,
    "homeState" TEXT,
    "homeCountry" TEXT,
    "homePostalCode" TEXT,
    "workStreet" TEXT,
    "workCity" TEXT,
    "workState" TEXT,
    "workCountry" TEXT,
    "workPostalCode" TEXT,

    CONSTRAINT "ContactInformation_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "PrivateFacts" (
    "userId" INTEGER NOT NULL,
    "ethnicity" TEXT,
    "birthdate" DATE,
    "race" TEXT[],
    "maritalStatus" TEXT,
    "homeOwnershipStatus" TEXT,
    "gender" TEXT,
    "transgender" TEXT,
    "sexualOrientation" TEXT,
    "householdIncome" TEXT,
    "reasonNotSeekingEmployment" TEXT,

    CONSTRAINT "PrivateFacts_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "Affiliation" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "type" "AffiliationType" NOT NULL,
    "kind" TEXT,
    "visible" BOOLEAN NOT NULL DEFAULT true,
    "organizationId" INTEGER NOT NULL,
    "canChangeOrg" BOOLEAN NOT NULL DEFAULT true,
    "title" VARCHAR(255),
    "description" TEXT,
    "startDate" DATE,
    "endDate" DATE,
    "city" TEXT,
    "state" TEXT,
    "country" TEXT NOT NULL DEFAULT 'US',
    "gpa" DECIMAL(4,2),
    "majorCategory" TEXT,
    "jobFunction" TEXT,
    "jobIndustry" TEXT,
    "peopleManagedOrSupervised" TEXT,
    "hrInitiatives" BOOLEAN,
    "managedBudget" TEXT,
    "annualSalary" TEXT,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Affiliation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NewsMention" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "publicationName" VARCHAR(255) NOT NULL,
    "author" VARCHAR(255) NOT NULL,
    "publicationDate" DATE NOT NULL,
    "visible" BOOLEAN NOT NULL DEFAULT true,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "NewsMention_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Interest" (
    "id" SERIAL NOT NULL,
    "type" "InterestType" NOT NULL,
    "title" TEXT NOT NULL,
    "sortKey" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "Interest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MemberInterest" (
    "userId" INTEGER NOT NULL,
    "interestId" INTEGER NOT NULL,
    "isPrimary" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "MemberInterest_pkey" PRIMARY KEY ("userId","interestId")
);

-- CreateTable
CREATE TABLE "Location" (
    "id" SERIAL NOT NULL,
    "type" "LocationType" NOT NULL,
    "label" TEXT NOT NULL,
    "sortKey" TEXT COLLATE "C" NOT NULL,
    "searchKey" TEXT NOT NULL,

    CONSTRAINT "Location_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProgramType" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "trait" "ProgramTrait",
    "position" INTEGER NOT NULL DEFAULT 0,
    "hidden" BOOLEAN NOT NULL DEFAULT false,
    "excludedFromCards" BOOLEAN NOT NULL DEFAULT false,
    "interviews" BOOLEAN NOT NULL DEFAULT false,
    "isInterviewed" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "ProgramType_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Program" (
    "id" SERIAL NOT NULL,
    "typeId" INTEGER NOT NULL,
    "year" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "sortKey" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "Program_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Enrollment" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "programId" INTEGER NOT NULL,
    "startDate" DATE NOT NULL,
    "endDate" DATE,
    "visibleToAllRisingLeaders" BOOLEAN NOT NULL DEFAULT true,
    "visibleToAllMltPartners" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Enrollment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Organization" (
    "id" SERIAL NOT NULL,
    "sfId" TEXT,
    "name" TEXT NOT NULL,
    "sortKey" TEXT COLLATE "C" NOT NULL,
    "searchKey" TEXT NOT NULL,
    "type" "OrganizationType" NOT NULL DEFAULT 'COMPANY',
    "isPartner" BOOLEAN NOT NULL DEFAULT false,
    "industry" TEXT,
    "logoUrl" TEXT,
    "website" TEXT,
    "city" TEXT,
    "state" TEXT,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Organization_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Conversation" (
    "id" SERIAL NOT NULL,
    "firstUserId" INTEGER NOT NULL,
    "secondUserId" INTEGER NOT NULL,
    "lastMessageAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Conversation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ConversationParticipant" (
    "conversationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "messagesSeenAt" TIMESTAMPTZ(3),

    CONSTRAINT "ConversationParticipant_pkey" PRIMARY KEY ("conversationId","userId")
);

-- CreateTable
CREATE TABLE "Message" (
    "id" SERIAL NOT NULL,
    "conversationId" INTEGER NOT NULL,
    "senderId" INTEGER NOT NULL,
    "content" TEXT NOT NULL,
    "formKey" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DataVersion" (
    "name" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "DataVersion_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "_managers" (
    "A" INTEGER NOT NULL,
    "B" INTEGER NOT NULL,

    CONSTRAINT "_managers_AB_pkey" PRIMARY KEY ("A","B")
);

-- CreateTable
CREATE TABLE "_programPartners" (
    "A" INTEGER NOT NULL,
    "B" INTEGER NOT NULL,

    CONSTRAINT "_programPartners_AB_pkey" PRIMARY KEY ("A","B")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_sfId_key" ON "User"("sfId");

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE INDEX "User_listed_hasVisibleAvatar_sortName_id_idx" ON "User"("listed", "hasVisibleAvatar" DESC, "sortName", "id");

-- CreateIndex
CREATE INDEX "User_searchText_idx" ON "User" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "User_searchCurrent_idx" ON "User" USING GIN ("searchCurrent" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "User_organizationId_idx" ON "User"("organizationId");

-- CreateIndex
CREATE INDEX "User_cityId_idx" ON "User"("cityId");

-- CreateIndex
CREATE INDEX "User_stateId_idx" ON "User"("stateId");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE INDEX "RateLimit_expire_idx" ON "RateLimit"("expire");

-- CreateIndex
CREATE INDEX "HeldForm_expiresAt_idx" ON "HeldForm"("expiresAt");

-- CreateIndex
CREATE INDEX "Affiliation_userId_type_idx" ON "Affiliation"("userId", "type");

-- CreateIndex
CREATE INDEX "Affiliation_organizationId_userId_idx" ON "Affiliation"("organizationId", "userId");

-- CreateIndex
CREATE INDEX "NewsMention_userId_idx" ON "NewsMention"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Interest_type_title_key" ON "Interest"("type", "title");

-- CreateIndex
CREATE INDEX "MemberInterest_interestId_userId_idx" ON "MemberInterest"("interestId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "Location_type_label_key" ON "Location"("type", "label");

-- CreateIndex
CREATE UNIQUE INDEX "ProgramType_name_key" ON "ProgramType"("name");

-- CreateIndex
CREATE UNIQUE INDEX "Program_name_key" ON "Program"("name");

-- CreateIndex
CREATE UNIQUE INDEX "Program_typeId_year_key" ON "Program"("typeId", "year");

-- CreateIndex
CREATE INDEX "Enrollment_programId_userId_idx" ON "Enrollment"("programId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "Enrollment_userId_programId_key" ON "Enrollment"("userId", "programId");

-- CreateIndex
CREATE UNIQUE INDEX "Organization_sfId_key" ON "Organization"("sfId");

-- CreateIndex
CREATE INDEX "Organization_sortKey_id_idx" ON "Organization"("sortKey", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Organization_name_type_key" ON "Organization"("name", "type");

-- CreateIndex
CREATE INDEX "Conversation_secondUserId_idx" ON "Conversation"("secondUserId");

-- CreateIndex
CREATE UNIQUE INDEX "Conversation_firstUserId_secondUserId_key" ON "Conversation"("firstUserId", "secondUserId");

-- CreateIndex
CREATE INDEX "ConversationParticipant_userId_idx" ON "ConversationParticipant"("userId");

-- CreateIndex
CREATE INDEX "Message_conversationId_createdAt_id_idx" ON "Message"("conversationId", "createdAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Message_senderId_formKey_key" ON "Message"("senderId", "formKey");

-- CreateIndex
CREATE INDEX "_managers_B_index" ON "_managers"("B");

-- CreateIndex
CREATE INDEX "_programPartners_B_index" ON "_programPartners"("B");

-- AddForeignKey
ALTER TABLE "User" ADD CONSTRAINT "User_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "User" ADD CONSTRAINT "User_cityId_fkey" FOREIGN KEY ("cityId") REFERENCES "Location"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "User" ADD CONSTRAINT "User_stateId_fkey" FOREIGN KEY ("stateId") REFERENCES "Location"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContactInformation" ADD CONSTRAINT "ContactInformation_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PrivateFacts" ADD CONSTRAINT "PrivateFacts_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Affiliation" ADD CONSTRAINT "Affiliation_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Affiliation" ADD CONSTRAINT "Affiliation_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NewsMention" ADD CONSTRAINT "NewsMention_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MemberInterest" ADD CONSTRAINT "MemberInterest_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MemberInterest" ADD CONSTRAINT "MemberInterest_interestId_fkey" FOREIGN KEY ("interestId") REFERENCES "Interest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Program" ADD CONSTRAINT "Program_typeId_fkey" FOREIGN KEY ("typeId") REFERENCES "ProgramType"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Enrollment" ADD CONSTRAINT "Enrollment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Enrollment" ADD CONSTRAINT "Enrollment_programId_fkey" FOREIGN KEY ("programId") REFERENCES "Program"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConversationParticipant" ADD CONSTRAINT "ConversationParticipant_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConversationParticipant" ADD CONSTRAINT "ConversationParticipant_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_senderId_fkey" FOREIGN KEY ("senderId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_managers" ADD CONSTRAINT "_managers_A_fkey" FOREIGN KEY ("A") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_managers" ADD CONSTRAINT "_managers_B_fkey" FOREIGN KEY ("B") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_programPartners" ADD CONSTRAINT "_programPartners_A_fkey" FOREIGN KEY ("A") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_programPartners" ADD CONSTRAINT "_programPartners_B_fkey" FOREIGN KEY ("B") REFERENCES "Program"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Limits that the application also checks: lengths in code points, and each pair of members in one order only.
ALTER TABLE "Message" ADD CONSTRAINT "Message_content_length" CHECK (char_length(content) BETWEEN 1 AND 5000);
ALTER TABLE "Conversation" ADD CONSTRAINT "Conversation_pair_order" CHECK ("firstUserId" < "secondUserId");

INSERT INTO "DataVersion" (name) VALUES ('members'), ('choices');
