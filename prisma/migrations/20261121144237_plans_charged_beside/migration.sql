-- AlterTable
ALTER TABLE "billing_customers" ADD COLUMN     "also_charged" INTEGER NOT NULL DEFAULT 0;
