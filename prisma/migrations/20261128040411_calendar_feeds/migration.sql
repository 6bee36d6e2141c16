-- CreateTable
CREATE TABLE "calendar_feeds" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_read_at" TIMESTAMPTZ(3),

    CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "calendar_feeds_hash_key" ON "calendar_feeds"("hash");

-- AddForeignKey
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Alarms of calendars are computed from it. Other columns of this table change every day.
CREATE CONSTRAINT TRIGGER reminder_settings_raise_data_version AFTER UPDATE ON reminder_settings
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN ((OLD.hour, OLD.default_lead_days, OLD.muted) IS DISTINCT FROM (NEW.hour, NEW.default_lead_days, NEW.muted))
    EXECUTE FUNCTION raise_data_version();
