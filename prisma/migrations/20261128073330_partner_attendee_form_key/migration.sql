-- AlterTable
ALTER TABLE "PartnerAttendee" ADD COLUMN     "formKey" TEXT;
