-- AlterTable
ALTER TABLE "BulkEditItem" ADD COLUMN "before" JSONB;

-- What can be undone just now keeps what it has kept.
UPDATE "BulkEditItem" b SET "before" = to_jsonb(b) - ARRAY['bulkEditId', 'itemId', 'version', 'before', 'restored'];

-- AlterTable
ALTER TABLE "BulkEditItem" ALTER COLUMN "before" SET NOT NULL,
DROP COLUMN "actionUrl",
DROP COLUMN "assigneeId",
DROP COLUMN "completedAt",
DROP COLUMN "completedById",
DROP COLUMN "description",
DROP COLUMN "dueDate",
DROP COLUMN "name",
DROP COLUMN "startDate";
