import type { AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { type CallToolResult, ElicitRequestSchema, type ElicitResult } from '@modelcontextprotocol/sdk/types.js';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { afterEach, describe, expect, it } from 'vitest';
import { createApp } from '#app.ts';
import { createContainer } from '#container.ts';
import { createHttpServer } from '#http/server.ts';
import { aSubscription, refused, runApp, type TestUser } from '#testing/running-app.ts';

// Today is 21 November 2026 in Istanbul.
const app = runApp();
const clients: Client[] = [];
afterEach(() => Promise.all(clients.splice(0).map((client) => client.close())));

async function aKey(as: TestUser, access: 'read' | 'read_write' = 'read_write'): Promise<string> {
  await app.confirm(as);
  const { status, body } = await app.request('POST', '/api-keys', { as, body: { name: 'Claude', access } });
  expect(status).toBe(201);
  return body.key;
}

type Program = {
  key: string;
  /** What the person answers; without, the program cannot ask. */
  answer?: (question: string) => ElicitResult | Promise<ElicitResult>;
  fetch?: typeof fetch;
};

/** The client of the protocol's own library. */
async function aProgram({ key, answer, fetch }: Program): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { capabilities: answer ? { elicitation: {} } : {} });
  if (answer) client.setRequestHandler(ElicitRequestSchema, ({ params }) => answer(params.message));
  const headers = { authorization: `Bearer ${key}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${app.origin}/api/mcp`), { requestInit: { headers }, fetch }),
  );
  clients.push(client);
  return client;
}
const call = (client: Client, name: string, args: Record<string, unknown> = {}) =>
  client.callTool({ name, arguments: args }) as Promise<CallToolResult>;
const textOf = ({ content: [first] }: CallToolResult) => (first?.type === 'text' ? first.text : '');
const namesOf = async (user: TestUser) =>
  (await app.request('GET', '/subscriptions', { as: user })).body.map(
    ({ name, status }: { name: string; status: string }) => `${name} ${status}`,
  );
const spotify = { ...aSubscription({ name: 'Spotify', amount: 60, next_payment_date: '2026-12-05' }) };

/** Valid arguments of every tool that reads. */
const argsOf = (id: string): Record<string, Record<string, unknown>> => ({
  totals: { category: null, currency: null },
  by_category: {},
  list_subscriptions: { sort: 'cost', category: null, currency: null, status: null, ids: null, most: null },
  overlaps: {},
  price_rises: { since: null },
  upcoming: { days: 60 },
  trials: {},
  commitments: {},
  unused_candidates: {},
  cost_per_use: { ids: null },
  yearly_or_monthly: { id: null, yearly_price: null },
  what_if: { drop: [id] },
  cancel_routes: { id, language: 'en' },
  why_listed: { id },
  saved_so_far: {},
});

async function anOwner(): Promise<{ user: TestUser; id: string }> {
  const user = await app.aUser({ tier: 'pro', language: 'en' });
  const { id } = await app.add(user, { name: 'Netflix', amount: 100, share: { parts: 4, mine: 1 } });
  await app.add(user, {
    name: 'Canva',
    amount: 12,
    currency: 'USD',
    trial_ends_on: '2026-12-01',
    price_after_trial: 15,
  });
  await app.add(user, { name: 'Gym', amount: 300, commitment_ends_on: '2027-01-31', notice_days: 30 });
  return { user, id };
}

it('describes its tools by schemas that are valid, and answers every one as its schema says', async () => {
  const { user, id } = await anOwner();
  const client = await aProgram({ key: await aKey(user) });
  const { tools } = await client.listTools();
  const ajv = new Ajv({ strict: false });
  formats.default(ajv);
  for (const { name, inputSchema, outputSchema = {}, annotations } of tools) {
    expect(inputSchema.type, name).toBe('object');
    for (const schema of [inputSchema, outputSchema]) expect(() => ajv.compile(schema), name).not.toThrow();
    expect(annotations?.readOnlyHint, name).toBe(name in argsOf(id));
  }
  expect(tools.filter(({ annotations }) => annotations?.destructiveHint).map(({ name }) => name)).toEqual([
    'cancel_subscription',
  ]);
  for (const [name, args] of Object.entries(argsOf(id))) {
    const tool = tools.find((one) => one.name === name);
    const result = await call(client, name, args);
    expect(result.isError, `${name}: ${textOf(result)}`).toBeFalsy();
    expect(ajv.validate(tool?.outputSchema ?? {}, result.structuredContent), name).toBe(true);
    expect(JSON.parse(textOf(result))).toEqual(result.structuredContent);
  }
}, 90_000);

