import { describe, expect, it } from 'vitest';
import { connectGmail } from '#testing/connect-gmail.ts';
import { gmailForTests } from '#testing/gmail-for-tests.ts';

const { emulators, google, environment, ayse, mailbox, listAll } = await gmailForTests();
const userId = 'me';

describe('a response', () => {
  const call = async (path: string, headers: Record<string, string> = {}) => {
    const { credentials } = await connectGmail(emulators, 'ayse');
    return fetch(`${environment.GMAIL_API_URL}${path}`, {
      headers: { authorization: `Bearer ${credentials.access_token}`, ...headers },
    });
  };

  it('contains only the fields that were asked for', async () => {
    const fields = 'messages(id),nextPageToken';
    const { data } = await ayse.messages.list({ userId, maxResults: 2, fields });
    expect(data).toEqual({
      messages: [{ id: expect.any(String) }, { id: expect.any(String) }],
      nextPageToken: expect.any(String),
    });
    const id = data.messages?.[0]?.id ?? '';
    const few = await ayse.messages.get({ userId, id, format: 'metadata', fields: 'id,payload/headers/name' });
    expect(few.data.payload?.headers?.[0]).toEqual({ name: expect.any(String) });
    await expect(ayse.messages.list({ userId, fields: 'messages(' })).rejects.toMatchObject({ status: 400 });
  });

  it('is compressed for clients that accept gzip, and logged with its compressed size', async () => {
    const path = '/gmail/v1/users/me/messages?maxResults=500';
    const [plain, packed] = [await call(path, { 'accept-encoding': 'identity' }), await call(path)];
    expect([plain.headers.get('content-encoding'), packed.headers.get('content-encoding')]).toEqual([null, 'gzip']);
    expect(await packed.json()).toEqual(await plain.json());
    const [one, other] = google.requests.entries().filter((entry) => entry.path === path);
    expect(one?.sent).toBeGreaterThan(3 * (other?.sent ?? 0));
  });

  it('can answer a batch of calls, each with its own id', async () => {
    const { credentials } = await connectGmail(emulators, 'ayse');
    const ids = await listAll({ maxResults: 500, q: 'newer_than:1m' });
    const parts = [...ids.slice(0, 3), '00000000000000ff'].map(
      (id, n) =>
        `--x\r\nContent-Type: application/http\r\nContent-ID: <item-${n}>\r\n\r\nGET /gmail/v1/users/me/messages/${id}?format=minimal\r\n\r\n`,
    );
    google.requests.clear();
    const answer = await fetch(`${environment.GMAIL_API_URL}/batch/gmail/v1`, {
      method: 'POST',
      headers: { authorization: `Bearer ${credentials.access_token}`, 'content-type': 'multipart/mixed; boundary=x' },
      body: `${parts.join('')}--x--`,
    });
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toMatch(/^multipart\/mixed; boundary=/);
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 404']);
    for (const [n, id] of ids.slice(0, 3).entries()) {
      expect(text).toMatch(new RegExp(`Content-ID: <response-item-${n}>[^{]*{"id":"${id}"`));
    }
    expect(google.requests.totals()).toMatchObject({ requests: 1, calls: 4, units: 80 });
  });
});

describe('the quota', () => {
  it('counts units by method', async () => {
    const { data } = await ayse.messages.list({ userId, maxResults: 1 });
    await ayse.messages.get({ userId, id: data.messages?.[0]?.id ?? '' });
    await ayse.getProfile({ userId });
    await ayse.history.list({ userId, startHistoryId: String(mailbox.sequence()) });
    expect(google.requests.entries().map(({ units }) => units)).toEqual([5, 20, 1, 2]);
  });

  it('answers 403 userRateLimitExceeded when it is used up, for this user only', async () => {
    const usual = google.settings.unitsPerMinute;
    google.settings.unitsPerMinute = 1;
    const refused = ayse.messages.list({ userId });
    await expect(refused).rejects.toMatchObject({
      status: 403,
      response: { data: { error: { errors: [{ reason: 'userRateLimitExceeded', domain: 'usageLimits' }] } } },
    });
    google.settings.unitsPerMinute = usual;
    expect((await ayse.messages.list({ userId })).status).toBe(200);
  });
});

describe('a fault', () => {
  it.each([
    ['token-refused', 401, 'authError'],
    ['rate-limited', 429, 'rateLimitExceeded'],
    ['user-rate-limited', 403, 'userRateLimitExceeded'],
    ['unavailable', 503, 'backendError'],
    ['history-gone', 404, 'notFound'],
  ] as const)('of the kind %s answers one call with %i %s', async (name, status, reason) => {
    google.faults.add({ name, on: /messages/, retryAfter: 7 });
    const plain = async () => {
      const { credentials } = await connectGmail(emulators, 'ayse');
      return fetch(`${environment.GMAIL_API_URL}/gmail/v1/users/me/messages`, {
        headers: { authorization: `Bearer ${credentials.access_token}` },
      });
    };
    const answer = await plain();
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error: { code: status, errors: [{ reason }] } });
    expect(answer.headers.get('retry-after')).toBe(
      status === 429 || reason.startsWith('user') || status === 503 ? '7' : null,
    );
    expect((await plain()).status).toBe(200);
  });

  it.each(['cut', 'half'] as const)('can break the connection: %s', async (name) => {
    google.faults.add({ name });
    await expect(ayse.messages.list({ userId })).rejects.toThrow();
  });

  it('can send a malformed response', async () => {
    google.faults.add({ name: 'malformed' });
    const { data } = await ayse.messages.list({ userId }).catch((error: Error) => ({ data: error }));
    expect(data).not.toHaveProperty('messages');
  });

  it('can delay responses, and begin after some calls', async () => {
    google.faults.add({ name: 'slow', delay: 150, after: 1, times: 2 });
    const times: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      const start = performance.now();
      await ayse.getProfile({ userId });
      times.push(performance.now() - start);
    }
    expect(times.map((ms) => ms > 140)).toEqual([false, true, true, false]);
  });
});
