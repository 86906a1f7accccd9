-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "EmailKind" ADD VALUE 'INVITATION';
ALTER TYPE "EmailKind" ADD VALUE 'ADDRESS_CHANGED';
ALTER TYPE "EmailKind" ADD VALUE 'ADDRESS_LEFT';

-- AlterTable
ALTER TABLE "Invitation" ADD COLUMN     "acceptedAt" TIMESTAMPTZ(3),
ADD COLUMN     "grantedById" INTEGER,
ADD COLUMN     "memberId" INTEGER;

-- AlterTable
ALTER TABLE "InvitationEnrollment" DROP CONSTRAINT "InvitationEnrollment_pkey",
ADD COLUMN     "id" SERIAL NOT NULL,
ADD CONSTRAINT "InvitationEnrollment_pkey" PRIMARY KEY ("id");

-- AlterTable
ALTER TABLE "OutboxEmail" ADD COLUMN     "userId" INTEGER;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "closedAt" TIMESTAMPTZ(3),
ADD COLUMN     "lastSignInAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "OrganizationAlias" (
    "formerId" INTEGER NOT NULL,
    "sfId" TEXT,
    "name" TEXT NOT NULL,
    "sortKey" TEXT NOT NULL,
    "type" "OrganizationType" NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OrganizationAlias_pkey" PRIMARY KEY ("formerId")
);

-- CreateIndex
CREATE UNIQUE INDEX "OrganizationAlias_sfId_key" ON "OrganizationAlias"("sfId");

-- CreateIndex
CREATE INDEX "OrganizationAlias_sortKey_idx" ON "OrganizationAlias"("sortKey");

-- CreateIndex
CREATE INDEX "OrganizationAlias_organizationId_idx" ON "OrganizationAlias"("organizationId");

-- CreateIndex
CREATE UNIQUE INDEX "Invitation_memberId_key" ON "Invitation"("memberId");

-- CreateIndex
CREATE INDEX "Invitation_grantedById_idx" ON "Invitation"("grantedById");

-- CreateIndex
CREATE UNIQUE INDEX "InvitationEnrollment_invitationId_programId_key" ON "InvitationEnrollment"("invitationId", "programId");

-- CreateIndex
CREATE INDEX "OutboxEmail_to_id_idx" ON "OutboxEmail"("to", "id");

-- CreateIndex
CREATE INDEX "OutboxEmail_userId_idx" ON "OutboxEmail"("userId");

-- CreateIndex
CREATE INDEX "User_email_idx" ON "User" USING GIN ("email" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_grantedById_fkey" FOREIGN KEY ("grantedById") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OutboxEmail" ADD CONSTRAINT "OutboxEmail_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrganizationAlias" ADD CONSTRAINT "OrganizationAlias_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;
