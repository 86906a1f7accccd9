-- CreateTable
CREATE TABLE "FilePiece" (
    "importId" INTEGER NOT NULL,
    "isWorkbook" BOOLEAN NOT NULL,
    "number" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "FilePiece_pkey" PRIMARY KEY ("importId","isWorkbook","number")
);

-- AddForeignKey
ALTER TABLE "FilePiece" ADD CONSTRAINT "FilePiece_importId_fkey" FOREIGN KEY ("importId") REFERENCES "FileImport"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Files that are there already
INSERT INTO "FilePiece" ("importId", "isWorkbook", "number", "bytes")
SELECT f."id", false, n, substring(f."content" FROM n * 131072 + 1 FOR 131072)
FROM "FileImport" f, generate_series(0, (length(f."content") - 1) / 131072) AS n;

INSERT INTO "FilePiece" ("importId", "isWorkbook", "number", "bytes")
SELECT f."id", true, n, substring(f."workbook" FROM n * 131072 + 1 FOR 131072)
FROM "FileImport" f, generate_series(0, (length(f."workbook") - 1) / 131072) AS n
WHERE f."workbook" IS NOT NULL;

-- AlterTable
ALTER TABLE "FileImport" DROP COLUMN "content",
DROP COLUMN "workbook",
ADD COLUMN     "isWhole" BOOLEAN NOT NULL DEFAULT true;
