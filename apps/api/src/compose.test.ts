import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const file = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');

/** Variables that `docker compose up` sets itself, or that the API does not read. */
const itsOwn = new Set(
  'PORT HOST DATABASE_URL DATA_DIR NODE_ENV ROLES SANDBOX NODE_EXTRA_CA_CERTS POSTGRES_PASSWORD REPLICAS PLAYWRIGHT_CHROMIUM_PATH'.split(
    ' ',
  ),
);

it('docker compose hands every setting on to the API that .env.example explains', () => {
  const explained = [...file('.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name);
  const settings = explained.filter((name) => !itsOwn.has(name));
  expect(settings.length).toBeGreaterThan(25);
  const [, api = ''] = /\n {2}api:\n(.*?)\n {2}\w/s.exec(file('docker-compose.yml')) ?? [];
  const handed = [...api.matchAll(/^ {6}([A-Z_]+): \$\{\1:[-?]/gm)].map(([, name]) => name);
  expect(settings.filter((name) => !handed.includes(name))).toEqual([]);
});
