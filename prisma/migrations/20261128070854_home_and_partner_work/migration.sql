-- CreateEnum
CREATE TYPE "ResourceSubtype" AS ENUM ('RESOURCE', 'ALUMNI_RESOURCE', 'MLT_INSIGHT');

-- CreateEnum
CREATE TYPE "ElementKind" AS ENUM ('TEXT', 'IMAGE', 'VIDEO', 'FILE');

-- CreateEnum
CREATE TYPE "LinkType" AS ENUM ('SLACK', 'OTHER');

-- CreateEnum
CREATE TYPE "EventStatus" AS ENUM ('PENDING', 'LIVE', 'COMPLETE');

-- CreateEnum
CREATE TYPE "EventResourceAudience" AS ENUM ('FELLOW', 'PARTNER');

-- CreateEnum
CREATE TYPE "InvitationStatus" AS ENUM ('INVITED', 'ACCEPTED');

-- CreateEnum
CREATE TYPE "TagType" AS ENUM ('INDUSTRY', 'JOB_FUNCTION', 'JOB_ROLE', 'JOB_SEARCH_STATE', 'COLLECTION', 'CATEGORY', 'FORMAT', 'ORGANIZATION', 'EVENT_TYPE', 'COMMITMENT_LEVEL', 'FREQUENCY', 'SCHEDULE_TYPE');

-- CreateEnum
CREATE TYPE "TagFlag" AS ENUM ('ALUMNI_EVENT', 'EVENT_RECORDING', 'TECHNICAL_PREP', 'MENU_ITEM', 'COACHING_ITEM');

-- AlterTable
ALTER TABLE "Organization" ADD COLUMN     "ownerId" INTEGER;

-- CreateTable
CREATE TABLE "Resource" (
    "id" SERIAL NOT NULL,
    "subtype" "ResourceSubtype" NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "sortKey" TEXT COLLATE "C" NOT NULL,
    "searchKey" TEXT NOT NULL,
    "summary" TEXT,
    "imageUrl" TEXT,
    "estimatedMinutes" INTEGER,
    "isFeatured" BOOLEAN NOT NULL DEFAULT false,
    "published" BOOLEAN NOT NULL DEFAULT true,
    "lastMajorUpdateDate" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Resource_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Announcement" (
    "id" SERIAL NOT NULL,
    "type" VARCHAR(255),
    "name" VARCHAR(255) NOT NULL,
    "pinned" BOOLEAN NOT NULL DEFAULT false,
    "audience" "Role"[],
    "published" BOOLEAN NOT NULL DEFAULT true,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Announcement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AnnouncementView" (
    "userId" INTEGER NOT NULL,
    "announcementId" INTEGER NOT NULL,
    "viewedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AnnouncementView_pkey" PRIMARY KEY ("userId","announcementId")
);

