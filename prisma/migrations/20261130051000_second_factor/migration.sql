ALTER TYPE "EmailKind" ADD VALUE 'SECOND_FACTOR_ON';
ALTER TYPE "EmailKind" ADD VALUE 'SECOND_FACTOR_OFF';
ALTER TYPE "EmailKind" ADD VALUE 'RECOVERY_CODES_RENEWED';

CREATE TABLE "SecondFactor" (
    "userId" INTEGER NOT NULL,
    "secret" TEXT NOT NULL,
    "confirmedAt" TIMESTAMPTZ(3),
    "lastStep" INTEGER NOT NULL DEFAULT 0,
    "recoveryCodes" TEXT[],

    CONSTRAINT "SecondFactor_pkey" PRIMARY KEY ("userId")
);

CREATE TABLE "SignInStep" (
    "id" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "device" VARCHAR(100),
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedCode" TEXT,

    CONSTRAINT "SignInStep_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "SignInRules" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "staffNeedSecondFactor" BOOLEAN NOT NULL,

    CONSTRAINT "SignInRules_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "SignInStep_userId_idx" ON "SignInStep"("userId");
CREATE INDEX "SignInStep_expiresAt_idx" ON "SignInStep"("expiresAt");

ALTER TABLE "SecondFactor" ADD CONSTRAINT "SecondFactor_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SignInStep" ADD CONSTRAINT "SignInStep_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
