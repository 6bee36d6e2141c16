-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "cancel_confirmed_by" JSONB;

-- CreateTable
CREATE TABLE "savings" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "subscription_id" UUID,
    "name" TEXT NOT NULL,
    "amount" DECIMAL(14,4) NOT NULL,
    "currency" TEXT NOT NULL,
    "billing_cycle" "BillingCycle" NOT NULL,
    "billing_interval" INTEGER NOT NULL,
    "anchor" DATE NOT NULL,
    "share_parts" INTEGER,
    "share_mine" INTEGER,
    "trial_ends_on" DATE,
    "price_after_trial" DECIMAL(14,4),
    "announced" JSONB NOT NULL DEFAULT '[]',
    "cancelled_on" DATE NOT NULL,
    "ends_on" DATE,
    "reactivated_on" DATE,
    "outcome" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "savings_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateIndex
CREATE INDEX "savings_user_id_subscription_id_idx" ON "savings"("user_id", "subscription_id");

-- AddForeignKey
ALTER TABLE "savings" ADD CONSTRAINT "savings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "savings" ADD CONSTRAINT "savings_user_id_subscription_id_fkey" FOREIGN KEY ("user_id", "subscription_id") REFERENCES "subscriptions"("user_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Subscriptions that ended before there was a table, as far as their day is known.
INSERT INTO "savings" (user_id, id, subscription_id, name, amount, currency, billing_cycle, billing_interval, anchor,
    share_parts, share_mine, trial_ends_on, price_after_trial, announced, cancelled_on, ends_on)
SELECT s.user_id, gen_random_uuid(), s.id, s.name, s.amount, s.currency, s.billing_cycle, s.billing_interval,
    s.next_payment_date, s.share_parts, s.share_mine, s.trial_ends_on, s.price_after_trial,
    COALESCE((SELECT json_agg(json_build_object('date', p.date, 'amount', p.amount, 'currency', p.currency) ORDER BY p.date, p.id)
        FROM price_changes p WHERE p.user_id = s.user_id AND p.subscription_id = s.id AND p.date > e.day), '[]'),
    e.day, s.ends_on
FROM subscriptions s
CROSS JOIN LATERAL (SELECT COALESCE(s.cancelled_on, (s.cancelled_by_mail ->> 'date')::date) AS day) e
WHERE s.status = 'cancelled' AND e.day IS NOT NULL;

-- Savings depend on these as well.
CREATE CONSTRAINT TRIGGER savings_raise_data_version AFTER INSERT OR UPDATE OR DELETE ON savings
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_data_version();
CREATE CONSTRAINT TRIGGER statement_imports_raise_data_version AFTER INSERT OR UPDATE OR DELETE ON statement_imports
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_data_version();
CREATE CONSTRAINT TRIGGER mail_connections_raise_data_version AFTER INSERT OR DELETE ON mail_connections
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_data_version();
CREATE CONSTRAINT TRIGGER mail_connections_scan_raise_data_version AFTER UPDATE ON mail_connections
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN (OLD.last_scan IS DISTINCT FROM NEW.last_scan OR OLD.covered_since IS DISTINCT FROM NEW.covered_since)
    EXECUTE FUNCTION raise_data_version();