-- CreateTable
CREATE TABLE "Activity" (
    "id" SERIAL NOT NULL,
    "announcementId" INTEGER,
    "resourceId" INTEGER,
    "name" VARCHAR(255),
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Activity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ActivityElement" (
    "id" SERIAL NOT NULL,
    "activityId" INTEGER NOT NULL,
    "kind" "ElementKind" NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "text" TEXT NOT NULL,
    "url" TEXT,

    CONSTRAINT "ActivityElement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Link" (
    "id" SERIAL NOT NULL,
    "url" TEXT NOT NULL,
    "label" VARCHAR(255) NOT NULL,
    "type" "LinkType" NOT NULL DEFAULT 'OTHER',
    "position" INTEGER NOT NULL DEFAULT 0,
    "audience" "Role"[],

    CONSTRAINT "Link_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Event" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "sortKey" TEXT COLLATE "C" NOT NULL,
    "searchKey" TEXT NOT NULL,
    "description" TEXT,
    "programId" INTEGER,
    "organizationId" INTEGER,
    "imageUrl" TEXT,
    "startDate" DATE NOT NULL,
    "startTime" CHAR(5),
    "endDate" DATE NOT NULL,
    "timezone" TEXT NOT NULL DEFAULT 'America/New_York',
    "registrationStartDate" DATE,
    "eventUrl" TEXT,
    "code" VARCHAR(32),
    "isFellowEvent" BOOLEAN NOT NULL DEFAULT false,
    "isInsightEvent" BOOLEAN NOT NULL DEFAULT false,
    "published" BOOLEAN NOT NULL DEFAULT true,
    "status" "EventStatus" NOT NULL DEFAULT 'PENDING',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EventSession" (
    "id" SERIAL NOT NULL,
    "eventId" INTEGER NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "type" VARCHAR(255),
    "roomName" VARCHAR(255),
    "startDate" DATE NOT NULL,
    "startTime" CHAR(5),
    "endTime" CHAR(5),

    CONSTRAINT "EventSession_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EventResource" (
    "id" SERIAL NOT NULL,
    "eventId" INTEGER NOT NULL,
    "audience" "EventResourceAudience" NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "description" TEXT,
    "url" TEXT,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "EventResource_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OnboardingQuestion" (
    "id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "help" TEXT,
    "position" INTEGER NOT NULL,
    "answerGroup" TEXT,
    "answerLimit" INTEGER,

    CONSTRAINT "OnboardingQuestion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OnboardingAnswer" (
    "id" SERIAL NOT NULL,
    "questionId" INTEGER NOT NULL,
    "content" VARCHAR(255) NOT NULL,
    "tagId" INTEGER,
    "isOther" BOOLEAN NOT NULL DEFAULT false,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "OnboardingAnswer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Playbook" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "sectionsDone" INTEGER NOT NULL DEFAULT 0,
    "completedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Playbook_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PlaybookChoice" (
    "playbookId" INTEGER NOT NULL,
    "answerId" INTEGER NOT NULL,
    "other" VARCHAR(255),

    CONSTRAINT "PlaybookChoice_pkey" PRIMARY KEY ("playbookId","answerId")
);

-- CreateTable
CREATE TABLE "PartnerParticipant" (
    "id" SERIAL NOT NULL,
    "eventId" INTEGER NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "status" "InvitationStatus" NOT NULL DEFAULT 'INVITED',
    "role" VARCHAR(255),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PartnerParticipant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PartnerAttendee" (
    "id" SERIAL NOT NULL,
    "participantId" INTEGER NOT NULL,
    "userId" INTEGER,
    "firstName" VARCHAR(255),
    "lastName" VARCHAR(255),
    "email" TEXT,
    "role" VARCHAR(255),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PartnerAttendee_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ActionItem" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "description" VARCHAR(2000) NOT NULL,
    "startDate" DATE NOT NULL,
    "dueDate" DATE NOT NULL,
    "actionUrl" TEXT,
    "eventId" INTEGER NOT NULL,
    "participantId" INTEGER NOT NULL,
    "assigneeId" INTEGER,
    "completedAt" TIMESTAMPTZ(3),
    "completedById" INTEGER,
    "createdById" INTEGER,
    "formKey" TEXT,
    "formRow" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ActionItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Post" (
    "id" SERIAL NOT NULL,
    "parentId" INTEGER,
    "authorId" INTEGER NOT NULL,
    "content" VARCHAR(2000) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Post_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Kudo" (
    "id" SERIAL NOT NULL,
    "postId" INTEGER NOT NULL,
    "senderId" INTEGER NOT NULL,
    "recipientId" INTEGER NOT NULL,
    "note" VARCHAR(2000),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seenAt" TIMESTAMPTZ(3),

    CONSTRAINT "Kudo_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Tag" (
    "id" SERIAL NOT NULL,
    "type" "TagType" NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "flag" "TagFlag",
    "roles" "Role"[],

    CONSTRAINT "Tag_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "_ResourceToTag" (
    "A" INTEGER NOT NULL,
    "B" INTEGER NOT NULL,

    CONSTRAINT "_ResourceToTag_AB_pkey" PRIMARY KEY ("A","B")
);

-- CreateTable
CREATE TABLE "_EventToTag" (
    "A" INTEGER NOT NULL,
    "B" INTEGER NOT NULL,

    CONSTRAINT "_EventToTag_AB_pkey" PRIMARY KEY ("A","B")
);

-- CreateTable
CREATE TABLE "_EventSessionToPartnerAttendee" (
    "A" INTEGER NOT NULL,
    "B" INTEGER NOT NULL,

    CONSTRAINT "_EventSessionToPartnerAttendee_AB_pkey" PRIMARY KEY ("A","B")
);

-- CreateTable
CREATE TABLE "_contacts" (
    "A" INTEGER NOT NULL,
    "B" INTEGER NOT NULL,

    CONSTRAINT "_contacts_AB_pkey" PRIMARY KEY ("A","B")
);

-- CreateIndex
CREATE INDEX "Resource_subtype_lastMajorUpdateDate_id_idx" ON "Resource"("subtype", "lastMajorUpdateDate" DESC, "id");

-- CreateIndex
CREATE INDEX "Announcement_updatedAt_id_idx" ON "Announcement"("updatedAt" DESC, "id");

-- CreateIndex
CREATE INDEX "Activity_announcementId_position_id_idx" ON "Activity"("announcementId", "position", "id");

-- CreateIndex
CREATE INDEX "Activity_resourceId_position_id_idx" ON "Activity"("resourceId", "position", "id");

-- CreateIndex
CREATE INDEX "ActivityElement_activityId_position_id_idx" ON "ActivityElement"("activityId", "position", "id");

-- CreateIndex
CREATE INDEX "Event_startDate_startTime_id_idx" ON "Event"("startDate", "startTime", "id");

-- CreateIndex
CREATE INDEX "Event_endDate_startDate_id_idx" ON "Event"("endDate", "startDate", "id");

-- CreateIndex
CREATE INDEX "Event_sortKey_id_idx" ON "Event"("sortKey", "id");

-- CreateIndex
CREATE INDEX "Event_searchKey_idx" ON "Event" USING GIN ("searchKey" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "EventSession_eventId_startDate_startTime_id_idx" ON "EventSession"("eventId", "startDate", "startTime", "id");

-- CreateIndex
CREATE INDEX "EventResource_eventId_audience_position_id_idx" ON "EventResource"("eventId", "audience", "position", "id");

-- CreateIndex
CREATE UNIQUE INDEX "OnboardingQuestion_position_key" ON "OnboardingQuestion"("position");

-- CreateIndex
CREATE UNIQUE INDEX "OnboardingAnswer_questionId_content_key" ON "OnboardingAnswer"("questionId", "content");

-- CreateIndex
CREATE INDEX "Playbook_userId_createdAt_id_idx" ON "Playbook"("userId", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "PlaybookChoice_answerId_idx" ON "PlaybookChoice"("answerId");

-- CreateIndex
CREATE INDEX "PartnerParticipant_organizationId_eventId_idx" ON "PartnerParticipant"("organizationId", "eventId");

-- CreateIndex
CREATE UNIQUE INDEX "PartnerParticipant_eventId_organizationId_key" ON "PartnerParticipant"("eventId", "organizationId");

-- CreateIndex
CREATE INDEX "PartnerAttendee_userId_idx" ON "PartnerAttendee"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "PartnerAttendee_participantId_userId_key" ON "PartnerAttendee"("participantId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "PartnerAttendee_participantId_email_key" ON "PartnerAttendee"("participantId", "email");

-- CreateIndex
CREATE INDEX "ActionItem_dueDate_id_idx" ON "ActionItem"("dueDate", "id");

-- CreateIndex
CREATE INDEX "ActionItem_participantId_dueDate_id_idx" ON "ActionItem"("participantId", "dueDate", "id");

-- CreateIndex
CREATE INDEX "ActionItem_eventId_dueDate_id_idx" ON "ActionItem"("eventId", "dueDate", "id");

-- CreateIndex
CREATE INDEX "ActionItem_assigneeId_idx" ON "ActionItem"("assigneeId");

-- CreateIndex
CREATE UNIQUE INDEX "ActionItem_createdById_formKey_formRow_key" ON "ActionItem"("createdById", "formKey", "formRow");

-- CreateIndex
CREATE INDEX "Post_parentId_createdAt_id_idx" ON "Post"("parentId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Post_authorId_idx" ON "Post"("authorId");

-- CreateIndex
CREATE INDEX "Kudo_recipientId_createdAt_id_idx" ON "Kudo"("recipientId", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "Kudo_senderId_idx" ON "Kudo"("senderId");

-- CreateIndex
CREATE UNIQUE INDEX "Kudo_postId_senderId_key" ON "Kudo"("postId", "senderId");

-- CreateIndex
CREATE UNIQUE INDEX "Tag_type_name_key" ON "Tag"("type", "name");

-- CreateIndex
CREATE INDEX "_ResourceToTag_B_index" ON "_ResourceToTag"("B");

-- CreateIndex
CREATE INDEX "_EventToTag_B_index" ON "_EventToTag"("B");

-- CreateIndex
CREATE INDEX "_EventSessionToPartnerAttendee_B_index" ON "_EventSessionToPartnerAttendee"("B");

-- CreateIndex
CREATE INDEX "_contacts_B_index" ON "_contacts"("B");

-- AddForeignKey
ALTER TABLE "AnnouncementView" ADD CONSTRAINT "AnnouncementView_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AnnouncementView" ADD CONSTRAINT "AnnouncementView_announcementId_fkey" FOREIGN KEY ("announcementId") REFERENCES "Announcement"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_announcementId_fkey" FOREIGN KEY ("announcementId") REFERENCES "Announcement"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_resourceId_fkey" FOREIGN KEY ("resourceId") REFERENCES "Resource"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ActivityElement" ADD CONSTRAINT "ActivityElement_activityId_fkey" FOREIGN KEY ("activityId") REFERENCES "Activity"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Event" ADD CONSTRAINT "Event_programId_fkey" FOREIGN KEY ("programId") REFERENCES "Program"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Event" ADD CONSTRAINT "Event_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EventSession" ADD CONSTRAINT "EventSession_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EventResource" ADD CONSTRAINT "EventResource_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OnboardingAnswer" ADD CONSTRAINT "OnboardingAnswer_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "OnboardingQuestion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OnboardingAnswer" ADD CONSTRAINT "OnboardingAnswer_tagId_fkey" FOREIGN KEY ("tagId") REFERENCES "Tag"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Playbook" ADD CONSTRAINT "Playbook_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlaybookChoice" ADD CONSTRAINT "PlaybookChoice_playbookId_fkey" FOREIGN KEY ("playbookId") REFERENCES "Playbook"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlaybookChoice" ADD CONSTRAINT "PlaybookChoice_answerId_fkey" FOREIGN KEY ("answerId") REFERENCES "OnboardingAnswer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PartnerParticipant" ADD CONSTRAINT "PartnerParticipant_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PartnerParticipant" ADD CONSTRAINT "PartnerParticipant_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PartnerAttendee" ADD CONSTRAINT "PartnerAttendee_participantId_fkey" FOREIGN KEY ("participantId") REFERENCES "PartnerParticipant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PartnerAttendee" ADD CONSTRAINT "PartnerAttendee_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ActionItem" ADD CONSTRAINT "ActionItem_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ActionItem" ADD CONSTRAINT "ActionItem_participantId_fkey" FOREIGN KEY ("participantId") REFERENCES "PartnerParticipant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ActionItem" ADD CONSTRAINT "ActionItem_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ActionItem" ADD CONSTRAINT "ActionItem_completedById_fkey" FOREIGN KEY ("completedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ActionItem" ADD CONSTRAINT "ActionItem_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Organization" ADD CONSTRAINT "Organization_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Post" ADD CONSTRAINT "Post_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Post" ADD CONSTRAINT "Post_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Kudo" ADD CONSTRAINT "Kudo_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Kudo" ADD CONSTRAINT "Kudo_senderId_fkey" FOREIGN KEY ("senderId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Kudo" ADD CONSTRAINT "Kudo_recipientId_fkey" FOREIGN KEY ("recipientId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_ResourceToTag" ADD CONSTRAINT "_ResourceToTag_A_fkey" FOREIGN KEY ("A") REFERENCES "Resource"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_ResourceToTag" ADD CONSTRAINT "_ResourceToTag_B_fkey" FOREIGN KEY ("B") REFERENCES "Tag"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_EventToTag" ADD CONSTRAINT "_EventToTag_A_fkey" FOREIGN KEY ("A") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_EventToTag" ADD CONSTRAINT "_EventToTag_B_fkey" FOREIGN KEY ("B") REFERENCES "Tag"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_EventSessionToPartnerAttendee" ADD CONSTRAINT "_EventSessionToPartnerAttendee_A_fkey" FOREIGN KEY ("A") REFERENCES "EventSession"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_EventSessionToPartnerAttendee" ADD CONSTRAINT "_EventSessionToPartnerAttendee_B_fkey" FOREIGN KEY ("B") REFERENCES "PartnerAttendee"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_contacts" ADD CONSTRAINT "_contacts_A_fkey" FOREIGN KEY ("A") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_contacts" ADD CONSTRAINT "_contacts_B_fkey" FOREIGN KEY ("B") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What holds of every row, however it was written
ALTER TABLE "Event" ADD CONSTRAINT "Event_ends_after_start" CHECK ("startDate" <= "endDate");
ALTER TABLE "ActionItem" ADD CONSTRAINT "ActionItem_due_after_start" CHECK ("startDate" < "dueDate");
ALTER TABLE "PartnerAttendee" ADD CONSTRAINT "PartnerAttendee_user_or_guest" CHECK ("userId" IS NOT NULL OR ("firstName" IS NOT NULL AND "lastName" IS NOT NULL AND "email" IS NOT NULL));
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_one_owner" CHECK (num_nonnulls("announcementId", "resourceId") = 1);
