import { isLongRun, sampled, seededRandom } from '@kumbara/samples';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { liveCalls } from '#http/live-calls.ts';
import { aSubscription, runApp } from '#testing/running-app.ts';

const app = runApp();

/** Values that attackers and broken programs send. */
const hostile: unknown[] = [
  ...['', ' ', '\u0000', 'null', 'undefined', 'NaN', '-1', '1e999', '0x10', '2026-02-31', '9999-99-99', '-2026-01-01'],
  ...[
    '\ud800',
    '\udfff\ud800',
    '\u202e\u2066',
    'İıIi'.repeat(50),
    'ﷺ'.repeat(40),
    '👩‍👩‍👧‍👦'.repeat(20),
    '\r\nSet-Cookie: a=b',
  ],
  ...[
    "' OR 1=1 --",
    '"; DROP TABLE users; --',
    '#{7*7}',
    '{{7*7}}',
    '%00',
    '../../etc/passwd',
    '<script>alert(1)</script>',
  ],
  ...['a'.repeat(5_000), '('.repeat(3_000), 'a@'.repeat(200), `${'a.'.repeat(200)}com`, `x@${'y'.repeat(300)}.example`],
  ...[null, true, false, 0, -0, -1, 1.5, 0.001, 1e21, 1e308, -1e308, 2 ** 53, 99_999_999_999_999],
  ...[[], [[]], [null], Array.from({ length: 2_000 }, () => 1), {}, { a: { b: { c: {} } } }, { length: 1e9 }],
  ...[JSON.parse('{"__proto__":{"tier":"pro"}}'), { constructor: { prototype: { tier: 'pro' } } }, { toString: 'x' }],
];
const broken = [
  '',
  '{',
  '[',
  'null',
  '"',
  '{"a":1,}',
  '{"a":NaN}',
  `${'['.repeat(50_000)}`,
  '\ufeff{}',
  '{"a":"\u0000"}',
];

/** Good values for every field there is, so that each stands beside good ones when it is its turn. */
const usual: Record<string, unknown> = {
  ...aSubscription(),
  email: 'deniz@example.com',
  // A common one is refused before it is hashed, which takes its time on purpose.
  password: 'password123',
  current_password: 'x',
  token: 'A'.repeat(43),
  session_id: 'A'.repeat(43),
  subscription_id: crypto.randomUUID(),
  detection_id: crypto.randomUUID(),
};

/** The names of a body's fields, as the contract knows them. */
const fieldsOf = (schema: z.ZodType): string[] => {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: object };
  return Object.keys(described.properties ?? {});
};

const withBody = () =>
  liveCalls(app.container.mounts).flatMap(({ method, path, contract }) =>
    contract.body ? [{ method, path: path.replace(/^\/api/, ''), fields: fieldsOf(contract.body) }] : [],
  );

/** Nothing answers so late, however busy the machine is, unless a value makes some pattern run away. */
const slow = 30_000;
async function answers(method: string, path: string, body: unknown, as?: Parameters<typeof app.request>[2]) {
  const started = performance.now();
  const { status } = await app.request(method, path, { ...as, body });
  const shown = `${method} ${path} ${JSON.stringify(body)?.slice(0, 120)}`;
  expect(status, shown).toBeLessThan(500);
  expect(performance.now() - started, shown).toBeLessThan(slow);
}

/** Every value in every field of every call; in a short run each field gets the next one. */
async function* everyValue() {
  let next = 0;
  for (const { method, path, fields } of withBody()) {
    const as = await app.aUser({ tier: 'pro' });
    const id = path.includes(':id') ? (await app.add(as)).id : '';
    for (const field of fields)
      for (const value of isLongRun ? hostile : [hostile[next++ % hostile.length]])
        yield { method, path: path.replace(':id', id), body: { ...usual, [field]: value }, as };
  }
}

it('answers whatever stands in a field with a refusal or a success', { timeout: 240_000 }, async () => {
  expect(withBody().length).toBeGreaterThan(8);
  let tried = 0;
  const values = everyValue();
  // A server that is not there is told after three seconds at the earliest; the others do not wait for it.
  const lane = async () => {
    for await (const { method, path, body, as } of values) {
      await answers(method, path, body, { as });
      tried += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  expect(tried).toBeGreaterThanOrEqual(withBody().flatMap(({ fields }) => fields).length);
  expect(tried).toBeGreaterThan(hostile.length);
});

it('answers bodies that are no JSON, or none that anybody expects', { timeout: 120_000 }, async () => {
  const user = await app.aUser({ tier: 'pro' });
  for (const { method, path } of withBody()) {
    for (const body of sampled([...broken, ...hostile.map((value) => JSON.stringify(value) ?? '')], 2))
      await answers(method, path.replace(':id', crypto.randomUUID()), body, { as: user });
  }
});

it('never lets a field decide what the contract does not name', async () => {
  const user = await app.aUser({ tier: 'free' });
  const extra = {
    tier: 'pro',
    user_id: crypto.randomUUID(),
    id: crypto.randomUUID(),
    email_verified: true,
    password_hash: 'x',
  };
  const { body } = await app.request('PATCH', '/account', { as: user, body: { name: 'Ece', ...extra } });
  expect(body).toMatchObject({ id: user.id, tier: 'free', email_verified: false });
  const created = await app.request('POST', '/subscriptions', { as: user, body: { ...aSubscription(), ...extra } });
  expect(created.body.id).not.toBe(extra.id);
  const row = await app.prisma.user.findUniqueOrThrow({ where: { id: user.id } });
  expect(row).toMatchObject({ tier: 'free', password_hash: 'none', email_verified: false });
});

it('answers random texts in paths and queries', { timeout: 60_000 }, async () => {
  const random = seededRandom('paths');
  const user = await app.aUser();
  const characters = [
    '/',
    '.',
    '%',
    '%2f',
    '%00',
    '%ff',
    'a',
    '?',
    '#',
    '&',
    '=',
    ';',
    '\\',
    '[',
    ']',
    '{',
    '"',
    'ş',
    ' ',
  ];
  for (let n = 0; n < 400; n += 1) {
    const path = `/x${Array.from({ length: 1 + random.int(1, 8) }, () => random.pick(characters)).join('')}`;
    await answers('GET', encodeURI(path).replaceAll('%25', '%'), undefined, { as: user });
  }
});
