-- AlterTable
ALTER TABLE "charges" ADD COLUMN     "day_assumed" BOOLEAN NOT NULL DEFAULT false;
