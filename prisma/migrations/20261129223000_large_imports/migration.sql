-- CreateEnum
CREATE TYPE "ImportStage" AS ENUM ('WAITING', 'PLANNING', 'PLANNED', 'WRITING', 'WRITTEN', 'TAKING_BACK', 'TAKEN_BACK', 'UNDOING', 'UNDONE');

-- AlterTable
ALTER TABLE "FileImport" ADD COLUMN     "cursor" INTEGER,
ADD COLUMN     "done" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "head" JSONB,
ADD COLUMN     "heldUntil" TIMESTAMPTZ(3),
ADD COLUMN     "holder" VARCHAR(40),
ADD COLUMN     "lines" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "problem" TEXT,
ADD COLUMN     "stage" "ImportStage",
ADD COLUMN     "summary" JSONB,
ADD COLUMN     "token" VARCHAR(60),
ADD COLUMN     "total" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "undoId" INTEGER;

-- CreateTable
CREATE TABLE "FileLot" (
    "importId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "lines" JSONB NOT NULL,
    "faults" JSONB NOT NULL DEFAULT '[]',
    "token" VARCHAR(60),

    CONSTRAINT "FileLot_pkey" PRIMARY KEY ("importId","number")
);

-- CreateIndex
CREATE INDEX "FileImport_stage_idx" ON "FileImport"("stage");

-- CreateIndex
CREATE INDEX "FileImport_entryId_idx" ON "FileImport"("entryId");

-- AddForeignKey
ALTER TABLE "FileLot" ADD CONSTRAINT "FileLot_importId_fkey" FOREIGN KEY ("importId") REFERENCES "FileImport"("id") ON DELETE CASCADE ON UPDATE CASCADE;
