import { expect, it } from 'vitest';
import { aConnection } from '#testing/a-connection.ts';
import { aStatementOf } from '#testing/a-detection.ts';
import { runApp } from '#testing/running-app.ts';
import { readCoverage } from './coverage.ts';

const app = runApp();
const at = (day: string) => new Date(`${day}T00:00:00Z`);

it('covers the days of statements that touch, and those of a mailbox until the day before its last scan', async () => {
  const [user, other] = [await app.aUser(), await app.aUser()];
  await aStatementOf(app.prisma, user, '2026-09-01', '2026-09-30');
  await aStatementOf(app.prisma, user, '2026-10-01', '2026-10-31');
  await aStatementOf(app.prisma, other, '2026-01-01', '2026-12-31');
  await app.prisma.statementImport.create({
    data: { user_id: user.id, sha256: 'no period', summary: {}, fingerprints: [] },
  });
  // 22:30 in Greenwich is the next day in Istanbul.
  await aConnection(app.prisma, user, {
    covered_since: at('2026-10-20'),
    last_scan: new Date('2026-11-09T22:30:00Z'),
  });
  await aConnection(app.prisma, user, { covered_since: null, last_scan: null });
  const { by } = await readCoverage(app.container.pool, user.id);
  expect(by('2026-09-29', '2026-10-02')).toBe('statement');
  expect(by('2026-10-29', '2026-11-03')).toBe('mail');
  expect([by('2026-11-09'), by('2026-11-10'), by('2026-08-31'), by('2026-10-15', '2026-11-02')]).toEqual([
    'mail',
    undefined,
    undefined,
    undefined,
  ]);
});
