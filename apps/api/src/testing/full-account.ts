import type pg from 'pg';

/** Names of services that exist, of ones that do not, and letters of several bytes. */
const names = "ARRAY['Netflix','Spotify','iCloud','Dergi','Xbox','Spor salonu','Sözcü','Disney+']";

/**
 * Gives a user as much as an account can hold: 2,000 subscriptions with long notes, six prices and a charge in each of
 * twelve months.
 */
export async function fillAccount(
  pool: pg.Pool,
  { id }: { id: string },
  subscriptions = 2_000,
  months = 12,
): Promise<void> {
  const statements = [
    `INSERT INTO subscriptions (user_id, id, name, amount, currency, billing_cycle, next_payment_date, category, notes)
     SELECT $1, gen_random_uuid(), (${names})[1 + i % 8] || ' ' || i, 10 + i % 500, (ARRAY['TRY','USD','EUR'])[1 + i % 3],
       (ARRAY['monthly','yearly','weekly'])[1 + i % 3]::"BillingCycle", date '2026-11-21' + i % 60,
       (ARRAY['streaming','music','cloud','news'])[1 + i % 4]::"Category", repeat('ü', 1000)
     FROM generate_series(1, ${subscriptions}) i`,
    `INSERT INTO price_changes (user_id, id, subscription_id, date, amount, currency, source)
     SELECT user_id, gen_random_uuid(), id, date '2025-01-01' + m * 90, amount - 9 + m, currency, 'manual'
     FROM subscriptions, generate_series(1, 6) m WHERE user_id = $1`,
    `INSERT INTO detections (user_id, id, fingerprint, service_name, amount, currency, billing_cycle, billing_interval,
       category, sender, email_id, confidence, evidence, reasons, price_history)
     SELECT user_id, gen_random_uuid(), id::text, name, amount, currency, 'monthly', 1, category, '', '', 'high', '[]',
       '{}', '[]'
     FROM subscriptions WHERE user_id = $1`,
    `INSERT INTO decisions (user_id, fingerprint, kind, subscription_id, amount, currency, billing_cycle, billing_interval)
     SELECT user_id, id::text, 'tracked', id, amount, currency, 'monthly', 1 FROM subscriptions WHERE user_id = $1`,
    `INSERT INTO charges (user_id, id, fingerprint, date, amount, currency, description, source, text)
     SELECT user_id, gen_random_uuid(), id::text, date '2026-10-31' - (${months} - m) * 30, amount, currency, name, 'statement', name
     FROM subscriptions, generate_series(1, ${months}) m WHERE user_id = $1`,
  ];
  for (const statement of statements) await pool.query(statement, [id]);
  await pool.query('ANALYZE subscriptions, price_changes, detections, decisions, charges');
}

/** Ends all subscriptions of a user eleven months ago, with a statement that covers the time since. */
export async function endFilledAccount(pool: pg.Pool, { id }: { id: string }): Promise<void> {
  const statements = [
    `INSERT INTO savings (user_id, id, subscription_id, name, amount, currency, billing_cycle, billing_interval, anchor,
       cancelled_on)
     SELECT user_id, gen_random_uuid(), id, name, amount, currency, 'monthly', 1, '2025-11-10', '2025-12-20'
     FROM subscriptions WHERE user_id = $1`,
    `INSERT INTO statement_imports (user_id, sha256, period_from, period_to, summary, fingerprints)
     VALUES ($1, 'x', '2025-12-01', '2026-11-20', '{}', '{}')`,
  ];
  for (const statement of statements) await pool.query(statement, [id]);
}
