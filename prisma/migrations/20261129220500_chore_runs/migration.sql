-- CreateTable
CREATE TABLE "ChoreRun" (
    "name" VARCHAR(32) NOT NULL,
    "endedAt" TIMESTAMPTZ(3) NOT NULL,
    "tookMs" INTEGER NOT NULL,
    "isFailed" BOOLEAN NOT NULL,

    CONSTRAINT "ChoreRun_pkey" PRIMARY KEY ("name")
);
