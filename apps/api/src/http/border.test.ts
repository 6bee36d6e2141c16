import { request as rawRequest } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { runApp } from '#testing/running-app.ts';

const app = runApp();
const overHttps = runApp({ APP_ORIGIN: 'https://kumbara.example' });
const aPerson = (own = {}) => ({
  name: 'Ada',
  email: `${crypto.randomUUID()}@example.com`,
  password: 'düş-kapanı-42',
  ...own,
});

/** Sends raw bytes, which no HTTP client would send, and returns the answer. */
const answerTo = (bytes: string) =>
  new Promise<string>((done) => {
    const { hostname, port } = new URL(app.origin);
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => done(answer));
    setTimeout(() => socket.destroy(), 1_000);
  });

it('finds no account before sign-up', async () => {
  expect(await app.prisma.user.count()).toBe(0);
});

it('insists on https for a year where it is reached so, and binds small cookies to the host', async () => {
  const { status, headers } = await overHttps.request('POST', '/auth/signup', { body: aPerson() });
  expect(status).toBe(201);
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  const cookies = headers.getSetCookie();
  expect(cookies).toHaveLength(2);
  for (const [at, name] of ['session', 'browser'].entries()) {
    const pattern = new RegExp(`^__Host-${name}=[^;]+; Path=/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$`);
    expect(cookies[at]).toMatch(pattern);
    expect(cookies[at]?.length).toBeLessThan(1024);
  }
  expect((await app.request('GET', '/health')).headers.has('strict-transport-security')).toBe(false);
});

it.each(['GET', 'OPTIONS'])('lets no other origin read an answer or ask for leave: %s', async (method) => {
  const { headers } = await app.request(method, '/subscriptions', {
    as: await app.aUser(),
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'PUT' },
  });
  expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

it.each(['TRACE', 'PROPFIND', 'PURGE'])('has no method %s, and reads nothing back', async (method) => {
  const { hostname, port } = new URL(app.origin);
  const { status, text } = await new Promise<{ status?: number; text: string }>((done) => {
    const req = rawRequest({ hostname, port, method, path: '/api/subscriptions', headers: { 'x-secret': 'kept' } });
    req.on('response', async (res) => {
      let text = '';
      for await (const chunk of res) text += chunk;
      done({ status: res.statusCode, text });
    });
    req.end();
  });
  expect(status).toBe(404);
  expect(text).not.toContain('kept');
});

it.each([
  '/api/health',
  '/api/openapi.json',
  '/api/docs/',
  '/api/docs/docs.css',
  '/api/docs/swagger-ui-bundle.js',
  '/api/nothing',
  '/',
  '/%E0',
])('names type and character set of everything that has a body: %s', async (path) => {
  const answer = await fetch(`${app.origin}${path}`);
  expect(await answer.text()).not.toBe('');
  expect(answer.headers.get('content-type')).toMatch(
    /^(application\/(problem\+)?json|text\/(html|css|javascript|plain)); charset=utf-8$/,
  );
});

it.each([
  ['two lengths', 'Content-Length: 2\r\nContent-Length: 30'],
  ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked'],
  ['chunks under another name', 'Transfer-Encoding: xchunked'],
  ['a length with a sign', 'Content-Length: +2'],
  ['a space before the colon', 'Content-Length : 2'],
])('takes no request that can be cut in two ways: %s', async (_what, headers) => {
  const smuggled = 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n';
  const answer = await answerTo(
    `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n\r\n0\r\n\r\n${smuggled}`,
  );
  expect(answer.match(/^HTTP\/1\.1 (\d+)/gm)).toEqual(['HTTP/1.1 400']);
});

it('logs a line for every refusal: time, reason, request and user', async () => {
  const user = await app.aUser();
  const before = app.log.length;
  await app.request('POST', '/auth/login', { body: { email: 'nobody@example.com', password: 'x' } });
  await app.request('GET', '/subscriptions/00000000-0000-4000-8000-000000000000', { as: user });
  await app.request('POST', '/subscriptions', { as: user, body: {}, headers: { 'sec-fetch-site': 'cross-site' } });
  await app.request('POST', '/subscriptions', { as: user, body: {} });
  await expect.poll(() => app.log.length).toBe(before + 4);
  const lines = app.log.slice(before).map((line) => JSON.parse(line));
  for (const line of lines) {
    expect(line).toMatchObject({
      time: expect.stringMatching(/Z$/),
      request_id: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  }
  expect(lines.map(({ method, path, status, user_id }) => [method, path.slice(0, 19), status, user_id])).toEqual([
    ['POST', '/api/auth/login', 401, undefined],
    ['GET', '/api/subscriptions/', 404, user.id],
    ['POST', '/api/subscriptions', 403, undefined],
    ['POST', '/api/subscriptions', 422, user.id],
  ]);
});

it('keeps every event on one line of the log, whatever stands in the request', async () => {
  const before = app.log.length;
  const headers = { 'user-agent': '{"level":60}', 'x-request-id': 'a%0a{"level":60}' };
  await app.request('GET', '/%0d%0a%7B%22level%22:60%7D', { headers });
  await expect.poll(() => app.log.length).toBe(before + 1);
  expect(app.log[before]?.trimEnd().split(/[\r\n\u2028]/)).toHaveLength(1);
  expect(JSON.parse(app.log[before] ?? '')).toMatchObject({ level: 30, status: 404 });
});

it('lets no name add a header or a reader to a mail', async () => {
  const name = 'Ada\r\nBcc: eve@example.com\r\n\r\nClick here';
  expect((await app.request('POST', '/auth/signup', { body: aPerson({ name }) })).status).toBe(422);
  // Of a row that is older than the rule.
  const person = await app.aUser({ name, email_verified: true });
  await app.request('POST', '/auth/password/forgot', { body: { email: person.email } });
  const mail = await app.mailTo(person.email);
  expect(mail.text).toContain('Ada Bcc eve example com Click here');
  expect(mail.bcc).toBeUndefined();
  expect([mail.to].flat().map((field) => field?.text)).toEqual([person.email]);
  expect([...mail.headers.keys()]).not.toContain('bcc');
});

it.each([25, 6_000, 30_000])('refuses a body that is nested %i deep, at once and without a fault', async (depth) => {
  const body = `{"email":${'['.repeat(depth)}${']'.repeat(depth)},"password":"x"}`;
  const answer = await app.request('POST', '/auth/login', { body });
  expect(answer.status).toBe(400);
  expect(answer.body.code).toBe('malformed_request');
});
