-- AlterEnum
ALTER TYPE "EmailKind" ADD VALUE 'PARTNER_INVITATION';

-- AlterTable
ALTER TABLE "FellowAttendeeSession" ADD COLUMN     "absentAt" TIMESTAMPTZ(3),
ADD COLUMN     "attendedAt" TIMESTAMPTZ(3),
ADD COLUMN     "attendedById" INTEGER,
ADD COLUMN     "hereAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "OutboxEmail" ADD COLUMN     "eventId" INTEGER;

-- AlterTable
ALTER TABLE "PartnerParticipant" ADD COLUMN     "emailedAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "FellowAttendeeSession_attendedById_idx" ON "FellowAttendeeSession"("attendedById");

-- AddForeignKey
ALTER TABLE "FellowAttendeeSession" ADD CONSTRAINT "FellowAttendeeSession_attendedById_fkey" FOREIGN KEY ("attendedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Partners that are there already know of their invitation.
UPDATE "PartnerParticipant" SET "emailedAt" = "createdAt";
