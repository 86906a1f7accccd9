-- CreateEnum
CREATE TYPE "NewsMail" AS ENUM ('IMMEDIATELY', 'DAILY', 'NEVER');

-- AlterEnum
ALTER TYPE "MailKind" ADD VALUE 'NEWS';

-- AlterTable
ALTER TABLE "OutboxMail" ADD COLUMN     "since" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "newsMail" "NewsMail" NOT NULL DEFAULT 'DAILY',
ADD COLUMN     "newsMailedUntil" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateIndex
CREATE INDEX "Kudo_createdAt_idx" ON "Kudo"("createdAt");

-- CreateIndex
CREATE INDEX "Message_createdAt_idx" ON "Message"("createdAt");
