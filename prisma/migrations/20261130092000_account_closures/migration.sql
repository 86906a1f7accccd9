-- AlterEnum
ALTER TYPE "EmailKind" ADD VALUE 'ACCOUNT_CLOSING';

-- AlterTable
ALTER TABLE "SignInStep" ADD COLUMN "isProven" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "AccountClosure" (
    "userId" INTEGER NOT NULL,
    "requestedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletesAt" TIMESTAMPTZ(3) NOT NULL,
    "emailVerifiedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "AccountClosure_pkey" PRIMARY KEY ("userId")
);

-- CreateIndex
CREATE INDEX "AccountClosure_deletesAt_idx" ON "AccountClosure"("deletesAt");

-- AddForeignKey
ALTER TABLE "AccountClosure" ADD CONSTRAINT "AccountClosure_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
