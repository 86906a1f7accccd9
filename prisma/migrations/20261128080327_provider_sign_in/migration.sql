-- CreateTable
CREATE TABLE "ProviderSignIn" (
    "id" TEXT NOT NULL,
    "provider" "IdentityProvider" NOT NULL,
    "redirect" TEXT,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ProviderSignIn_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ProviderSignIn_expiresAt_idx" ON "ProviderSignIn"("expiresAt");
