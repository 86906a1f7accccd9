-- CreateTable
CREATE TABLE "Removal" (
    "kind" VARCHAR(32) NOT NULL,
    "recordId" INTEGER NOT NULL,
    "ownerId" INTEGER NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Removal_pkey" PRIMARY KEY ("kind","recordId")
);

-- CreateIndex
CREATE INDEX "Removal_expiresAt_idx" ON "Removal"("expiresAt");
