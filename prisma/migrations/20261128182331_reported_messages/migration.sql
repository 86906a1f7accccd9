-- AlterTable
ALTER TABLE "Message" ADD COLUMN     "reportedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Report" ADD COLUMN     "messageId" INTEGER,
ALTER COLUMN "postId" DROP NOT NULL;

-- CreateIndex
CREATE UNIQUE INDEX "Report_messageId_reporterId_key" ON "Report"("messageId", "reporterId");

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message"("id") ON DELETE CASCADE ON UPDATE CASCADE;


ALTER TABLE "Report" ADD CONSTRAINT "Report_one_subject" CHECK (num_nonnulls("postId", "messageId") = 1);
