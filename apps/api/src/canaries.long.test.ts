import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startEmulators } from '@kumbara/emulators';
import { encryptedStatement, statementPassword } from '@kumbara/samples';
import { afterAll, expect, it, vi } from 'vitest';
import { aBrowser, aGoogleUser, appOrigin } from '#testing/google.ts';
import { type Answer, runApp, type TestUser } from '#testing/running-app.ts';

const canary = (name: string) => `canary-${name}-${randomBytes(9).toString('hex')}`;
const asKey = (secret: string) => Buffer.from(secret.padEnd(40, '.')).toString('base64');

/** Secrets of the operator. */
const settings = {
  session: canary('session-key'),
  olderSession: canary('older-session-key'),
  credential: canary('credential-key'),
  pepper: canary('pepper'),
  smtp: canary('smtp-password'),
};
/** Credentials of users. */
const personal = {
  first: canary('password'),
  second: canary('changed-password'),
  third: canary('reset-password'),
  wrong: canary('wrong-password'),
  refused: canary('refused-password').padEnd(130, 'x'),
  sealed: canary('mailbox-password'),
  statement: statementPassword,
  wrongStatement: canary('statement-password'),
  bearer: canary('bearer'),
  receiver: canary('webhook-address'),
};

const mails: string[] = [];
let refusals = 0;
/** A mail server that refuses the first to come and takes the mails of the others. */
const mailServer = createServer((socket) => {
  let mail: string | undefined;
  const say = (line: string) => socket.write(`${line}\r\n`);
  socket.on('error', () => {});
  say('220 mail.example');
  createInterface({ input: socket }).on('line', (line) => {
    if (mail !== undefined && line !== '.') {
      mail += `${line}\n`;
      return;
    }
    if (mail !== undefined) {
      mails.push(mail);
      mail = undefined;
      return say('250 taken');
    }
    const verb = line.slice(0, 4);
    if (verb === 'EHLO') return say('250-mail.example\r\n250 AUTH PLAIN');
    if (verb === 'AUTH') return say(refusals++ === 0 ? '535 5.7.8 credentials invalid' : '235 welcome');
    if (verb === 'DATA') mail = '';
    say(verb === 'DATA' ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 ok');
  });
});
const mailPort = await new Promise<number>((done) =>
  mailServer.listen(0, '127.0.0.1', () => done((mailServer.address() as { port: number }).port)),
);
const emulators = await startEmulators({ appOrigins: [appOrigin] });
afterAll(async () => {
  mailServer.close();
  await emulators.close();
});
const app = runApp({
  ...emulators.environment,
  SESSION_KEYS: `new:${asKey(settings.session)},old:${asKey(settings.olderSession)}`,
  CREDENTIAL_KEYS: `k1:${asKey(settings.credential)}`,
  PASSWORD_PEPPER: asKey(settings.pepper),
  SMTP_URL: `smtp://kumbara:${settings.smtp}@127.0.0.1:${mailPort}`,
});

const answers: string[] = [];
const keep = (answer: Answer) => {
  answers.push(JSON.stringify([[...answer.headers], answer.body]));
  return answer;
};
const call = async (...[method, path, sent]: Parameters<typeof app.request>) =>
  keep(await app.request(method, path, sent));
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const post = (path: string, body: unknown, headers = {}) => call('POST', `/auth/${path}`, { body, headers });

/** Every way in which a secret could be written down. */
function spellings(secret: string): string[] {
  const bytes = Buffer.from(secret);
  // Base64 of what stands inside of something longer begins at one of three places.
  const inside = [0, 1, 2].map((skipped) => {
    const whole = bytes.subarray(skipped);
    return whole.subarray(0, whole.length - (whole.length % 3)).toString('base64');
  });
  return [
    secret,
    bytes.toString('hex'),
    encodeURIComponent(secret),
    ...inside,
    ...inside.map((text) => text.replaceAll('+', '-').replaceAll('/', '_')),
  ];
}

/** All tables there are, as `pg_dump` would write them. */
async function dump(): Promise<string> {
  const { pool } = app.container;
  const { rows: tables } = await pool.query<{ name: string }>(`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`);
  expect(tables.length).toBeGreaterThan(15);
  const rows = await Promise.all(
    tables.map(async ({ name }) => (await pool.query(`SELECT t::text AS text FROM ${name} t`)).rows),
  );
  return rows
    .flat()
    .map(({ text }: { text: string }) => text)
    .join('\n');
}

function builtPage(): string {
  const folder = fileURLToPath(new URL('../../web/dist', import.meta.url));
  const files = existsSync(folder) ? globSync(`${folder}/**/*.{js,css,html,json,map}`) : [];
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

const linkIn = (mail: string, page: string) =>
  new RegExp(`${page}#token=3D([\\w-]{43})|${page}#token=([\\w-]{43})`)
    .exec(mail.replaceAll('=\n', ''))
    ?.slice(1)
    .find(Boolean);

/** The link of a mail that leads to the page and is none of the known ones. */
const newLink = (page: string, ...known: string[]): Promise<string> =>
  vi.waitUntil(() => mails.map((mail) => linkIn(mail, page)).find((link) => link && !known.includes(link)), {
    timeout: 20_000,
    interval: 100,
  });

/** Stripe hears our key with every call, and refuses it once. */
async function pay(as: TestUser) {
  const { body } = await call('POST', '/payments/checkout', { as, body: { package_id: 'pro_monthly' } });
  expect(body.url).toContain(emulators.origin);
  await call('GET', `/payments/status/${body.session_id}`, { as });
  await call('POST', '/payments/webhook', { body: '{}', headers: { 'stripe-signature': 't=1,v1=00' } });
  emulators.stripe.faults.add({ name: 'token-refused' });
  expect((await call('GET', `/payments/status/${body.session_id}`, { as })).status).toBe(500);
  expect(app.errors.splice(0)).toHaveLength(1);
}

/** The address opens an account at a service; the secrets are answered once. */
async function useWebhook(as: TestUser): Promise<string[]> {
  await app.prisma.user.update({ where: { id: as.id }, data: { tier: 'pro' } });
  const body = { url: `https://127.0.0.1/services/${personal.receiver}/end`, format: 'slack', events: ['payment.due'] };
  const made = await app.request('POST', '/webhooks', { as, body });
  expect(made.status).toBe(201);
  const { id, secret } = made.body;
  const { body: renewed } = await app.request('POST', `/webhooks/${id}/rotate-secret`, { as });
  await call('POST', `/webhooks/${id}/test`, { as });
  for (const path of ['/webhooks', `/webhooks/${id}/deliveries`]) await call('GET', path, { as });
  return [secret, renewed.secret].map((one: string) => one.slice('whsec_'.length));
}

/** Everything a person does with secrets, and everything that can go wrong with it. */
async function live() {
  const email = `${randomUUID()}@example.com`;
  const person = { email, password: personal.first, name: 'Deniz Kanarya' };
  const { body } = await post('signup', person);
  await post('signup', person);
  await post('signup', { ...person, email: 'x@example.com', password: personal.refused });
  await post('login', { email, password: personal.wrong });
  await post('login', { email: personal.wrong, password: personal.wrong });
  await post('login', `{"email":"${email}","password":"${personal.wrong}`);
  await call('GET', '/auth/me', { headers: bearer(personal.bearer) });
  await call('GET', '/auth/me', { headers: { cookie: `session=${personal.bearer}` } });
  await post('password/change', { current_password: personal.wrong, password: personal.second }, bearer(body.token));
  await post('password/change', { current_password: personal.first, password: personal.second }, bearer(body.token));
  const { body: again } = await post('login', { email, password: personal.second });

  await app.container.jobs.work();
  await post('password/forgot', { email });
  const link = await newLink('/reset-password');
  await post('password/reset', { token: link, password: personal.refused });
  await post('password/reset', { token: `${link.slice(0, -1)}_`, password: personal.third });
  await post('password/reset', { token: link, password: personal.third });
  await post('password/reset', { token: link, password: personal.wrong });

  const user = { id: body.user.id, email, session_id: '', token: '' };
  await app.container.secrets.put(user.id, 'imap_password', personal.sealed);
  const { body: last } = await post('login', { email, password: personal.third });
  const as = { ...user, token: last.token };
  const { fileName, bytes } = await encryptedStatement();
  for (const password of [personal.wrongStatement, personal.statement]) {
    const form = new FormData();
    form.set('password', password);
    form.set('file', new Blob([new Uint8Array(bytes)]), fileName);
    await call('POST', '/bank-statement/upload', { as, form });
  }
  const signing = await useWebhook(as);
  await pay(as);
  const feeds = await readCalendar(as);
  await call('DELETE', '/account', { as, body: { password: personal.wrong } });
  for (const path of [
    '/account/activity',
    '/account/sessions',
    '/subscriptions',
    '/email/detections',
    '/account/export',
  ]) {
    await call('GET', path, { as });
  }
  // Our own mistake, while a secret is on its way.
  await app.prisma.user.update({ where: { id: user.id }, data: { time_zone: 'Mars/Olympus' } });
  const { status } = await call('POST', '/subscriptions', {
    as,
    body: {
      ...{ name: 'Netflix', amount: 1, currency: 'TRY', billing_cycle: 'monthly', category: 'other' },
      ...{ next_payment_date: '2030-01-01', notes: personal.wrong },
    },
  });
  expect(status).toBe(500);
  expect(app.errors.splice(0)).toHaveLength(1);
  // These stay open: only of them a trace can be left in the database.
  await post('password/forgot', { email });
  const open = [await newLink('/reset-password', link), await newLink('/verify-email')];
  return { tokens: [body.token, again.token, last.token] as string[], links: [link, ...open], feeds, signing, email };
}

/** A calendar reads a private address, before and after it is renewed. */
async function readCalendar(as: TestUser): Promise<string[]> {
  await app.prisma.user.update({ where: { id: as.id }, data: { tier: 'pro' } });
  // Only these two answers contain the address.
  const made = await app.request('POST', '/calendar-feeds', { as, body: { name: 'iPhone' } });
  const renewed = await app.request('POST', `/calendar-feeds/${made.body.id}/renew`, { as });
  const secrets = [made, renewed].map(({ body }) => (body.url as string).slice(-47, -4));
  const statuses = [];
  for (const secret of secrets) statuses.push((await call('GET', `/calendar/${secret}.ics`)).status);
  await call('GET', `/calendar/${secrets[1]}`);
  await call('GET', '/calendar-feeds', { as });
  expect(statuses).toEqual([404, 200]);
  return secrets;
}

async function liveWithGoogle() {
  const browser = aBrowser(app);
  const back = await browser.consent(aGoogleUser(emulators));
  const codes = [back.searchParams.get('code') ?? '', back.searchParams.get('state') ?? ''];
  const code = new URLSearchParams((await browser.returnFromGoogle(back)).hash.slice(1)).get('session_id') ?? '';
  await post('session', { session_id: code }, { 'sec-fetch-site': 'same-origin' });
  const { body } = keep(await browser.exchange(code));
  keep(await browser.exchange(code));
  expect(body.token).toBeTruthy();
  const open = await aBrowser(app).codeFor(aGoogleUser(emulators));
  return { codes: [...codes, code, open], token: body.token as string };
}

it('no secret stands in any answer, log line, table or file of the page', async () => {
  const { tokens, links, feeds, signing, email } = await live();
  const google = await liveWithGoogle();
  expect(refusals, 'the mail server refused once').toBeGreaterThan(1);

  const places = { answers: answers.join('\n'), log: app.log.join('\n'), database: await dump(), page: builtPage() };
  // The search finds what is there.
  expect(places.answers).toContain('Deniz Kanarya');
  expect(places.log).toContain('/api/auth/password/reset');
  expect(places.log).toContain('a job failed and is tried again');
  expect(places.database).toContain(email);

  const secrets = [
    ...Object.values(settings),
    ...Object.values(personal),
    emulators.environment.GOOGLE_CLIENT_SECRET ?? '',
    emulators.environment.STRIPE_SECRET_KEY ?? '',
    emulators.environment.STRIPE_WEBHOOK_SECRET ?? '',
    ...links,
    ...feeds,
    ...signing,
    ...google.codes,
    ...[...tokens, google.token].map((token) => token.slice(-43)),
  ];
  expect(secrets.every((secret) => secret.length >= 8)).toBe(true);
  const found = secrets.flatMap((secret) =>
    Object.entries(places)
      // A sign-in answers its token, once and to whom it belongs.
      .filter(([place]) => !(place === 'answers' && [...tokens, google.token].some((token) => token.endsWith(secret))))
      .filter(([, text]) => spellings(secret).some((spelling) => text.includes(spelling)))
      .map(([place]) => `${secret} in ${place}`),
  );
  expect(found).toEqual([]);
}, 90_000);
