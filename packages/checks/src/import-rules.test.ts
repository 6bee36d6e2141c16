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

const forbidden = [
  ['packages/shared/src/a.ts', 'express'],
  ['packages/shared/src/a.ts', 'node:fs'],
  ['packages/shared/src/a.ts', 'entities/decode'],
  ['packages/shared/src/a.ts', '@kumbara/detection'],
  ['packages/detection/src/a.ts', 'node:fs'],
  ['packages/detection/src/a.ts', '@kumbara/statements'],
  ['packages/text/src/a.ts', 'node:fs'],
  ['packages/text/src/a.ts', '@kumbara/shared'],
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
];
const allowed = [
  ['packages/shared/src/a.ts', 'zod'],
  ['packages/shared/src/a.ts', './b.ts'],
  ['packages/shared/src/a.ts', 'date-fns/addDays'],
  ['packages/shared/src/a.ts', '@date-fns/utc/date/mini'],
  ['packages/detection/src/a.ts', '@kumbara/shared'],
  ['packages/detection/src/a.ts', '@kumbara/text/fold'],
  ['packages/analyst/src/a.ts', '@kumbara/text/fold'],
  ['packages/text/src/a.ts', './b.ts'],
  ['packages/statements/src/a.ts', 'xlsx'],
  ['apps/api/src/modules/auth/auth.routes.ts', './auth.service.ts'],
  ['apps/api/src/modules/auth/auth.service.ts', '@kumbara/prisma/client'],
  ['apps/web/src/features/auth/login.tsx', '#lib/api.ts'],
  ['apps/web/src/app/screens/dashboard.tsx', '#features/auth/login.tsx'],
];

const violations = findViolations([...forbidden, ...allowed]);

it.each(forbidden)('%s may not import %s', (file, module) => expect(violations).toContain(`${file} ${module}`));
it.each(allowed)('%s may import %s', (file, module) => expect(violations).not.toContain(`${file} ${module}`));

/** @returns `file module` of each import that the linter refuses, in one run over all files */
function findViolations(imports: string[][]): string[] {
  const byFile = Map.groupBy(imports, ([file = '']) => file);
  for (const [file, rows] of byFile) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    const lines = rows.map(([, module], at) => `export { one as n${at} } from '${module}';\n`);
    writeFileSync(join(tree, file), lines.join(''));
  }
  const biome = join(root, 'node_modules/.bin/biome');
  const only = ['lint', '--only=style/noRestrictedImports', '--max-diagnostics=none', '--reporter=json', '.'];
  const { stdout } = spawnSync(biome, only, { cwd: tree, encoding: 'utf8' });
  type Diagnostic = { location: { path: string; start: { line: number } } };
  return JSON.parse(stdout).diagnostics.map(({ location: { path, start } }: Diagnostic) => {
    const [, module] = byFile.get(path)?.[start.line - 1] ?? [];
    return `${path} ${module}`;
  });
}
