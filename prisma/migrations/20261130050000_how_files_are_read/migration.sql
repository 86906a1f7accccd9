-- AlterEnum
ALTER TYPE "ImportStage" ADD VALUE 'WELCOMING';

-- AlterTable
ALTER TABLE "FileImport" ADD COLUMN     "encoding" VARCHAR(20),
ADD COLUMN     "header" TEXT[],
ADD COLUMN     "headerLine" INTEGER,
ADD COLUMN     "separator" VARCHAR(1);

-- CreateIndex
CREATE INDEX "FileImport_kind_id_idx" ON "FileImport"("kind", "id");
