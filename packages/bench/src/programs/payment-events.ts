import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import express from 'express';
import pg from 'pg';

/*
 * The minimal receiver of Stripe events: it verifies the signature, parses the event and stores its id. It reads no
 * state, so any real receiver costs more.
 */
const { DATABASE_URL, SECRET = '' } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 });
const app = express();

app.post('/webhook', express.raw({ type: () => true, limit: '1mb' }), async (req, res) => {
  const [, at = '', v1 = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(req.get('stripe-signature') ?? '') ?? [];
  const wanted = createHmac('sha256', SECRET).update(`${at}.`).update(req.body).digest();
  const received = Buffer.from(v1, 'hex');
  if (received.length !== wanted.length || !timingSafeEqual(received, wanted)) return res.status(400).end();
  const { id, type } = JSON.parse(req.body.toString('utf8'));
  await pool.query({
    name: 'insert',
    text: 'INSERT INTO billing_events (id, type, received_at) VALUES ($1, $2, now()) ON CONFLICT DO NOTHING',
    values: [id, type],
  });
  return res.json({ received: true });
});

const server = app.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