it('answers with the figures of the page, and the subscriptions behind each', async () => {
  const { user, id } = await anOwner();
  await app.add(await app.aUser(), { name: 'Not mine', amount: 999 });
  const client = await aProgram({ key: await aKey(user, 'read') });
  const { structuredContent } = await call(client, 'totals', {});
  const { body: stats } = await app.request('GET', '/subscriptions/stats/summary', { as: user });
  const { result, figures, sources, as_of } = structuredContent as {
    result: { per_month: { amount: number; currency: string }[] };
    figures: { label: string; value: number; currency?: string; source: string[] }[];
    sources: { id: string; url: string }[];
    as_of: string;
  };
  expect(as_of).toBe('2026-11-21');
  expect(Object.fromEntries(result.per_month.map(({ currency, amount }) => [currency, amount]))).toEqual(
    stats.total_monthly_cost,
  );
  expect(figures).toContainEqual(expect.objectContaining({ value: 325, currency: 'TRY' }));
  expect(sources).toContainEqual({ id, url: `http://localhost:3000/dashboard/subscriptions/${id}` });
});

describe('a change', () => {
  it('is made after its person has agreed, and said to them in their language', async () => {
    const { user, id } = await anOwner();
    const questions: string[] = [];
    const client = await aProgram({
      key: await aKey(user),
      answer: (question) => {
        questions.push(question);
        return { action: 'accept', content: {} };
      },
    });
    const added = await call(client, 'add_subscription', spotify);
    expect(added.structuredContent).toMatchObject({ subscription: { name: 'Spotify', amount: 60, status: 'active' } });
    const cancelled = await call(client, 'cancel_subscription', { id, ends_on: '2026-12-31' });
    expect(cancelled.structuredContent).toMatchObject({ subscription: { status: 'cancelled', ends_on: '2026-12-31' } });
    expect(questions).toEqual([
      'Add to Kumbara? Spotify: ₺60.00 every month, next payment on December 5, 2026',
      'Mark Netflix as cancelled in Kumbara?',
    ]);
    expect(await app.prisma.mcpConfirmation.count()).toBe(0);
  });

  it.each([
    ['declines', { action: 'decline' }],
    ['closes the question', { action: 'cancel' }],
  ] as const)('is not made if the person %s', async (_, answer) => {
    const { user, id } = await anOwner();
    const before = await namesOf(user);
    const client = await aProgram({ key: await aKey(user), answer: () => answer });
    for (const [name, args] of [
      ['add_subscription', spotify],
      ['cancel_subscription', { id }],
    ] as const) {
      const result = await call(client, name, args);
      expect([result.isError, textOf(result)]).toEqual([true, 'Not confirmed, so nothing was changed']);
    }
    expect(await namesOf(user)).toEqual(before);
  });

  it('is refused in words to a program that cannot ask', async () => {
    const { user } = await anOwner();
    const client = await aProgram({ key: await aKey(user) });
    const result = await call(client, 'add_subscription', spotify);
    expect(result.isError).toBe(true);
    expect(textOf(result)).toContain('can’t ask you to confirm');
    expect(await namesOf(user)).not.toContain('Spotify active');
  });

  it('is not offered to a key that may only read', async () => {
    const { user } = await anOwner();
    const client = await aProgram({ key: await aKey(user, 'read'), answer: () => ({ action: 'accept', content: {} }) });
    const { tools } = await client.listTools();
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    const result = await call(client, 'add_subscription', spotify);
    expect(result.isError).toBe(true);
    expect(await namesOf(user)).not.toContain('Spotify active');
  });

  it('is agreed to by the program that asked, and by no other key or user', async () => {
    const { user } = await anOwner();
    const [key, otherKey] = [await aKey(user), await aKey(user)];
    const outsider = await aKey((await anOwner()).user);
    const client = await aProgram({
      key,
      answer: async () => {
        const [open] = await app.prisma.mcpConfirmation.findMany({ where: { user_id: user.id } });
        for (const foreign of [otherKey, outsider]) {
          const body = { jsonrpc: '2.0', id: open?.id, result: { action: 'accept', content: {} } };
          await app.request('POST', '/mcp', { body, headers: { authorization: `Bearer ${foreign}` } });
        }
        expect(await app.prisma.mcpConfirmation.findMany({ where: { agreed: true } })).toEqual([]);
        return { action: 'decline' };
      },
    });
    expect((await call(client, 'add_subscription', spotify)).isError).toBe(true);
  });

  it('ignores an answer to a question that was not asked, whatever it names', async () => {
    const key = await aKey((await anOwner()).user);
    for (const id of ['abc', 5, crypto.randomUUID()])
      for (const answer of [{ result: { action: 'accept' } }, { error: { code: -1, message: 'no' } }]) {
        const body = { jsonrpc: '2.0', id, ...answer };
        const { status } = await app.request('POST', '/mcp', { body, headers: { authorization: `Bearer ${key}` } });
        expect(status).toBe(202);
      }
  });

  it('may be agreed to in another process than the one that asked', async () => {
    const { user } = await anOwner();
    const container = createContainer(app.container.config, app.container.logger, app.now);
    const server = createHttpServer(createApp(container, '/no-page-here'));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const other = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    let answeredThere = 0;
    const client = await aProgram({
      key: await aKey(user),
      answer: () => ({ action: 'accept', content: {} }),
      fetch: (url, init) => {
        const isAnswer = init?.method === 'POST' && 'result' in JSON.parse(String(init.body));
        if (isAnswer) answeredThere += 1;
        return fetch(isAnswer ? String(url).replace(app.origin, other) : url, init);
      },
    });
    try {
      expect((await call(client, 'add_subscription', spotify)).isError).toBeFalsy();
      expect(answeredThere).toBe(1);
    } finally {
      server.closeAllConnections();
      server.close();
      await container.close();
    }
  });
});

