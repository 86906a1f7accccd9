-- DropIndex
DROP INDEX "NewsMention_userId_idx";

-- AlterTable
ALTER TABLE "NewsMention" ADD COLUMN     "formKey" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "NewsMention_userId_formKey_key" ON "NewsMention"("userId", "formKey");
