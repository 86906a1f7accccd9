-- CreateTable
CREATE TABLE "DeletedActionItem" (
    "id" INTEGER NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "participantId" INTEGER NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "DeletedActionItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BulkEdit" (
    "id" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "actorId" INTEGER,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "undoneAt" TIMESTAMPTZ(3),

    CONSTRAINT "BulkEdit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BulkEditItem" (
    "bulkEditId" TEXT NOT NULL,
    "itemId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "description" VARCHAR(2000) NOT NULL,
    "startDate" DATE NOT NULL,
    "dueDate" DATE NOT NULL,
    "actionUrl" TEXT,
    "assigneeId" INTEGER,
    "completedAt" TIMESTAMPTZ(3),
    "completedById" INTEGER,
    "restored" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "BulkEditItem_pkey" PRIMARY KEY ("bulkEditId","itemId")
);

-- CreateIndex
CREATE INDEX "DeletedActionItem_expiresAt_idx" ON "DeletedActionItem"("expiresAt");

-- CreateIndex
CREATE INDEX "BulkEdit_expiresAt_idx" ON "BulkEdit"("expiresAt");

-- AddForeignKey
ALTER TABLE "BulkEditItem" ADD CONSTRAINT "BulkEditItem_bulkEditId_fkey" FOREIGN KEY ("bulkEditId") REFERENCES "BulkEdit"("id") ON DELETE CASCADE ON UPDATE CASCADE;
