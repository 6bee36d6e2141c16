import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

/** Breaks every import rule once, in a temporary folder with the linter's settings of the repository. */
const root = resolve(import.meta.dirname, '../../..');
const tree = mkdtempSync(join(tmpdir(), 'kumbara-imports-'));
copyFileSync(join(root, 'biome.json'), join(tree, 'biome.json'));
execFileSync('git', ['init', '--quiet'], { cwd: tree });
afterAll(() => rmSync(tree, { recursive: true, force: true }));

function findViolations(file: string, module: string): string {
  const path = join(tree, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `import { something } from '${module}';\n\nexport const used = something;\n`);
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/biome'), ['lint', '--reporter=json', file], {
    cwd: tree,
    encoding: 'utf8',
  });
  rmSync(path);
  return JSON.parse(stdout)
    .diagnostics.map(({ category }: { category: string }) => category)
    .join();
}

it.each([
  ['packages/shared/src/a.ts', 'express'],
  ['packages/shared/src/a.ts', 'node:fs'],
  ['packages/shared/src/a.ts', 'entities/decode'],
  ['packages/shared/src/a.ts', '@kumbara/detection'],
  ['packages/detection/src/a.ts', 'node:fs'],
  ['packages/detection/src/a.ts', '@kumbara/statements'],
  ['packages/ical/src/a.ts', 'node:fs'],
  ['packages/ical/src/a.ts', '@kumbara/detection'],
  ['packages/statements/src/a.ts', 'express'],
  ['packages/statements/src/a.ts', '@kumbara/prisma/client'],
  ['packages/statements/src/a.ts', '@kumbara/detection'],
  ['apps/api/src/modules/auth/auth.routes.ts', '@kumbara/prisma/client'],
  ['apps/api/src/modules/auth/auth.routes.ts', 'bcrypt'],
  ['apps/api/src/modules/auth/auth.routes.ts', '#modules/subscriptions/subscription.service.ts'],
  ['apps/api/src/modules/auth/auth.service.ts', 'express'],
  ['apps/api/src/modules/auth/auth.service.ts', '#config.ts'],
  ['apps/api/src/modules/mailbox/adapters/gmail.adapter.ts', '@kumbara/prisma/client'],
  ['apps/api/src/modules/mailbox/adapters/gmail.adapter.ts', 'express'],
  ['apps/web/src/features/auth/login.tsx', '#features/subscriptions/subscription-card.tsx'],
  ['apps/web/src/features/auth/login.tsx', '#app/router.tsx'],
  ['apps/web/src/components/button.tsx', '#features/auth/login.tsx'],
  ['apps/web/src/lib/format.ts', '#app/router.tsx'],
  ['apps/web/src/app/screens/dashboard.tsx', '#lib/api.ts'],
  ['apps/api/src/lib/clock.ts', '../app.ts'],
])('%s may not import %s', (file, module) =>
  expect(findViolations(file, module)).toBe('lint/style/noRestrictedImports'),
);

it.each([
  ['packages/shared/src/a.ts', 'zod'],
  ['packages/shared/src/a.ts', './b.ts'],
  ['packages/shared/src/a.ts', 'date-fns/addDays'],
  ['packages/shared/src/a.ts', '@date-fns/utc/date/mini'],
  ['packages/detection/src/a.ts', '@kumbara/shared'],
  ['packages/statements/src/a.ts', 'xlsx'],
  ['apps/api/src/modules/auth/auth.routes.ts', './auth.service.ts'],
  ['apps/api/src/modules/auth/auth.service.ts', '@kumbara/prisma/client'],
  ['apps/web/src/features/auth/login.tsx', '#lib/api.ts'],
  ['apps/web/src/app/screens/dashboard.tsx', '#features/auth/login.tsx'],
])('%s may import %s', (file, module) => expect(findViolations(file, module)).toBe(''));
