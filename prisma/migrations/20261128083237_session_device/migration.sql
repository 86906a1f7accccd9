-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "device" VARCHAR(100);
