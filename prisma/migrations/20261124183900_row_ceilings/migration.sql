-- An event may be deleted with its user, or when the user has two thousand newer ones (`lib/row-ceilings.ts` of the API).
CREATE OR REPLACE FUNCTION refuse_change_of_security_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' THEN
        IF NOT EXISTS (SELECT FROM users WHERE id = OLD.user_id) OR EXISTS (
            SELECT FROM security_events WHERE user_id = OLD.user_id AND id > OLD.id ORDER BY id OFFSET 1999 LIMIT 1
        ) THEN
            RETURN OLD;
        END IF;
    END IF;
    RAISE EXCEPTION 'security events are only written and read';
END
$$;
