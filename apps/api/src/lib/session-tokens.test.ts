import { createSecretKey, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createSessionTokens } from './session-tokens.ts';

const now = new Date('2026-11-21T09:00:00Z');
const seconds = now.getTime() / 1000;
const [active, old, foreign] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const tokens = createSessionTokens(
  [
    { id: 'new', secret: active },
    { id: 'old', secret: old },
  ],
  () => now,
);
const [userId, sessionId] = [randomUUID(), randomUUID()];
const inAWeek = new Date(now.getTime() + 7 * 86_400_000);

const good = { sid: sessionId, sub: userId, aud: 'kumbara', iat: seconds, exp: seconds + 60 };
const header = { alg: 'HS256', kid: 'new', typ: 'session+jwt' };
const forge = (payload: JWTPayload, head: object = header, secret: Buffer = active) =>
  new SignJWT(payload).setProtectedHeader({ ...header, ...head }).sign(createSecretKey(secret));
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

it('reads what it signed, also what an older key of the ring signed', async () => {
  expect(await tokens.read(await tokens.sign(userId, sessionId, inAWeek))).toEqual({ userId, sessionId });
  expect(await tokens.read(await forge(good, { kid: 'old' }, old))).toEqual({ userId, sessionId });
});

describe('forgeries', () => {
  const [first = '', body = '', signature = ''] = `${part(header)}.${part(good)}.`.split('.');
  it.each<[string, () => string | Promise<string>]>([
    ['nothing', () => ''],
    ['noise', () => 'a.b.c'],
    ['no signature', () => `${first}.${body}.${signature}`],
    ['alg none', () => new UnsecuredJWT(good).encode()],
    ['alg none with our header', () => `${part({ ...header, alg: 'none' })}.${body}.`],
    ['alg nOnE', () => `${part({ ...header, alg: 'nOnE' })}.${body}.`],
    ['a stronger algorithm with our key', () => forge(good, { alg: 'HS512' }, Buffer.concat([active, active]))],
    ['a foreign key', () => forge(good, {}, foreign)],
    ['a foreign key id', () => forge(good, { kid: 'foreign' }, foreign)],
    ['our key under another id', () => forge(good, { kid: 'old' })],
    ['no key id', () => forge(good, { kid: undefined })],
    ['a path as key id', () => forge(good, { kid: '../../dev/null' }, Buffer.alloc(32))],
    ['an empty key', () => forge(good, {}, Buffer.alloc(32))],
    ['another audience', () => forge({ ...good, aud: 'other' })],
    ['no audience', () => forge({ ...good, aud: undefined })],
    ['another type', () => forge(good, { typ: 'JWT' })],
    ['no type', () => forge(good, { typ: undefined })],
    ['over since a second', () => forge({ ...good, exp: seconds - 1 })],
    ['no end', () => forge({ ...good, exp: undefined })],
    ['no beginning', () => forge({ ...good, iat: undefined })],
    ['not yet', () => forge({ ...good, nbf: seconds + 60 })],
    ['no user', () => forge({ ...good, sub: undefined })],
    ['no session', () => forge({ ...good, sid: undefined })],
    ['a session that is no id', () => forge({ ...good, sid: "' OR 1=1" })],
    ['an unknown critical extension', () => `${part({ ...header, crit: ['x'], x: 1 })}.${body}.AAAA`],
    ['an embedded key', () => `${part({ ...header, jwk: { kty: 'oct', k: 'AAAA' } })}.${body}.AAAA`],
    [
      'a changed body',
      async () => (await forge(good)).replace(/\.[^.]+\./, `.${part({ ...good, sub: randomUUID() })}.`),
    ],
    ['a changed signature', async () => (await forge(good)).replace(/.{4}$/, 'AAAA')],
    [
      'an asymmetric algorithm',
      () => {
        const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
        return new SignJWT(good).setProtectedHeader({ ...header, alg: 'ES256' }).sign(privateKey);
      },
    ],
  ])('are refused: %s', async (_what, token) => {
    expect(await tokens.read(await token())).toBeUndefined();
  });
});
