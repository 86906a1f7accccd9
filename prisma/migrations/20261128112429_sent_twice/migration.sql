-- AlterTable
ALTER TABLE "AccountToken" ADD COLUMN     "usedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "formerId" TEXT,
ADD COLUMN     "formerUntil" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "Session_formerId_idx" ON "Session"("formerId");
