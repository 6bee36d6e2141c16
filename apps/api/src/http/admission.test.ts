import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { isLongRun } from '@kumbara/samples';
import { afterEach, expect, it } from 'vitest';
import { hashQuickly } from '#testing/quick-hashes.ts';
import { addressOf, refused, runApp, type TestUser } from '#testing/running-app.ts';
import { type CostClass, costClasses, costOf, type Share } from './cost-classes.ts';
import { liveCalls } from './live-calls.ts';

const app = runApp({ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' });
hashQuickly();
const open: { destroy(): void }[] = [];
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  // Until the server has noticed.
  await wait(1_000);
});

/** Sends the head of a request and the beginning of its body, and keeps the rest. @returns what was answered so far */
function begin(path: string, { as, length, headers = {}, sent }: Unfinished): () => string {
  const { hostname, port } = new URL(app.origin);
  const socket = connect(Number(port), hostname);
  open.push(socket);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  const head = {
    host: 'localhost',
    'content-length': `${length}`,
    ...(as && { authorization: `Bearer ${as.token}`, 'x-forwarded-for': addressOf(as) }),
    ...headers,
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST /api${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  socket.write(sent);
  return () => answer;
}
type Unfinished = { as?: TestUser; length: number; headers?: Record<string, string>; sent: Buffer };

const boundary = 'part';
const formHead = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
const anUpload = (as: TestUser): Unfinished => ({
  as,
  length: 1_000_000,
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  sent: Buffer.concat([Buffer.from(formHead), Buffer.alloc(200_000, 'x')]),
});
const patiently = <T>(look: () => T) => expect.poll(look, { timeout: 12_000 });
const statusOf = (answer: string) => Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1] ?? 0);

it('every call has a cost class, and no class is without a call', () => {
  const calls = liveCalls(app.container.mounts).map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(costOf).toSorted()).toEqual(calls.toSorted());
  expect([...new Set(Object.values(costOf))].toSorted()).toEqual(Object.keys(costClasses).toSorted());
});

