-- AlterTable
ALTER TABLE "NewsMention" ALTER COLUMN "publicationDate" DROP NOT NULL;
