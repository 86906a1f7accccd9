-- AlterTable
ALTER TABLE "Organization" ADD COLUMN     "publishAt" TIMESTAMPTZ(3),
ADD COLUMN     "publishZone" TEXT,
ADD COLUMN     "published" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "publishedAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "toLookAt" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "Organization_publishAt_idx" ON "Organization"("publishAt");
