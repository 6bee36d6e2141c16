-- AlterTable
ALTER TABLE "subscription_imports" ADD COLUMN     "replaced" JSONB;
