-- AlterTable
ALTER TABLE "Affiliation" ADD COLUMN     "formKey" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Affiliation_userId_formKey_key" ON "Affiliation"("userId", "formKey");

-- CreateIndex
CREATE INDEX "Organization_searchKey_idx" ON "Organization" USING GIN ("searchKey" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Organization_type_sortKey_id_idx" ON "Organization"("type", "sortKey", "id");
