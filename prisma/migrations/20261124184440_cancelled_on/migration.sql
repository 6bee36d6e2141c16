-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "cancelled_on" DATE;
