-- CreateEnum
CREATE TYPE "FileType" AS ENUM ('IMAGE', 'PDF', 'DOCX', 'XLSX', 'PPTX');

-- CreateTable
CREATE TABLE "StoredFile" (
    "id" SERIAL NOT NULL,
    "key" VARCHAR(32) NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "searchKey" TEXT NOT NULL,
    "type" "FileType" NOT NULL,
    "bytes" INTEGER NOT NULL,
    "uploadedById" INTEGER,
    "uploadedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StoredFile_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "StoredFile_key_key" ON "StoredFile"("key");

-- CreateIndex
CREATE INDEX "StoredFile_uploadedById_idx" ON "StoredFile"("uploadedById");

-- CreateIndex
CREATE INDEX "Resource_imageUrl_idx" ON "Resource" USING HASH ("imageUrl");

-- CreateIndex
CREATE INDEX "ActivityElement_url_idx" ON "ActivityElement" USING HASH ("url");

-- CreateIndex
CREATE INDEX "Organization_logoUrl_idx" ON "Organization" USING HASH ("logoUrl");

-- AddForeignKey
ALTER TABLE "StoredFile" ADD CONSTRAINT "StoredFile_uploadedById_fkey" FOREIGN KEY ("uploadedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
