-- CreateEnum
CREATE TYPE "WebhookFormat" AS ENUM ('json', 'slack', 'discord', 'telegram', 'ntfy', 'home_assistant');

-- CreateEnum
CREATE TYPE "WebhookDeliveryStatus" AS ENUM ('pending', 'delivered', 'failed', 'dropped');

-- CreateTable
CREATE TABLE "webhooks" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "format" "WebhookFormat" NOT NULL,
    "address" TEXT NOT NULL,
    "events" TEXT[],
    "secret_id" UUID NOT NULL,
    "previous_secret_until" TIMESTAMPTZ(3),
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "disabled_reason" TEXT,
    "failing_since" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateTable
CREATE TABLE "webhook_deliveries" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "webhook_id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "position" BIGSERIAL NOT NULL,
    "type" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "once_key" TEXT,
    "due_on" DATE,
    "status" "WebhookDeliveryStatus" NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3),
    "last_status" INTEGER,
    "last_attempt_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateTable
CREATE TABLE "webhook_attempts" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "delivery_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "request_headers" JSONB NOT NULL,
    "request_body" TEXT NOT NULL,
    "status" INTEGER,
    "response_headers" JSONB,
    "response_body" TEXT,

    CONSTRAINT "webhook_attempts_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateIndex
CREATE INDEX "webhooks_user_id_secret_id_idx" ON "webhooks"("user_id", "secret_id");

-- CreateIndex
CREATE INDEX "webhook_deliveries_user_id_webhook_id_position_idx" ON "webhook_deliveries"("user_id", "webhook_id", "position");

-- CreateIndex
CREATE INDEX "webhook_deliveries_created_at_idx" ON "webhook_deliveries"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_deliveries_user_id_webhook_id_once_key_key" ON "webhook_deliveries"("user_id", "webhook_id", "once_key");

-- CreateIndex
CREATE INDEX "webhook_attempts_user_id_delivery_id_idx" ON "webhook_attempts"("user_id", "delivery_id");

-- CreateIndex
CREATE INDEX "webhook_attempts_at_idx" ON "webhook_attempts"("at");

-- AddForeignKey
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_secret_id_fkey" FOREIGN KEY ("user_id", "secret_id") REFERENCES "secrets"("user_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_user_id_webhook_id_fkey" FOREIGN KEY ("user_id", "webhook_id") REFERENCES "webhooks"("user_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_user_id_delivery_id_fkey" FOREIGN KEY ("user_id", "delivery_id") REFERENCES "webhook_deliveries"("user_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Queues an attempt of a delivery with the settings of its queue, as pg-boss documents for triggers. The jobs of a receiver
-- (`singleton_key`) run one at a time in the order of `created_on`; unlike now(), clock_timestamp() advances in a transaction.
CREATE FUNCTION queue_webhook_delivery(owner uuid, receiver uuid, delivery uuid, attempt integer, pause interval)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO pgboss.job (name, policy, singleton_key, group_id, data, created_on, start_after, keep_until,
        retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds)
    SELECT name, policy, receiver, owner,
        jsonb_build_object('user_id', owner, 'delivery_id', delivery, 'attempt', attempt),
        clock_timestamp(), now() + pause, now() + pause + retention_seconds * interval '1 second',
        retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds
    FROM pgboss.queue WHERE name = 'deliver-webhook';
    PERFORM pg_notify('deliver-webhook', '');
END
$$;

