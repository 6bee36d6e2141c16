import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type OpenAPIClient, OpenAPIClientAxios, type UnknownOperationMethod } from 'openapi-client-axios';
import { expect, it } from 'vitest';
import { aSubscription, runApp } from '#testing/running-app.ts';

const app = runApp();
const run = promisify(execFile);
const folder = join(import.meta.dirname, 'docs');

type Client = OpenAPIClient<
  Record<'getSubscriptions' | 'postSubscriptions' | 'putSubscriptionsId', UnknownOperationMethod>
>;

async function aProgram() {
  const user = await app.aUser({ tier: 'pro' });
  const { token: key } = await app.withKey(user);
  const list = async () => (await app.request('GET', '/subscriptions', { as: user })).body;
  return { key, list };
}

it.each([
  ['curl', 'bash', 'subscriptions.sh'],
  ['JavaScript', process.execPath, 'subscriptions.mjs'],
  ['Python', 'python3', 'subscriptions.py'],
])('the program in %s that the page shows lists, adds once and cancels', async (_language, command, file) => {
  const { key, list } = await aProgram();
  const env = { ...process.env, KUMBARA: app.origin, KUMBARA_KEY: key };
  for (const _time of [1, 2]) await run(command, [join(folder, file)], { env });
  expect(await list()).toMatchObject([{ name: 'Netflix', amount: 229.99, status: 'cancelled' }]);
  const { info } = (await app.request('GET', '/openapi.json')).body;
  expect(info.description).toContain(readFileSync(join(folder, file), 'utf8'));
});

it('a client that a library makes of the description lists, adds and cancels', async () => {
  const { key, list } = await aProgram();
  const { body: definition } = await app.request('GET', '/openapi.json');
  const api = new OpenAPIClientAxios({
    definition,
    axiosConfigDefaults: { baseURL: app.origin, headers: { Authorization: `Bearer ${key}` } },
  });
  const client = await api.init<Client>();
  await client.postSubscriptions({}, aSubscription({ name: 'Deezer' }));
  const [{ id, ...added }] = (await client.getSubscriptions()).data;
  expect(added).toMatchObject({ name: 'Deezer', status: 'active' });
  await client.putSubscriptionsId({ id }, { status: 'cancelled' });
  expect(await list()).toMatchObject([{ status: 'cancelled' }]);
});
