-- What each line of a long file does, for whoever wants to see more than the first of them.
ALTER TABLE "FileLot" ADD COLUMN "told" JSONB NOT NULL DEFAULT '[]';
