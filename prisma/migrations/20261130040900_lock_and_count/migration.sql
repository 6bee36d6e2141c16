-- Locks the user and then counts what the limits of subscriptions count. A statement sees what was there when it began; a function
-- also sees what others committed while it waited for the lock. No row for a user who was deleted.
CREATE FUNCTION lock_and_count(owner uuid, OUT active integer, OUT "all" integer, OUT prices integer)
RETURNS SETOF record LANGUAGE plpgsql VOLATILE AS $$
BEGIN
    PERFORM FROM users WHERE id = owner FOR NO KEY UPDATE;
    IF NOT FOUND THEN
        RETURN;
    END IF;
    RETURN QUERY
        SELECT count(*) FILTER (WHERE status = 'active')::integer, count(*)::integer,
            (SELECT count(*)::integer FROM price_changes WHERE user_id = owner AND source = 'manual')
        FROM subscriptions WHERE user_id = owner;
END
$$;