describe('what is wrong', () => {
  it('is answered in words as a result', async () => {
    const { user } = await anOwner();
    const client = await aProgram({ key: await aKey(user), answer: () => ({ action: 'accept', content: {} }) });
    for (const [name, args, words] of [
      ['upcoming', { days: 1_000 }, /366/],
      ['nothing', {}, /nothing not found/],
      ['cancel_subscription', { id: crypto.randomUUID() }, /no longer exists|not found/i],
      ['add_subscription', { ...spotify, currency: 'XXX' }, /currency/],
    ] as const) {
      const result = await call(client, name, args);
      expect(result.isError, name).toBe(true);
      expect(textOf(result), name).toMatch(words);
    }
  });

  it('is refused before anything is read: no key, another plan, a foreign page, another method', async () => {
    const { user } = await anOwner();
    const authorization = `Bearer ${await aKey(user)}`;
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const accept = 'application/json, text/event-stream';
    const post = (headers: Record<string, string>) =>
      app.request('POST', '/mcp', { body, headers: { accept, ...headers } });
    expect((await post({ authorization })).status).toBe(200);
    expect((await post({})).status).toBe(401);
    expect((await post({ authorization, origin: 'https://evil.example' })).status).toBe(403);
    expect((await post({ authorization, 'mcp-protocol-version': '1999-01-01' })).status).toBe(400);
    expect((await post({ authorization, 'mcp-session-id': `${user.id}.x.y` })).status).toBe(404);
    const get = await app.request('GET', '/mcp', { headers: { authorization } });
    expect([get.status, get.headers.get('allow'), refused(get).code]).toEqual([405, 'POST', 'method_not_allowed']);
    await app.prisma.user.update({ where: { id: user.id }, data: { tier: 'premium' } });
    expect((await post({ authorization })).status).toBe(402);
  });
});
