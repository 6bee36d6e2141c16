import type { AddressInfo } from 'node:net';
import compression from 'compression';
import express from 'express';
import pg from 'pg';

/*
 * The least that a server of subscriptions can do: Express, one prepared statement a call, rows answered as they are. It
 * checks no session, no limit and no plan, and writes neither history nor log, so any real server costs more.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const app = express();

app.get('/ping', (_req, res) => res.json({ status: 'ok' }));

const answerRows = (path: string, text: string) =>
  app.get(`${path}/:user`, compression({ level: 1, threshold: 1024 }), async (req, res) => {
    const { rows } = await pool.query({ name: path, text, values: [req.params.user] });
    res.json(rows);
  });

answerRows('/subscriptions', 'SELECT * FROM subscriptions WHERE user_id = $1 ORDER BY id DESC');
answerRows('/info', "SELECT count(*)::int FROM subscriptions WHERE user_id = $1 AND status = 'active'");
answerRows(
  '/stats',
  `SELECT s.*, (SELECT min(c.date) FROM decisions d JOIN charges c USING (user_id, source, fingerprint)
     WHERE d.user_id = s.user_id AND d.subscription_id = s.id AND d.kind = 'tracked') AS began
   FROM subscriptions s WHERE s.user_id = $1`,
);

app.post('/subscriptions/:user', express.json(), async (req, res) => {
  const { name, amount, currency, billing_cycle, next_payment_date, category } = req.body;
  const { rows } = await pool.query({
    name: 'add',
    text: `INSERT INTO bare_subscriptions (user_id, id, name, amount, currency, billing_cycle, next_payment_date, category)
      VALUES ($1, gen_random_uuid(), $2, $3, $4, $5, $6, $7) RETURNING *`,
    values: [req.params.user, name, amount, currency, billing_cycle, next_payment_date, category],
  });
  res.status(201).json(rows[0]);
});

const server = app.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
