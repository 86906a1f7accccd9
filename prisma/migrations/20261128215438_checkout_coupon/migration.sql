-- AlterTable
ALTER TABLE "Checkout" ADD COLUMN     "coupon" TEXT;
