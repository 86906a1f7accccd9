-- CreateTable
CREATE TABLE "FileImport" (
    "id" SERIAL NOT NULL,
    "kind" VARCHAR(60) NOT NULL,
    "actorId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "fileName" VARCHAR(255) NOT NULL,
    "content" BYTEA NOT NULL,
    "mapping" TEXT[],
    "dayOrder" VARCHAR(20),
    "appliedAt" TIMESTAMPTZ(3),
    "entryId" INTEGER,

    CONSTRAINT "FileImport_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "FileImport_actorId_id_idx" ON "FileImport"("actorId", "id");

-- CreateIndex
CREATE INDEX "FileImport_createdAt_idx" ON "FileImport"("createdAt");

-- AddForeignKey
ALTER TABLE "FileImport" ADD CONSTRAINT "FileImport_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
