-- AlterTable
ALTER TABLE "reminder_settings" ADD COLUMN     "monthly_report" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "report_mails" (
    "user_id" UUID NOT NULL,
    "month" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sending_at" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "report_mails_pkey" PRIMARY KEY ("user_id","month")
);

-- AddForeignKey
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