it('the classes stand as a table in the documents', async () => {
  const shareOf = (share?: Share) => {
    if (!share) return '–';
    const rates = share.rates.map(
      ({ most, seconds, kept }) => `${most} in ${seconds} s${kept === 'database' ? ' *' : ''}`,
    );
    return [`${share.atOnce} at once`, ...(share.waiting ? [`${share.waiting} waiting`] : []), ...rates].join(', ');
  };
  const rows = Object.entries<CostClass>(costClasses).map(([name, { user, address, process }]) => {
    const calls = Object.keys(costOf).filter((call) => costOf[call] === name);
    const shares = [shareOf(user), shareOf(address), shareOf({ ...process, rates: [] })];
    return `| ${[name, ...shares, calls.map((call) => `\`${call.replace(' /api', ' ')}\``).join(', ')].join(' | ')} |`;
  });
  const text = [
    '# Admission of calls',
    '',
    '`apps/api/src/http/admission.test.ts` writes this table from `cost-classes.ts`. Rates with * are counted in PostgreSQL. The paths are below `/api`.',
    '',
    '| class | user | address | process | calls |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../../../../docs/admission.md');
});

it.runIf(isLongRun)(
  'reads four uploads of an address and eight of a process at once, and the next when one goes away',
  async () => {
    const users = await Promise.all(Array.from({ length: 6 }, () => app.aUser()));
    const [first, second, ...others] = users as [TestUser, TestUser, ...TestUser[]];
    const from = (address: string, user: TestUser) => {
      const upload = anUpload(user);
      return begin('/bank-statement/upload', { ...upload, headers: { ...upload.headers, 'x-forwarded-for': address } });
    };
    const short = (user: TestUser) =>
      begin('/bank-statement/upload', { ...anUpload(user), length: 300, sent: Buffer.alloc(300) });
    const office = [first, first, second, second, ...others].map((user) => from('203.0.113.1', user));
    await wait(300);
    const neighbour = short(await app.aUser());
    await patiently(() => statusOf(neighbour())).toBe(400);
    for (const user of [await app.aUser(), await app.aUser()]) {
      from('198.51.100.1', user);
      from('198.51.100.1', user);
    }
    await wait(300);
    const ninth = short(await app.aUser());
    await wait(500);
    expect([...office.map((answer) => answer()), ninth()]).toEqual(Array(office.length + 1).fill(''));
    open[0]?.destroy();
    await patiently(() => statusOf(ninth())).toBe(400);
  },
);

it('reads two uploads of a user at once, lets twenty wait unread, and refuses one more, while a neighbour goes on', async () => {
  const user = await app.aUser();
  const first = begin('/bank-statement/upload', anUpload(user));
  const second = begin('/bank-statement/upload', anUpload(user));
  await wait(300);
  const others = Array.from({ length: 21 }, () => begin('/bank-statement/upload', anUpload(user)));
  await patiently(() => others.filter((answer) => answer() !== '')).toHaveLength(1);
  await patiently(() => others.find((answer) => answer() !== '')?.() ?? '').toMatch(
    /^HTTP\/1.1 429 [\s\S]*retry-after: 1\r\n[\s\S]*"code":"too_many_requests"/i,
  );
  expect([first(), second()]).toEqual(['', '']);
  const form = new FormData();
  form.set('file', new Blob(['x']), 'statement.pdf');
  const neighbour = await app.request('POST', '/bank-statement/upload', { as: await app.aUser(), form });
  expect(neighbour.status).toBe(415);
});

it.runIf(isLongRun)('reads no body of a payment event whose signature cannot be one, and few that can', async () => {
  const event = (signature: string) => () =>
    begin('/payments/webhook', {
      length: 200_000,
      headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
      sent: Buffer.alloc(100_000, '{'),
    });
  for (const signature of ['', 'x', `t=1,v1=${'0'.repeat(63)}`, `v1=${'0'.repeat(64)}`])
    await patiently(event(signature)()).toMatch(/^HTTP\/1.1 400 [\s\S]*"code":"signature_invalid"/);
  const wellFormed = Array.from({ length: 212 }, event(`t=1700000000,v1=${'0'.repeat(64)}`));
  await patiently(() => wellFormed.filter((answer) => statusOf(answer()) === 429)).toHaveLength(4);
});

it.runIf(isLongRun)(
  'answers an event of Stripe within seconds while twenty addresses hold all slots with invented signatures',
  async () => {
    for (let address = 1; address <= 20; address += 1)
      for (let one = 0; one < 8; one += 1)
        begin('/payments/webhook', {
          length: 200_000,
          headers: {
            'content-type': 'application/json',
            'stripe-signature': `t=1700000000,v1=${'0'.repeat(64)}`,
            'x-forwarded-for': `203.0.${address}.1`,
          },
          sent: Buffer.alloc(100_000, '{'),
        });
    await wait(300);
    const started = performance.now();
    const { status } = await app.request('POST', '/payments/webhook', {
      body: '{}',
      headers: { 'stripe-signature': `t=1700000000,v1=${'0'.repeat(64)}`, 'x-forwarded-for': '198.51.100.9' },
    });
    expect(status).toBe(400);
    expect(performance.now() - started).toBeLessThan(7_000);
  },
);

it('refuses a payment event of more than 256 KB', async () => {
  const { status } = await app.request('POST', '/payments/webhook', {
    body: 'x'.repeat(257 * 1024),
    headers: { 'stripe-signature': `t=1700000000,v1=${'0'.repeat(64)}` },
  });
  expect(status).toBe(413);
});

it.runIf(isLongRun)('ends a body that comes too slowly, in words', async () => {
  const user = await app.aUser();
  const answer = begin('/subscriptions', {
    as: user,
    length: 100,
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    sent: Buffer.from('{'),
  });
  await patiently(answer).toMatch(/^HTTP\/1.1 408 [\s\S]*connection: close[\s\S]*"detail":"Sending took too long/i);
});

it.runIf(isLongRun)(
  'a sign-in waits for few others, however many networks try passwords, and nobody who waits is refused',
  async () => {
    const login = (address: string) =>
      app.request('POST', '/auth/login', {
        body: { email: 'nobody@example.com', password: 'x' },
        headers: { 'x-forwarded-for': address },
      });
    const answered: string[] = [];
    const flood = Array.from({ length: 40 }, (_, network) =>
      [1, 2, 3].map(async () => {
        const { status } = await login(`203.0.${network}.1`);
        answered.push('stranger');
        return status;
      }),
    ).flat();
    await expect.poll(() => answered.length).toBeGreaterThan(0);
    const before = answered.length;
    const neighbour = await login('198.51.100.1');
    expect(neighbour.status).toBe(401);
    // In the order of their arrival nearly all 120 would have been answered before.
    expect(answered.length - before).toBeLessThan(flood.length / 4);
    expect(new Set(await Promise.all(flood))).toEqual(new Set([401, 429]));
  },
);

it.runIf(isLongRun)(
  'thirty people of an office who sign in at once wait, and one address keeps no more than that waiting',
  async () => {
    const login = (email: string, address: string) =>
      app.request('POST', '/auth/login', { body: { email, password: 'x' }, headers: { 'x-forwarded-for': address } });
    const office = Array.from({ length: 30 }, (_, one) => login(`person-${one}@example.com`, '203.0.113.30'));
    expect((await Promise.all(office)).map(({ status }) => status)).toEqual(Array(30).fill(401));
    const flood = await Promise.all(Array.from({ length: 100 }, () => login('grace@example.com', '203.0.113.31')));
    const busy = flood.filter(({ status }) => status === 429);
    expect(busy.length).toBeGreaterThanOrEqual(20);
    for (const answer of busy) expect(refused(answer).code).toBe('too_many_requests');
  },
);

it.runIf(isLongRun)('a body that comes slowly occupies no slot of the process', async () => {
  const { process: share } = costClasses.password;
  for (let one = 0; one < share.atOnce + share.waiting; one += 1)
    begin('/auth/login', {
      length: 100,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.${one % 250}.${Math.floor(one / 250)}` },
      sent: Buffer.from('{'),
    });
  await wait(500);
  const started = performance.now();
  const { status } = await app.request('POST', '/auth/login', { body: { email: 'ada@example.com', password: 'x' } });
  expect(status).toBe(401);
  expect(performance.now() - started).toBeLessThan(2_000);
});

it('limits what a user asks for per hour, says for how long, and goes on answering everything else', async () => {
  const user = await app.aUser();
  const { most } = costClasses.export.user.rates[0];
  expect(most).toBe(10);
  await app.prisma.rateLimit.create({
    data: { key: `export:user:${user.id}`, count: most, resets_at: new Date(Date.now() + 60_000) },
  });
  const answer = await app.request('GET', '/account/export', { as: user });
  expect(refused(answer).code).toBe('too_many_requests');
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(30);
  expect((await app.request('GET', '/auth/me', { as: user })).status).toBe(200);
});
