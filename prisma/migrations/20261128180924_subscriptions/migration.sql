-- CreateEnum
CREATE TYPE "PlanId" AS ENUM ('MONTHLY', 'ANNUAL', 'CLARITY', 'PIVOT', 'PROMOTION', 'PERFORMANCE', 'PRESENCE', 'POSITIONING');

-- CreateEnum
CREATE TYPE "SubscriptionStatus" AS ENUM ('FUTURE', 'IN_TRIAL', 'ACTIVE', 'NON_RENEWING', 'PAUSED', 'CANCELLED', 'TRANSFERRED');

-- CreateEnum
CREATE TYPE "CheckoutState" AS ENUM ('OPEN', 'PAID', 'CLOSED');

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "chargebeeId" TEXT;

-- CreateTable
CREATE TABLE "Subscription" (
    "id" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "planId" "PlanId" NOT NULL,
    "status" "SubscriptionStatus" NOT NULL,
    "resourceVersion" BIGINT NOT NULL,
    "currentTermEnd" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Subscription_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Checkout" (
    "id" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "planId" "PlanId" NOT NULL,
    "subscriptionId" TEXT NOT NULL,
    "state" "CheckoutState" NOT NULL DEFAULT 'OPEN',
    "returnTo" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Checkout_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BillingEvent" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BillingEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SandboxPage" (
    "id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "customerId" TEXT NOT NULL,
    "planId" "PlanId" NOT NULL,
    "subscriptionId" TEXT NOT NULL,
    "coupon" TEXT,
    "redirectUrl" TEXT NOT NULL,
    "cancelUrl" TEXT NOT NULL,
    "declined" BOOLEAN NOT NULL DEFAULT false,
    "cancelled" BOOLEAN NOT NULL DEFAULT false,
    "paidAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SandboxPage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SandboxSubscription" (
    "id" TEXT NOT NULL,
    "customerId" TEXT NOT NULL,
    "planId" "PlanId" NOT NULL,
    "status" "SubscriptionStatus" NOT NULL,
    "resourceVersion" BIGINT NOT NULL,
    "activeFrom" TIMESTAMPTZ(3),
    "currentTermEnd" TIMESTAMPTZ(3),

    CONSTRAINT "SandboxSubscription_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Subscription_userId_idx" ON "Subscription"("userId");

-- CreateIndex
CREATE INDEX "Checkout_userId_state_idx" ON "Checkout"("userId", "state");

-- CreateIndex
CREATE INDEX "BillingEvent_receivedAt_idx" ON "BillingEvent"("receivedAt");

-- CreateIndex
CREATE UNIQUE INDEX "SandboxPage_key_key" ON "SandboxPage"("key");

-- CreateIndex
CREATE INDEX "SandboxSubscription_customerId_idx" ON "SandboxSubscription"("customerId");

-- CreateIndex
CREATE UNIQUE INDEX "User_chargebeeId_key" ON "User"("chargebeeId");

-- AddForeignKey
ALTER TABLE "Subscription" ADD CONSTRAINT "Subscription_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Checkout" ADD CONSTRAINT "Checkout_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
