-- AlterTable
ALTER TABLE "open_lines" ADD COLUMN     "foreign_amount" DECIMAL(14,4),
ADD COLUMN     "foreign_currency" TEXT;
