-- AlterTable
ALTER TABLE "User" ADD COLUMN     "refusedEmail" TEXT,
ADD COLUMN     "unsubscribeKey" UUID NOT NULL DEFAULT gen_random_uuid();
