import { generateKeyPairSync } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type JWTHeaderParameters, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, expect, it, vi } from 'vitest';
import { GoogleError } from './google-sign-in.ts';
import { createPassportGoogle } from './passport-google.adapter.ts';
import { stateOf } from './state-store.ts';

const callbackUrl = 'http://localhost:3000/back';
const ends: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const end of ends.splice(0)) end();
});

/** A provider that says what it is told to; the sandbox would never lie. */
async function lyingGoogle(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const google = createPassportGoogle({
    clientId: 'kumbara',
    clientSecret: 'secret',
    authUrl: `${origin}/auth`,
    tokenUrl: `${origin}/token`,
    userinfoUrl: `${origin}/userinfo`,
    keysUrl: `${origin}/keys`,
  });
  const redeem = (state = stateOf('verifier', callbackUrl)) =>
    google.redeem({ callbackUrl, code: 'code', state, transaction: { value: 'verifier', begin: () => {} } });
  return { origin, google, redeem };
}

const [key, foreign] = [1, 2].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }));
const keySet = { keys: [{ ...key?.publicKey.export({ format: 'jwk' }), kid: 'k1', use: 'sig', alg: 'RS256' }] };
const soon = () => Math.floor(Date.now() / 1000) + 600;
const profile = { sub: '42', name: 'Ayşe', email: 'Ayse@Gmail.Example', email_verified: true };
type IdToken = (origin: string) => Promise<string> | string | undefined;
const right = (origin: string) => ({ iss: origin, aud: 'kumbara', sub: '42', iat: soon() - 600, exp: soon() });
const signed = (claims: JWTPayload, header: Partial<JWTHeaderParameters> = {}, by = key) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'k1', ...header })
    .sign(by?.privateKey as NonNullable<typeof key>['privateKey']);

/** Answers all three calls. */
function answering(idToken: IdToken = (origin) => signed(right(origin)), userinfo: object = profile) {
  const listener: RequestListener = async (req, res) => {
    const id_token = await idToken(`http://${req.headers.host}`);
    const answers: Record<string, object> = {
      '/token': { access_token: 'token', token_type: 'Bearer', id_token },
      '/keys': keySet,
    };
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify(answers[req.url ?? ''] ?? userinfo));
  };
  return lyingGoogle(listener);
}

it.each([
  ['this provider', right],
  ['Google, by its name', (origin: string) => ({ ...right(origin), iss: 'https://accounts.google.com' })],
  ['Google, by its short name', (origin: string) => ({ ...right(origin), iss: 'accounts.google.com' })],
  [
    'this provider, to us among others',
    (origin: string) => ({ ...right(origin), aud: ['a', 'kumbara'], azp: 'kumbara' }),
  ],
])('accepts an id token of %s', async (_who, claims) => {
  const { redeem } = await answering((origin) => signed(claims(origin)));
  expect(await redeem()).toEqual({ subject: '42', name: 'Ayşe', email: 'ayse@gmail.example', isEmailVerified: true });
});

it.each([
  ['of another issuer', { iss: 'https://accounts.evil.example' }],
  ['of an issuer that begins alike', { iss: 'http://127.0.0.1' }],
  ['of no issuer', { iss: '' }],
  ['for another client', { aud: 'another' }],
  ['about somebody else', { sub: '43' }],
  ['of yesterday', { exp: soon() - 86_400 }],
  ['for us and another client, who asked for it', { aud: ['kumbara', 'another'], azp: 'another' }],
  ['for us among others, without a word on who asked', { aud: ['another', 'kumbara'] }],
  ['without an end', { exp: undefined }],
  ['without a beginning', { iat: undefined }],
])('refuses an id token %s', async (_what, wrong) => {
  const { redeem } = await answering((origin) => signed({ ...right(origin), ...wrong }));
  await expect(redeem()).rejects.toMatchObject({ name: 'GoogleError', kind: 'refused' });
});

it.each<[string, IdToken]>([
  ['that is missing', () => undefined],
  ['that is noise', () => 'a.b.c'],
  ['that nobody signed', (origin) => new UnsecuredJWT(right(origin)).encode()],
  ['that somebody else signed', (origin) => signed(right(origin), {}, foreign)],
  ['signed with a key that the provider does not show', (origin) => signed(right(origin), { kid: 'k2' }, foreign)],
  [
    'signed with our own secret',
    (origin) =>
      new SignJWT(right(origin)).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).sign(Buffer.from('secret'.repeat(6))),
  ],
  [
    'signed with the public key as a secret',
    (origin) =>
      new SignJWT(right(origin))
        .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
        .sign(Buffer.from(key?.publicKey.export({ type: 'spki', format: 'pem' }) ?? '')),
  ],
  ['signed otherwise than Google signs', (origin) => signed(right(origin), { alg: 'PS256' })],
  [
    'that brings its key along',
    (origin) =>
      signed(right(origin), { kid: undefined, jwk: foreign?.publicKey.export({ format: 'jwk' }) } as object, foreign),
  ],
  [
    'that was changed on its way',
    async (origin) =>
      (await signed(right(origin))).replace(
        /\.[^.]+\./,
        `.${Buffer.from(JSON.stringify({ ...right(origin), sub: '42', hd: 'evil.example' })).toString('base64url')}.`,
      ),
  ],
])('refuses an id token %s', async (_what, idToken) => {
  const { redeem } = await answering(idToken);
  await expect(redeem()).rejects.toMatchObject({ name: 'GoogleError', kind: 'refused' });
});

