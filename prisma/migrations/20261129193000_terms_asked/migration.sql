-- AlterTable
ALTER TABLE "Subscription" ADD COLUMN "askedAt" TIMESTAMPTZ(3);
