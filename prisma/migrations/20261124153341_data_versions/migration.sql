-- CreateTable
CREATE TABLE "data_versions" (
    "user_id" UUID NOT NULL,
    "version" BIGINT NOT NULL DEFAULT 1,
    "changed_in" xid8,

    CONSTRAINT "data_versions_pkey" PRIMARY KEY ("user_id")
);

-- AddForeignKey
ALTER TABLE "data_versions" ADD CONSTRAINT "data_versions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A change raises the version when its transaction commits (deferred), so that the lock on the version is always the last
-- lock of a transaction and cannot deadlock with the owner's lock. Nothing is inserted then, so that a deleted user leaves
-- no row.
CREATE FUNCTION raise_data_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE data_versions SET version = version + 1, changed_in = pg_current_xact_id()
    WHERE user_id = COALESCE(NEW.user_id, OLD.user_id) AND changed_in IS DISTINCT FROM pg_current_xact_id();
    RETURN NULL;
END
$$;
CREATE FUNCTION raise_data_version_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE data_versions SET version = version + 1, changed_in = pg_current_xact_id()
    WHERE user_id = NEW.id AND changed_in IS DISTINCT FROM pg_current_xact_id();
    RETURN NULL;
END
$$;
CREATE FUNCTION start_data_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO data_versions (user_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
    RETURN NULL;
END
$$;

-- The trigger comes before the rows of existing users: a user who signs up meanwhile waits and gets a row from it.
CREATE TRIGGER users_start_data_version AFTER INSERT ON users
    FOR EACH ROW EXECUTE FUNCTION start_data_version();
INSERT INTO data_versions (user_id) SELECT id FROM users ON CONFLICT DO NOTHING;

CREATE CONSTRAINT TRIGGER users_raise_data_version AFTER UPDATE ON users
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN (OLD.currency IS DISTINCT FROM NEW.currency OR OLD.time_zone IS DISTINCT FROM NEW.time_zone)
    EXECUTE FUNCTION raise_data_version_of_user();
CREATE CONSTRAINT TRIGGER subscriptions_raise_data_version AFTER INSERT OR UPDATE OR DELETE ON subscriptions
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_data_version();
CREATE CONSTRAINT TRIGGER price_changes_raise_data_version AFTER INSERT OR UPDATE OR DELETE ON price_changes
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_data_version();
CREATE CONSTRAINT TRIGGER usage_check_ins_raise_data_version AFTER INSERT OR UPDATE OR DELETE ON usage_check_ins
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_data_version();
CREATE CONSTRAINT TRIGGER decisions_raise_data_version AFTER INSERT OR UPDATE OR DELETE ON decisions
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_data_version();
CREATE CONSTRAINT TRIGGER detections_raise_data_version AFTER INSERT OR UPDATE OR DELETE ON detections
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_data_version();
CREATE CONSTRAINT TRIGGER charges_raise_data_version AFTER INSERT OR UPDATE OR DELETE ON charges
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_data_version();
CREATE CONSTRAINT TRIGGER open_lines_raise_data_version AFTER INSERT OR UPDATE OR DELETE ON open_lines
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_data_version();
CREATE CONSTRAINT TRIGGER read_mails_raise_data_version AFTER INSERT OR UPDATE OR DELETE ON read_mails
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_data_version();
CREATE CONSTRAINT TRIGGER mail_cancellations_raise_data_version AFTER INSERT OR UPDATE OR DELETE ON mail_cancellations
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_data_version();