it.each([
  [404, '{}'],
  [503, 'away'],
  [200, 'not JSON'],
  [200, '{"keys":"none"}'],
])('accepts nothing while the keys are unavailable: %i %s', async (status, body) => {
  const { redeem } = await lyingGoogle(async (req, res) => {
    if (req.url === '/keys') return res.writeHead(status, { 'content-type': 'application/json' }).end(body);
    const id_token = await signed(right(`http://${req.headers.host}`));
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify(req.url === '/token' ? { access_token: 'token', id_token } : profile));
  });
  await expect(redeem()).rejects.toMatchObject({ name: 'GoogleError', kind: 'unavailable' });
});

it.each([
  ['without a subject', { ...profile, sub: undefined }],
  ['with an empty one', { ...profile, sub: '' }],
  ['without an address', { ...profile, email: undefined }],
  ['with what is no address', { ...profile, email: 'ayse' }],
  ['with a text for the verification', { ...profile, email_verified: 'false' }],
])('refuses a profile %s', async (_what, userinfo) => {
  const { redeem } = await answering(undefined, userinfo);
  await expect(redeem()).rejects.toMatchObject({ kind: 'refused' });
});

it('treats an address as unverified by default', async () => {
  const { redeem } = await answering(undefined, { ...profile, email_verified: undefined });
  expect((await redeem()).isEmailVerified).toBe(false);
});

it.each([
  [400, '{"error":"invalid_grant","error_description":"secret words"}', 'refused'],
  [401, 'not JSON', 'refused'],
  [500, 'broken', 'unavailable'],
  [200, 'not what was asked for', 'unavailable'],
])('calls an answer of %i %j "%s", and passes nothing of it on', async (status, body, kind) => {
  const { redeem } = await lyingGoogle((_req, res) => res.writeHead(status).end(body));
  const error = await redeem().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(GoogleError);
  expect(error).toMatchObject({ kind });
  expect(JSON.stringify([String(error), (error as Error).cause])).not.toMatch(/secret|broken|not JSON|asked for/);
});

it('sends the token in a header, and the verifier and secret in the body', async () => {
  const seen: { url: string | undefined; authorization: string | undefined; body: string }[] = [];
  const { redeem } = await lyingGoogle(async (req, res) => {
    let body = '';
    for await (const chunk of req) body += chunk;
    seen.push({ url: req.url, authorization: req.headers.authorization, body });
    const id_token = await signed(right(`http://${req.headers.host}`));
    const answers: Record<string, object> = { '/token': { access_token: 'token', id_token }, '/keys': keySet };
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify(answers[req.url ?? ''] ?? profile));
  });
  await redeem();
  expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual({
    grant_type: 'authorization_code',
    redirect_uri: 'http://localhost:3000/back',
    code: 'code',
    code_verifier: 'verifier',
    client_id: 'kumbara',
    client_secret: 'secret',
  });
  expect(seen[1]).toMatchObject({ url: '/userinfo', authorization: 'Bearer token' });
});

it.each([301, 302, 307, 308])('follows no redirect of a provider: %i', async (status) => {
  let followed = 0;
  const other = await lyingGoogle((_req, res) => {
    followed += 1;
    res.end(JSON.stringify({ access_token: 'token' }));
  });
  const { redeem } = await lyingGoogle((_req, res) => {
    res.writeHead(status, { location: `${other.origin}/token` }).end();
  });
  await expect(redeem()).rejects.toMatchObject({ name: 'GoogleError' });
  expect(followed).toBe(0);
});

it.each(['', 'another state', stateOf('verifier', 'http://localhost:3000/other'), stateOf('another', callbackUrl)])(
  'redeems no code for the state %j, which this browser did not get',
  async (state) => {
    let requests = 0;
    const { redeem } = await lyingGoogle((_req, res) => {
      requests += 1;
      res.end();
    });
    await expect(redeem(state)).rejects.toMatchObject({ name: 'GoogleError', kind: 'refused' });
    expect(requests).toBe(0);
  },
);

it('hangs up on a provider that never ends its answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isHungUp: Promise<void> | undefined;
  const isAsked = Promise.withResolvers<void>();
  const { redeem } = await lyingGoogle((_req, res) => {
    isHungUp = new Promise((done) => res.on('close', () => done()));
    res.writeHead(200).write('{"access_token":');
    isAsked.resolve();
  });
  const answer = redeem().catch((error: unknown) => error);
  await isAsked.promise;
  vi.advanceTimersByTime(10_000);
  expect(await answer).toMatchObject({ kind: 'unavailable', message: 'no answer in time' });
  await isHungUp;
});
