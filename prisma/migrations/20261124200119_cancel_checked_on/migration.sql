-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "cancel_checked_on" DATE;
