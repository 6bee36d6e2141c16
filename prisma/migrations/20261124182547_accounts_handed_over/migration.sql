-- AlterTable
ALTER TABLE "users" ADD COLUMN     "handed_over_at" TIMESTAMPTZ(3);
