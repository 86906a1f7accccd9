-- RenameTable
ALTER TABLE "HeldForm" RENAME TO "StashedForm";
ALTER TABLE "StashedForm" RENAME CONSTRAINT "HeldForm_pkey" TO "StashedForm_pkey";
ALTER INDEX "HeldForm_expiresAt_idx" RENAME TO "StashedForm_expiresAt_idx";

-- RenameColumns
ALTER TABLE "Report" RENAME COLUMN "settledAt" TO "resolvedAt";
ALTER TABLE "Report" RENAME COLUMN "settlerId" TO "resolvedById";
ALTER TABLE "Report" RENAME CONSTRAINT "Report_settlerId_fkey" TO "Report_resolvedById_fkey";
ALTER INDEX "Report_settlerId_idx" RENAME TO "Report_resolvedById_idx";
