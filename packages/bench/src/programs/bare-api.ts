import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { PrismaClient } from '@kumbara/prisma/client';
import { PrismaPg } from '@prisma/adapter-pg';
import bcrypt from 'bcrypt';
import compression from 'compression';
import express from 'express';
import pg from 'pg';

/*
 * The least that a server of subscriptions can do: Express, one prepared statement a call, rows answered as they are. It
 * checks no session, no limit and no plan, and writes neither history nor log, so any real server costs more. Below
 * `/prisma` the same is done by Prisma.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
const app = express();
const packed = compression({ level: 1, threshold: 1024 });

app.get('/ping', (_req, res) => res.json({ status: 'ok' }));

const answerRows = (path: string, text: string) =>
  app.get(`${path}/:user`, packed, async (req, res) => {
    const { rows } = await pool.query({ name: path, text, values: [req.params.user] });
    res.json(rows);
  });

const list = 'SELECT * FROM subscriptions WHERE user_id = $1 ORDER BY id DESC';
answerRows('/subscriptions', list);
answerRows('/me', 'SELECT u.*, s.* FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.user_id = $1');
answerRows('/info', "SELECT count(*)::int FROM subscriptions WHERE user_id = $1 AND status = 'active'");
answerRows(
  '/stats',
  `SELECT s.*, (SELECT min(c.date) FROM decisions d JOIN charges c USING (user_id, source, fingerprint)
     WHERE d.user_id = s.user_id AND d.subscription_id = s.id AND d.kind = 'tracked') AS began
   FROM subscriptions s WHERE s.user_id = $1`,
);

app.get('/csv/:user', packed, async (req, res) => {
  const { rows } = await pool.query({ name: 'csv', text: list, values: [req.params.user] });
  res.type('csv').send(rows.map((row) => Object.values(row).join(',')).join('\r\n'));
});

app.get('/prisma/:user', packed, async (req, res) => {
  res.json(await prisma.subscription.findMany({ where: { user_id: `${req.params.user}` }, orderBy: { id: 'desc' } }));
});

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

app.post('/prisma/:user', express.json(), async (req, res) => {
  const { next_payment_date, ...values } = req.body;
  const data = { ...values, user_id: req.params.user, next_payment_date: new Date(next_payment_date) };
  res.status(201).json(await prisma.subscription.create({ data }));
});

const peppered = (password: string) => createHmac('sha384', 'pepper').update(password).digest('base64');
const hash = bcrypt.hash(peppered('correct horse battery'), 12);
app.post('/hash', async (_req, res) => res.json(await bcrypt.compare(peppered('correct horse battery'), await hash)));

const server = app.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
