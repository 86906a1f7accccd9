-- CreateEnum
CREATE TYPE "AttendanceStatus" AS ENUM ('REGISTERED', 'ATTENDED');

-- AlterTable
ALTER TABLE "Event" ADD COLUMN     "draftSessions" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "EventSession" ADD COLUMN     "searchKey" TEXT NOT NULL DEFAULT '';
UPDATE "EventSession" SET "searchKey" = lower(name);
ALTER TABLE "EventSession" ALTER COLUMN "searchKey" DROP DEFAULT;

-- AlterTable
ALTER TABLE "PartnerAttendee" ADD COLUMN     "sortName" TEXT COLLATE "C" NOT NULL DEFAULT '';
UPDATE "PartnerAttendee" SET "sortName" = lower("lastName") || chr(9) || lower("firstName") WHERE "userId" IS NULL AND "lastName" IS NOT NULL AND "firstName" IS NOT NULL;

-- CreateTable
CREATE TABLE "SessionSpeaker" (
    "id" SERIAL NOT NULL,
    "sessionId" INTEGER NOT NULL,
    "userId" INTEGER,
    "name" VARCHAR(255),
    "title" VARCHAR(255),
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "SessionSpeaker_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FellowAttendee" (
    "eventId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FellowAttendee_pkey" PRIMARY KEY ("eventId","userId")
);

-- CreateTable
CREATE TABLE "FellowAttendeeSession" (
    "sessionId" INTEGER NOT NULL,
    "eventId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "status" "AttendanceStatus" NOT NULL DEFAULT 'REGISTERED',

    CONSTRAINT "FellowAttendeeSession_pkey" PRIMARY KEY ("sessionId","userId")
);

-- CreateIndex
CREATE INDEX "SessionSpeaker_sessionId_position_id_idx" ON "SessionSpeaker"("sessionId", "position", "id");

-- CreateIndex
CREATE INDEX "SessionSpeaker_userId_idx" ON "SessionSpeaker"("userId");

-- CreateIndex
CREATE INDEX "FellowAttendee_userId_idx" ON "FellowAttendee"("userId");

-- CreateIndex
CREATE INDEX "FellowAttendeeSession_eventId_userId_sessionId_idx" ON "FellowAttendeeSession"("eventId", "userId", "sessionId");

-- CreateIndex
CREATE UNIQUE INDEX "EventSession_id_eventId_key" ON "EventSession"("id", "eventId");

-- AddForeignKey
ALTER TABLE "SessionSpeaker" ADD CONSTRAINT "SessionSpeaker_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "EventSession"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SessionSpeaker" ADD CONSTRAINT "SessionSpeaker_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FellowAttendee" ADD CONSTRAINT "FellowAttendee_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FellowAttendee" ADD CONSTRAINT "FellowAttendee_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FellowAttendeeSession" ADD CONSTRAINT "FellowAttendeeSession_sessionId_eventId_fkey" FOREIGN KEY ("sessionId", "eventId") REFERENCES "EventSession"("id", "eventId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FellowAttendeeSession" ADD CONSTRAINT "FellowAttendeeSession_eventId_userId_fkey" FOREIGN KEY ("eventId", "userId") REFERENCES "FellowAttendee"("eventId", "userId") ON DELETE CASCADE ON UPDATE CASCADE;
