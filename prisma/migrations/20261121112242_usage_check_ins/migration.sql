-- CreateTable
CREATE TABLE "usage_check_ins" (
    "user_id" UUID NOT NULL,
    "subscription_id" UUID NOT NULL,
    "month" DATE NOT NULL,
    "used" BOOLEAN NOT NULL,
    "times" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "usage_check_ins_pkey" PRIMARY KEY ("user_id","subscription_id","month")
);

-- AddForeignKey
ALTER TABLE "usage_check_ins" ADD CONSTRAINT "usage_check_ins_user_id_subscription_id_fkey" FOREIGN KEY ("user_id", "subscription_id") REFERENCES "subscriptions"("user_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
