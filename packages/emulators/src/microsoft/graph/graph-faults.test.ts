import { describe, expect, it } from 'vitest';
import { asRealLink } from '#testing/connect-outlook.ts';
import { graphForTests } from '#testing/graph-for-tests.ts';
import type { Page } from '#testing/graph-pages.ts';

const { emulators, microsoft, environment, token, graph, mailbox, empty, own, all } = await graphForTests();

const mail = (subject: string, more = '') =>
  `From: Netflix <info@account.netflix.com>\r\nTo: me@outlook.example\r\nSubject: ${subject}\r\nMessage-ID: <${subject}@x.example>\r\n${more}`;

describe('delta', () => {
  const inbox = '/me/mailFolders/inbox/messages/delta';

  it('lists all mails in pages, then added, changed and deleted ones', async () => {
    const start = await all(graph, `${inbox}?$select=subject,isRead`, 'odata.maxpagesize=500');
    expect(start.items).toHaveLength(mailbox.mails().filter(({ folder }) => folder === 'inbox').length);
    const [came, moved, gone] = [
      mailbox.deliver(`${mail('one')}\r\nx`),
      ...mailbox
        .mails()
        .filter(({ folder }) => folder === 'inbox')
        .slice(5, 7),
    ];
    if (!moved || !gone) throw new Error('too few mails');
    mailbox.move(moved, 'archive');
    mailbox.delete(gone);
    const next = await all(graph, start.deltaLink ?? '');
    expect(next.items.map((item) => item['@removed'] ?? item.subject)).toEqual([
      'one',
      { reason: 'deleted' },
      { reason: 'deleted' },
    ]);
    mailbox.flag(came, { unread: false });
    const last = await all(graph, next.deltaLink ?? '');
    expect(last.items).toMatchObject([{ subject: 'one', isRead: true }]);
    expect((await all(graph, last.deltaLink ?? '')).items).toEqual([]);
    const old = await all(graph, start.deltaLink ?? '');
    expect(old.items).toHaveLength(3);
    mailbox.delete(came);
  });

  it('loses and repeats no mail when the mailbox changes between two pages', async () => {
    const mails = ['a', 'b', 'c', 'd', 'e'].map((name) => own.deliver(`${mail(name)}\r\nx`));
    const first = (await empty.api(`${inbox}?$select=subject`).header('Prefer', 'odata.maxpagesize=2').get()) as Page;
    const [, , , , newest] = mails;
    if (newest) own.delete(newest);
    const late = own.deliver(`${mail('late')}\r\nx`);
    const rest = await all(empty, asRealLink(emulators, first['@odata.nextLink'] ?? ''));
    const subjects = [...first.value, ...rest.items].map(({ subject }) => subject);
    expect(subjects.filter((subject) => /^[a-e]$/.test(String(subject)))).toEqual(['e', 'd', 'c', 'b', 'a']);
    const next = await all(empty, rest.deltaLink ?? '');
    expect(next.items.map((item) => item['@removed'] ?? item.subject)).toEqual([{ reason: 'deleted' }, 'late']);
    for (const each of [...mails.slice(0, 4), late]) own.delete(each);
  });

  it('can be filtered by date', async () => {
    const since = new Date(Date.now() - 60 * 24 * 3600_000);
    const filter = encodeURIComponent(`receivedDateTime ge ${since.toISOString()}`);
    const { items } = await all(graph, `${inbox}?$select=receivedDateTime&$filter=${filter}`, 'odata.maxpagesize=200');
    const wanted = mailbox.mails().filter(({ folder, received }) => folder === 'inbox' && received >= since);
    expect(items).toHaveLength(wanted.length);
    await expect(graph.api(`${inbox}?$filter=isRead eq true`).get()).rejects.toMatchObject({ statusCode: 400 });
  });

  it('answers 410 syncStateNotFound for a link that is too old', async () => {
    const { deltaLink = '' } = await all(empty, inbox);
    own.forgetHistory();
    await expect(empty.api(deltaLink).get()).rejects.toMatchObject({ statusCode: 410, code: 'syncStateNotFound' });
    expect((await all(empty, inbox)).deltaLink).toBeDefined();
  });
});

