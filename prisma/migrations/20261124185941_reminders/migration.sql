-- CreateEnum
CREATE TYPE "ReminderKind" AS ENUM ('renewal', 'trial_end', 'commitment_end', 'price_rise', 'charge_after_cancel', 'plan_overdue');

-- CreateTable
CREATE TABLE "unused_dismissals" (
    "user_id" UUID NOT NULL,
    "subscription_id" UUID NOT NULL,
    "until" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "unused_dismissals_pkey" PRIMARY KEY ("user_id","subscription_id")
);

-- CreateTable
CREATE TABLE "reminder_settings" (
    "user_id" UUID NOT NULL,
    "by_email" BOOLEAN NOT NULL DEFAULT true,
    "by_push" BOOLEAN NOT NULL DEFAULT false,
    "hour" INTEGER NOT NULL DEFAULT 9,
    "default_lead_days" JSONB,
    "muted" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "next_at" TIMESTAMPTZ(3),

    CONSTRAINT "reminder_settings_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "reminders" (
    "user_id" UUID NOT NULL,
    "kind" "ReminderKind" NOT NULL,
    "subject_id" UUID NOT NULL,
    "due_on" DATE NOT NULL,
    "lead_days" INTEGER NOT NULL,
    "subscription_id" UUID,
    "details" JSONB NOT NULL,
    "day" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sending_at" TIMESTAMPTZ(3),
    "emailed_at" TIMESTAMPTZ(3),
    "pushed_at" TIMESTAMPTZ(3),
    "dropped_at" TIMESTAMPTZ(3),

    CONSTRAINT "reminders_pkey" PRIMARY KEY ("user_id","kind","subject_id","due_on","lead_days")
);

-- CreateTable
CREATE TABLE "push_subscriptions" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateIndex
CREATE INDEX "reminder_settings_next_at_idx" ON "reminder_settings"("next_at");

-- CreateIndex
CREATE INDEX "reminders_user_id_day_idx" ON "reminders"("user_id", "day");

-- CreateIndex
CREATE INDEX "reminders_user_id_subscription_id_idx" ON "reminders"("user_id", "subscription_id");

-- CreateIndex
CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions"("endpoint");

-- AddForeignKey
ALTER TABLE "unused_dismissals" ADD CONSTRAINT "unused_dismissals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "unused_dismissals" ADD CONSTRAINT "unused_dismissals_user_id_subscription_id_fkey" FOREIGN KEY ("user_id", "subscription_id") REFERENCES "subscriptions"("user_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_subscription_id_fkey" FOREIGN KEY ("user_id", "subscription_id") REFERENCES "subscriptions"("user_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Every user has settings. The trigger comes before the rows of existing users: a user who signs up meanwhile waits and
-- gets a row from it.
CREATE FUNCTION start_reminder_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO reminder_settings (user_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
    RETURN NULL;
END
$$;
CREATE TRIGGER users_start_reminder_settings AFTER INSERT ON users
    FOR EACH ROW EXECUTE FUNCTION start_reminder_settings();
INSERT INTO reminder_settings (user_id) SELECT id FROM users ON CONFLICT DO NOTHING;

-- In another time zone the hour comes at another instant, and an address that was just proven may receive mail.
CREATE FUNCTION bring_reminders_forward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE reminder_settings SET next_at = NULL WHERE user_id = NEW.id;
    RETURN NULL;
END
$$;
CREATE TRIGGER users_bring_reminders_forward AFTER UPDATE ON users
    FOR EACH ROW
    WHEN (OLD.time_zone IS DISTINCT FROM NEW.time_zone OR OLD.email_verified IS DISTINCT FROM NEW.email_verified)
    EXECUTE FUNCTION bring_reminders_forward();

CREATE CONSTRAINT TRIGGER unused_dismissals_raise_data_version AFTER INSERT OR UPDATE OR DELETE ON unused_dismissals
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_data_version();
