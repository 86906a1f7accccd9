-- AlterTable
ALTER TABLE "Identity" ADD COLUMN     "picture" TEXT;

-- CreateIndex
CREATE INDEX "User_profileImgUrl_idx" ON "User"("profileImgUrl");
