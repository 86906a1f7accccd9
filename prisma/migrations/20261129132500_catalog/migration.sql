-- AlterEnum
ALTER TYPE "EmailKind" ADD VALUE 'SIGN_UP_CONFIRMED';
ALTER TYPE "EmailKind" ADD VALUE 'SIGN_UP_COMPLETED';

-- AlterTable
ALTER TABLE "OutboxEmail" ADD COLUMN     "signUpId" INTEGER;

-- AlterTable
ALTER TABLE "ChapterBoardMember" DROP CONSTRAINT "ChapterBoardMember_pkey",
ADD COLUMN     "id" SERIAL NOT NULL,
ADD CONSTRAINT "ChapterBoardMember_pkey" PRIMARY KEY ("id");

-- CreateIndex
CREATE INDEX "ChapterBoardMember_hubId_position_id_idx" ON "ChapterBoardMember"("hubId", "position", "id");

-- DropIndex
DROP INDEX "OnboardingAnswer_questionId_content_key";

-- CreateIndex
CREATE INDEX "OnboardingAnswer_questionId_position_id_idx" ON "OnboardingAnswer"("questionId", "position", "id");

-- DropIndex
DROP INDEX "OnboardingQuestion_position_key";

-- CreateSequence
CREATE SEQUENCE "OnboardingQuestion_id_seq";

-- AlterTable
ALTER TABLE "OnboardingQuestion" ALTER COLUMN "id" SET DEFAULT nextval('"OnboardingQuestion_id_seq"');
ALTER SEQUENCE "OnboardingQuestion_id_seq" OWNED BY "OnboardingQuestion"."id";
SELECT setval('"OnboardingQuestion_id_seq"', greatest((SELECT max("id") FROM "OnboardingQuestion"), 1));

-- AlterTable
ALTER TABLE "Location" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;
