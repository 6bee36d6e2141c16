-- CreateEnum
CREATE TYPE "ChargeSettlement" AS ENUM ('refunded', 'settled');

-- AlterTable
ALTER TABLE "charges" ADD COLUMN     "settlement" "ChargeSettlement";
