-- AlterEnum
ALTER TYPE "EmailKind" ADD VALUE 'EVENT_CANCELLED';

-- AlterTable
ALTER TABLE "Event" ADD COLUMN     "cancellationToldAt" TIMESTAMPTZ(3);
