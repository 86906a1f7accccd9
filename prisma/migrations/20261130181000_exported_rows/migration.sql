-- What rows inside events and members said when they were exported, under the version that the file calls that.
CREATE TABLE "ExportedRow" (
    "id" SERIAL NOT NULL,
    "kind" VARCHAR(60) NOT NULL,
    "withinId" INTEGER NOT NULL,
    "rowId" INTEGER NOT NULL,
    "cells" JSONB NOT NULL,
    "userId" INTEGER,
    "exportedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ExportedRow_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ExportedRow_kind_rowId_withinId_id_idx" ON "ExportedRow"("kind", "rowId", "withinId", "id");

-- CreateIndex
CREATE INDEX "ExportedRow_userId_idx" ON "ExportedRow"("userId");

-- CreateIndex
CREATE INDEX "ExportedRow_exportedAt_idx" ON "ExportedRow"("exportedAt");

-- AddForeignKey
ALTER TABLE "ExportedRow" ADD CONSTRAINT "ExportedRow_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