-- Writes an event for each receiver that wants it. The lock on the user's data version, which every change of the user takes
-- when it commits, makes the order of writing the order of commits.
CREATE FUNCTION write_webhook_event(owner uuid, event text, body jsonb, key text, due date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    event_id CONSTANT uuid := gen_random_uuid();
    written record;
BEGIN
    IF NOT EXISTS (SELECT FROM webhooks WHERE user_id = owner AND enabled AND event = ANY(events)) THEN
        RETURN;
    END IF;
    PERFORM FROM data_versions WHERE user_id = owner FOR NO KEY UPDATE;
    FOR written IN
        INSERT INTO webhook_deliveries (user_id, webhook_id, event_id, type, data, once_key, due_on)
        SELECT owner, id, event_id, event, body, key, due FROM webhooks
        WHERE user_id = owner AND enabled AND event = ANY(events)
        ON CONFLICT DO NOTHING RETURNING webhook_id, id
    LOOP
        PERFORM queue_webhook_delivery(owner, written.webhook_id, written.id, 0, interval '0');
    END LOOP;
END
$$;

CREATE FUNCTION day_where_user_lives(owner uuid) RETURNS date LANGUAGE sql STABLE AS $$
    SELECT (now() AT TIME ZONE time_zone)::date FROM users WHERE id = owner
$$;

-- Columns that are no part of a subscription as the API shows it.
CREATE FUNCTION shown_subscription(stored subscriptions) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT to_jsonb(stored) - ARRAY['user_id', 'given', 'cancel_checked_on']
$$;

CREATE FUNCTION write_price_event(stored subscriptions, amount numeric, currency text, old_amount numeric, old_currency text, effective_on date, key text)
RETURNS void LANGUAGE sql AS $$
    SELECT write_webhook_event(stored.user_id, 'price.changed', jsonb_build_object(
        'subscription_id', stored.id, 'name', stored.name, 'amount', amount, 'currency', currency,
        'previous_amount', old_amount, 'previous_currency', old_currency, 'effective_on', effective_on), key, effective_on)
$$;

CREATE FUNCTION write_subscription_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (SELECT FROM webhooks WHERE user_id = coalesce(NEW.user_id, OLD.user_id) AND enabled) THEN
        RETURN NULL;
    END IF;
    IF TG_OP = 'DELETE' THEN
        PERFORM write_webhook_event(OLD.user_id, 'subscription.deleted', shown_subscription(OLD), NULL, NULL);
        RETURN NULL;
    END IF;
    IF TG_OP = 'INSERT' THEN
        PERFORM write_webhook_event(NEW.user_id, 'subscription.created', shown_subscription(NEW), NULL, NULL);
        RETURN NULL;
    END IF;
    IF NEW.status = 'cancelled' AND OLD.status <> 'cancelled' THEN
        PERFORM write_webhook_event(NEW.user_id, 'subscription.cancelled', shown_subscription(NEW), NULL, NULL);
    ELSIF shown_subscription(NEW) <> shown_subscription(OLD) THEN
        PERFORM write_webhook_event(NEW.user_id, 'subscription.updated', shown_subscription(NEW), NULL, NULL);
    END IF;
    IF NEW.amount <> OLD.amount OR NEW.currency <> OLD.currency THEN
        PERFORM write_price_event(NEW, NEW.amount, NEW.currency, OLD.amount, OLD.currency, day_where_user_lives(NEW.user_id), NULL);
    END IF;
    RETURN NULL;
END
$$;

-- A price that a document announces for a day ahead. Documents replace such rows as a whole, so each price is told of once.
CREATE FUNCTION write_announced_price_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    stored subscriptions;
BEGIN
    IF NOT EXISTS (SELECT FROM webhooks WHERE user_id = NEW.user_id AND enabled) THEN
        RETURN NULL;
    END IF;
    SELECT * INTO stored FROM subscriptions WHERE user_id = NEW.user_id AND id = NEW.subscription_id;
    IF NEW.date > day_where_user_lives(NEW.user_id) AND (stored.amount <> NEW.amount OR stored.currency <> NEW.currency) THEN
        PERFORM write_price_event(stored, NEW.amount, NEW.currency, stored.amount, stored.currency, NEW.date,
            concat_ws(' ', 'price', stored.id, NEW.date, NEW.amount, NEW.currency));
    END IF;
    RETURN NULL;
END
$$;

CREATE FUNCTION write_scan_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM write_webhook_event(NEW.user_id, 'scan.finished', jsonb_build_object(
        'scan_id', NEW.id, 'status', NEW.status, 'emails_scanned', NEW.emails_scanned, 'found', NEW.found), NULL, NULL);
    RETURN NULL;
END
$$;

-- Deferred like the data version: an event is written last in its transaction.
CREATE CONSTRAINT TRIGGER subscriptions_write_webhook_events AFTER INSERT OR UPDATE OR DELETE ON subscriptions
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION write_subscription_events();
CREATE CONSTRAINT TRIGGER price_changes_write_webhook_events AFTER INSERT ON price_changes
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.source <> 'manual') EXECUTE FUNCTION write_announced_price_event();
CREATE CONSTRAINT TRIGGER mail_scans_write_webhook_events AFTER UPDATE ON mail_scans
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN (OLD.status IS DISTINCT FROM NEW.status AND NEW.status IN ('done', 'failed')) EXECUTE FUNCTION write_scan_event();
