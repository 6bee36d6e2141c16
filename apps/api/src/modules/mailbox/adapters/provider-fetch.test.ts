import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { AnswerTooLarge, createProviderFetch, type FetchRules } from './provider-fetch.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A provider with scripted answers that records its requests. */
async function aProvider(listener: RequestListener) {
  const authorizations: (string | undefined)[] = [];
  const server = createServer((req, res) => {
    authorizations.push(req.headers.authorization);
    listener(req, res);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, authorizations };
}
const fetchWith = (rules: Partial<FetchRules> = {}) => createProviderFetch({ mostBytes: 1000, ...rules });

it('answers what the provider answers, refusals too', async () => {
  const { address } = await aProvider((_req, res) => res.writeHead(404, { 'x-why': 'gone' }).end('{"error":1}'));
  const answer = await fetchWith()(address);
  expect([answer.status, answer.headers.get('x-why'), await answer.json()]).toEqual([404, 'gone', { error: 1 }]);
});

it.each([301, 302, 303, 307, 308])('takes its token nowhere that a provider sends it: %i', async (status) => {
  const other = await aProvider((_req, res) => res.end('thanks'));
  const { address } = await aProvider((_req, res) => res.writeHead(status, { location: other.address }).end());
  expect((await fetchWith({ tokens: async () => 'secret' })(address)).status).toBe(status);
  expect(other.authorizations).toEqual([]);
});

it.each([
  ['a length that is said', true],
  ['one that is not', false],
])('stops reading an answer that is too large, with %s', async (_what, isDeclared) => {
  let isHungUp: Promise<void> | undefined;
  const { address } = await aProvider((_req, res) => {
    isHungUp = new Promise((done) => res.on('close', () => done()));
    if (isDeclared) res.setHeader('content-length', 10_000_000);
    res.write('x'.repeat(5000));
  });
  await expect(fetchWith()(address)).rejects.toBeInstanceOf(AnswerTooLarge);
  await isHungUp;
});

it.each([429, 500, 502, 503, 504])('retries after %i, after the pause that the provider asks for', async (status) => {
  let asked = 0;
  const { address, authorizations } = await aProvider((_req, res) => {
    asked += 1;
    if (asked < 3) res.writeHead(status, { 'retry-after': '0' }).end();
    else res.end('there');
  });
  expect(await (await fetchWith({ tokens: async () => 'token' })(address)).text()).toBe('there');
  expect(authorizations).toEqual(['Bearer token', 'Bearer token', 'Bearer token']);
});

it.each([
  ['seconds', '3600'],
  ['an instant', new Date(Date.now() + 3600_000).toUTCString()],
])('leaves a provider alone that wants to be for longer than is sensible: %s', async (_what, retryAfter) => {
  const { address, authorizations } = await aProvider((_req, res) =>
    res.writeHead(429, { 'retry-after': retryAfter }).end(),
  );
  const error = await fetchWith()(address).catch((thrown) => thrown);
  expect(error).toMatchObject({ name: 'MailboxError', kind: 'retry' });
  expect(error.retryAfterSeconds).toBeGreaterThan(3590);
  expect(authorizations).toHaveLength(1);
});

it('retries a limited number of times, and not at all with `tries: 1`', async () => {
  for (const [rules, times] of [
    [{}, 5],
    [{ tries: 1 }, 1],
  ] as const) {
    const { address, authorizations } = await aProvider((_req, res) =>
      res.writeHead(503, { 'retry-after': '0' }).end(),
    );
    await expect(fetchWith(rules)(address)).rejects.toMatchObject({ kind: 'retry' });
    expect(authorizations).toHaveLength(times);
  }
});

it('counts a connection that breaks as busy, also in the middle of an answer', async () => {
  let asked = 0;
  const { address } = await aProvider((req, res) => {
    asked += 1;
    if (asked === 1) return req.socket.destroy();
    if (asked === 2) return res.writeHead(200, { 'content-length': 10 }).write('half', () => req.socket.destroy());
    return res.end('whole');
  });
  expect(await (await fetchWith()(address)).text()).toBe('whole');
});

it('gets another token once, and passes on that this one is refused, too', async () => {
  const { address, authorizations } = await aProvider((_req, res) => res.writeHead(401).end());
  const tokens = async (refused?: string) => (refused ? `${refused}+` : 'first');
  expect((await fetchWith({ tokens })(address)).status).toBe(401);
  expect(authorizations).toEqual(['Bearer first', 'Bearer first+']);
});

it('ends at once when aborted, during a call and during a pause', async () => {
  const { address } = await aProvider((req, res) => {
    if (req.url === '/busy') res.writeHead(503, { 'retry-after': '20' }).end();
  });
  for (const path of ['silent', 'busy']) {
    const stop = new AbortController();
    const answer = fetchWith()(address + path, { signal: stop.signal }).catch((error) => error);
    setTimeout(() => stop.abort(), 100);
    expect(await answer).toMatchObject({ name: 'AbortError' });
  }
});

it('keeps the request out of its errors', async () => {
  const { address } = await aProvider((_req, res) => res.writeHead(503, { 'retry-after': '99' }).end('private words'));
  const error = await fetchWith({ tokens: async () => 'secret' })(`${address}path?code=secret`).catch(
    (thrown) => thrown,
  );
  expect(`${error.stack} ${error.cause}`).not.toMatch(/secret|private|path/);
});
