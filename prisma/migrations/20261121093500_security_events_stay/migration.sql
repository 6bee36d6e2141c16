-- Rows could not be changed one by one, but all at once.
CREATE TRIGGER security_events_are_kept_whole BEFORE TRUNCATE ON security_events
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_security_event();
