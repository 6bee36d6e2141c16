import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createHandle } from '#http/handle.ts';
import { createHostCookie } from '#http/host-cookie.ts';
import { describeApi } from '#http/openapi.ts';
import { problems } from '#http/problem.ts';
import { AppError } from '#lib/app-error.ts';
import type { Identity } from '#lib/identity.ts';
import { createLogger } from '#lib/logger.ts';

/** A module that names its rights, as later ones do, in front of somebody whose bearer token is the plan they hold. */
const cookie = createHostCookie('session', 'http://localhost:3000');
const handle = createHandle({
  admission: {
    of: () => ({ arrive: () => {}, enter: async () => {}, occupyProcess: async () => {}, leave: () => {} }),
  },
  authenticate: async (req) => {
    const tier = req.get('authorization');
    if (!tier) throw new AppError('unauthenticated');
    return { tier, language: 'tr', time_zone: 'UTC', name: 'Ece' } as Identity;
  },
  cookie,
  transactionCookie: cookie,
  secondStepCookie: cookie,
  ceremonyCookie: cookie,
  requireConfirmation: async () => {},
  admitKey: async () => {},
  idempotency: { once: async (_, run) => ({ answer: await run(async () => {}), isRepeat: false }) },
  browserCookie: cookie,
  knownBrowsers: { remember: () => '', recognise: () => undefined },
  results: { inTurn: (_, work) => work(), get: (_, __, compute) => compute() },
  clock: () => new Date(),
});
let ran = 0;
const router = express.Router();
const body = z.object({ question: z.string().min(3) });
const invitation = z.object({ insights: z.array(z.string()) });
router.post(
  '/analyze',
  handle(
    { summary: 'Asks', feature: 'ai', invitation, body, status: 204 },
    () => {
      ran += 1;
    },
    ({ user }) => ({ insights: [`${user.name} pays twice`], secret: 'kept' }),
  ),
);
router.get(
  '/family',
  handle({ summary: 'Shows', feature: 'family', response: z.object({}) }, () => ({})),
);

let server: Server;
let origin = '';
beforeAll(async () => {
  const app = express();
  app.use(router);
  app.use(problems(createLogger('silent')));
  server = createServer(app);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

async function ask(path: string, plan?: string, text?: string) {
  const answer = await fetch(origin + path, {
    method: text === undefined ? 'GET' : 'POST',
    headers: { ...(plan && { authorization: plan }), 'content-type': 'application/json' },
    ...(text !== undefined && { body: text }),
  });
  const body = await answer.text();
  return { status: answer.status, body: body ? JSON.parse(body) : undefined };
}

it('lets those in whose plan holds the right', async () => {
  for (const plan of ['premium', 'pro']) expect((await ask('/analyze', plan, '{"question":"why"}')).status).toBe(204);
  expect((await ask('/family', 'pro')).status).toBe(200);
});

it('asks other plans to upgrade before it validates the input, and names the plan', async () => {
  const before = ran;
  for (const sent of ['{"question":"why"}', '{}', 'not even JSON', 'x'.repeat(100_000)]) {
    const { status, body } = await ask('/analyze', 'free', sent);
    expect(status).toBe(402);
    expect(body).toMatchObject({ status: 402, code: 'plan_required', required_plan: 'premium' });
    expect(body.detail).toMatch(/\S{2}/);
  }
  expect(ran).toBe(before);
  expect((await ask('/family', 'premium')).body).toMatchObject({ code: 'plan_required', required_plan: 'pro' });
});

it('shows them what there would be, and nothing that the contract does not name', async () => {
  const { body } = await ask('/analyze', 'free', '{}');
  expect(body.insights).toEqual(['Ece pays twice']);
  expect(body.secret).toBeUndefined();
});

it('says nothing about plans without a session', async () => {
  expect((await ask('/analyze', undefined, '{}')).body.code).toBe('unauthenticated');
});

it('stands in the description of the API', () => {
  const { paths } = describeApi({ '/api': router }, 'session');
  const analyze = paths['/api/analyze']?.post;
  expect(analyze?.description).toContain('premium');
  expect(JSON.stringify(analyze?.responses['402'])).toMatch(/plan_required.*insights/);
  expect(JSON.stringify(paths['/api/family']?.get?.responses['402'])).toContain('plan_required');
});
