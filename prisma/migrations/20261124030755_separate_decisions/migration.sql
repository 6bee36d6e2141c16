-- AlterTable
ALTER TABLE "decisions" ADD COLUMN     "is_separate" BOOLEAN NOT NULL DEFAULT false;
