import { request as rawRequest } from 'node:http';
import { describe, expect, it } from 'vitest';
import { aSubscription, refused, runApp } from '#testing/running-app.ts';
import { keepJson } from './send-answer.ts';

const app = runApp();

describe('a refusal', () => {
  it.each([
    ['tr', 'Devam etmek için giriş yapın'],
    ['en-GB', 'Sign in to continue'],
    ['es', 'Inicia sesión para continuar'],
    ['fr-CA,fr;q=0.9,en;q=0.5', 'Connectez-vous pour continuer'],
    ['de', 'Melde dich an, um fortzufahren'],
    ['it', 'Accedi per continuare'],
    ['pt-BR', 'Inicie sessão para continuar'],
    ['ja', 'Devam etmek için giriş yapın'],
  ])('speaks the language of the request: %s', async (language, detail) => {
    const answer = await app.request('GET', '/auth/me', { headers: { 'accept-language': language } });
    expect(refused(answer).detail).toBe(detail);
    expect(answer.headers.get('vary')).toContain('Accept-Language');
  });

  it("speaks the user's language where the request names none", async () => {
    const user = await app.aUser({ language: 'it' });
    const answer = await app.request('POST', '/subscriptions', { as: user, body: aSubscription({ name: '' }) });
    expect(refused(answer)).toMatchObject({
      detail: 'Controlla i campi evidenziati',
      errors: [{ field: 'name', detail: 'Questo campo è obbligatorio' }],
    });
  });

  it.each([
    ['broken JSON', 400, 'malformed_request', { body: '{"name": ' }],
    ['a bare text', 400, 'malformed_request', { body: '"text"' }],
    [
      'a form instead of JSON',
      415,
      'unsupported_media_type',
      { body: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
    [
      'plain text that is JSON',
      415,
      'unsupported_media_type',
      { body: '{}', headers: { 'content-type': 'text/plain' } },
    ],
    ['an unknown encoding', 415, 'unsupported_media_type', { body: '{}', headers: { 'content-encoding': 'rot13' } }],
    ['a broken encoding', 400, 'malformed_request', { body: '{}', headers: { 'content-encoding': 'gzip' } }],
    ['too much of it', 413, 'body_too_large', { body: JSON.stringify(aSubscription({ notes: 'x'.repeat(70_000) })) }],
    ['nothing at all', 422, 'invalid_input', {}],
  ])('of a body answers %s with %i', async (_what, status, code, sent) => {
    const answer = await app.request('POST', '/subscriptions', { as: await app.aUser(), ...sent });
    expect(answer.status).toBe(status);
    expect(refused(answer).code).toBe(code);
  });

  it.each(['/nothing', '/subscriptions/stats', '/auth/me/again', '/%', '/%E0%A4%A'])(
    'of an unknown call is a problem: %s',
    async (path) => {
      const answer = await app.request('GET', path, { as: await app.aUser() });
      expect([400, 404]).toContain(answer.status);
      expect(refused(answer)).toBeTruthy();
    },
  );

  it('of our own mistake shows nothing of the inside', async () => {
    const user = await app.aUser();
    await app.prisma.user.update({ where: { id: user.id }, data: { time_zone: 'Mars/Olympus' } });
    const answer = await app.request('GET', '/subscriptions', { as: user });
    expect(answer.body).toEqual({ status: 500, code: 'internal', detail: 'Bir hata oluştu' });
    expect(app.errors.splice(0)).toHaveLength(1);
  });

  it('in place of a list may not be kept, and its tag is not that of the list', async () => {
    const user = await app.aUser();
    await app.prisma.$executeRaw`ALTER TABLE subscriptions RENAME TO away`;
    const { status, headers } = await app.request('GET', '/subscriptions', { as: user });
    await app.prisma.$executeRaw`ALTER TABLE away RENAME TO subscriptions`;
    expect([status, headers.get('cache-control')]).toEqual([500, 'no-store']);
    const again = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await app.request('GET', '/subscriptions', { as: user, headers: again })).status).toBe(200);
    expect(app.errors.splice(0)).toHaveLength(1);
  });
});

describe('every answer', () => {
  it('carries a request id: the caller’s own where it is well-formed', async () => {
    const id = async (given?: string) =>
      (await app.request('GET', '/health', { headers: given ? { 'x-request-id': given } : {} })).headers.get(
        'x-request-id',
      );
    expect(await id()).toMatch(/^[\da-f-]{36}$/);
    expect(await id('trace-1234.abc')).toBe('trace-1234.abc');
    expect(await id('<script>alert(1)</script>')).toMatch(/^[\da-f-]{36}$/);
    expect(await id('x'.repeat(200))).toMatch(/^[\da-f-]{36}$/);
  });

  it('forbids foreign frames, inline script, sniffing and keeping', async () => {
    const { headers } = await app.request('GET', '/auth/me');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|\*|http:/);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers.has('x-powered-by')).toBe(false);
  });

  it('is compressed when it is large', async () => {
    const answer = await app.request('GET', '/openapi.json', { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.body.openapi).toBe('3.1.0');
  });

  it('is the same for clients with and without compression, also when it is kept', async () => {
    const user = await app.aUser({ tier: 'pro' });
    for (let n = 0; n < 5; n += 1) await app.add(user, { name: `Netflix ${n}` });
    const read = async (encoding: string) => {
      const answer = await app.request('GET', '/subscriptions', { as: user, headers: { 'accept-encoding': encoding } });
      return { body: answer.body, encoding: answer.headers.get('content-encoding') };
    };
    const packed = await read('gzip');
    expect([packed.encoding, packed.body.length]).toEqual(['gzip', 5]);
    expect(await read('identity')).toEqual({ body: packed.body, encoding: null });
    expect(await read('gzip')).toEqual(packed);
  });
});

it('keeps no more memory for an answer than it has bytes', async () => {
  for (const json of ['"short"', JSON.stringify('kept '.repeat(1_000)), JSON.stringify('kept '.repeat(100_000))]) {
    const { bytes } = await keepJson(json);
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  }
});

it('survives what is not HTTP as it should be', async () => {
  const { hostname, port } = new URL(app.origin);
  const broken = await new Promise<number>((done) => {
    const req = rawRequest({
      hostname,
      port,
      method: 'POST',
      path: '/api/auth/login',
      headers: { 'content-type': 'application/json', 'content-length': '500' },
    });
    req.on('error', () => done(0));
    req.on('response', (res) => done(res.statusCode ?? 0));
    req.write('{"email":');
    setTimeout(() => req.destroy(), 100);
  });
  expect(broken).toBe(0);
  expect((await app.request('GET', '/health')).body).toEqual({ status: 'ok' });
});
