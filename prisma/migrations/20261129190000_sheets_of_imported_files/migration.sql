-- AlterTable
ALTER TABLE "FileImport" ADD COLUMN     "sheet" TEXT,
ADD COLUMN     "sheets" TEXT[],
ADD COLUMN     "workbook" BYTEA;
