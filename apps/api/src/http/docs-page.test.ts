import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OpenAPIClientAxios } from 'openapi-client-axios';
import { expect, it } from 'vitest';
import { aSubscription, runApp } from '#testing/running-app.ts';

const app = runApp();
const run = promisify(execFile);
const folder = join(import.meta.dirname, 'docs');

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
  const { paths } = await api.init();
  const [all, one] = [paths['/api/subscriptions'], paths['/api/subscriptions/{id}']];
  await all?.post?.({}, aSubscription({ name: 'Deezer' }));
  const answer = await all?.get?.();
  expect(answer?.data).toMatchObject([{ name: 'Deezer', status: 'active' }]);
  const [{ id }] = await list();
  await one?.put?.({ id }, { status: 'cancelled' });
  expect(await list()).toMatchObject([{ status: 'cancelled' }]);
});