describe('a batch', () => {
  const post = (requests: object[]) => graph.api('/$batch').post({ requests });

  it('answers up to twenty calls, each with its id', async () => {
    const { value } = (await graph.api('/me/messages').top(18).get()) as Page;
    microsoft.requests.clear();
    const { responses } = await post([
      ...value.map(({ id }, n) => ({ id: String(n), method: 'GET', url: `/me/messages/${id}?$select=subject` })),
      { id: 'bad', method: 'GET', url: '/me/messages/nonsense' },
      { id: 'after', method: 'GET', url: '/me', dependsOn: ['bad'] },
    ]);
    const byId = new Map(responses.map((each: { id: string }) => [each.id, each]));
    for (const [n, { id, subject }] of value.entries()) {
      expect(byId.get(String(n))).toMatchObject({ status: 200, body: { id, subject } });
    }
    expect(byId.get('bad')).toMatchObject({ status: 400, body: { error: { code: 'ErrorInvalidIdMalformed' } } });
    expect(byId.get('after')).toMatchObject({ status: 424 });
    expect(microsoft.requests.totals()).toMatchObject({ requests: 1, calls: 20 });
  });

  it('returns binary bodies as base64 and applies faults to single calls', async () => {
    const { value } = (await graph.api('/me/messages').top(2).get()) as Page;
    microsoft.faults.add({ name: 'rate-limited', on: new RegExp(value[1]?.id ?? ''), retryAfter: 3 });
    const { responses } = await post(value.map(({ id }) => ({ id, method: 'GET', url: `/me/messages/${id}/$value` })));
    expect(Buffer.from(responses[0].body, 'base64').toString('latin1')).toMatch(/^(Received|Return-Path|Delivered)/);
    expect(responses[1]).toMatchObject({ status: 429, headers: { 'Retry-After': '3' } });
  });

  it('refuses more than twenty calls', async () => {
    const many = Array.from({ length: 21 }, (_, n) => ({ id: String(n), method: 'GET', url: '/me' }));
    await expect(post(many)).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('a limit', () => {
  const status = async () => {
    const answer = await fetch(`${environment.GRAPH_API_URL}/me/messages`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return [answer.status, answer.headers.get('retry-after')];
  };

  it('allows four concurrent calls', async () => {
    microsoft.faults.add({ name: 'slow', delay: 200, times: 6 });
    const answers = await Promise.all(Array.from({ length: 6 }, status));
    expect(answers.filter(([code]) => code === 200)).toHaveLength(4);
    expect(answers.filter(([code]) => code === 429)).toEqual([
      [429, '1'],
      [429, '1'],
    ]);
  });

  it('allows a number of calls in ten minutes and answers how long to wait', async () => {
    microsoft.settings.requestsPerTenMinutes = 0;
    const [code, seconds] = await status();
    microsoft.settings.requestsPerTenMinutes = 10_000;
    expect(code).toBe(429);
    expect(Number(seconds)).toBeGreaterThan(0);
  });
});

describe('a fault', () => {
  it.each([
    ['token-refused', 401, 'InvalidAuthenticationToken'],
    ['rate-limited', 429, 'TooManyRequests'],
    ['user-rate-limited', 429, 'ApplicationThrottled'],
    ['unavailable', 503, 'ServiceUnavailable'],
    ['history-gone', 410, 'syncStateNotFound'],
  ] as const)('of the kind %s answers one call with %i %s', async (name, statusCode, code) => {
    microsoft.faults.add({ name });
    await expect(graph.api('/me/messages').get()).rejects.toMatchObject({ statusCode, code });
    expect(((await graph.api('/me/messages').get()) as Page).value).toHaveLength(10);
  });

  it.each(['cut', 'half', 'malformed'] as const)('can break the response: %s', async (name) => {
    microsoft.faults.add({ name });
    await expect(graph.api('/me/messages').get()).rejects.toThrow();
  });
});
