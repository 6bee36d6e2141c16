-- DropForeignKey
ALTER TABLE "charges" DROP CONSTRAINT "charges_user_id_fingerprint_fkey";

-- DropIndex
DROP INDEX "detections_user_id_fingerprint_key";

-- DropIndex
DROP INDEX "charges_user_id_fingerprint_date_amount_currency_key";

-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "given" JSONB;

-- AlterTable
ALTER TABLE "detections" ADD COLUMN     "collector" TEXT,
ADD COLUMN     "source" "EvidenceSource" NOT NULL DEFAULT 'statement';

-- AlterTable
ALTER TABLE "decisions" DROP CONSTRAINT "decisions_pkey",
ADD COLUMN     "decided_on" DATE NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "source" "EvidenceSource" NOT NULL DEFAULT 'statement',
ADD CONSTRAINT "decisions_pkey" PRIMARY KEY ("user_id", "source", "fingerprint");

-- CreateIndex
CREATE UNIQUE INDEX "detections_user_id_source_fingerprint_key" ON "detections"("user_id", "source", "fingerprint");

-- CreateIndex
CREATE UNIQUE INDEX "charges_user_id_source_fingerprint_date_amount_currency_key" ON "charges"("user_id", "source", "fingerprint", "date", "amount", "currency");

-- AddForeignKey
ALTER TABLE "charges" ADD CONSTRAINT "charges_user_id_source_fingerprint_fkey" FOREIGN KEY ("user_id", "source", "fingerprint") REFERENCES "detections"("user_id", "source", "fingerprint") ON DELETE CASCADE ON UPDATE CASCADE;

-- What was decided before this column was decided on the day of its row.
UPDATE "decisions" SET "decided_on" = "created_at"::date;
