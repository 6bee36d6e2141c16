import { addDays } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import { detectInStatements } from '#detect-in-statements.ts';
import { documentOf, line } from '#testing/statements.ts';

/** Returns the finding for charges of one price, five days after the last. */
function detect(description: string, first: string, ...more: string[]) {
  const charges = [first, ...more].map((day) => line(day, description, 24.99, { currency: 'EUR' }));
  const today = addDays(more.at(-1) ?? first, 5);
  const [found] = detectInStatements([documentOf(charges)], { today }).findings;
  return found && { cycle: `${found.billing_interval} ${found.billing_cycle}`, confidence: found.confidence };
}

describe('two charges four weeks apart', () => {
  it.each([
    ['on other days of their months', '2026-10-20', '2026-11-17', 'medium'],
    ['on one day of February and March', '2026-02-05', '2026-03-05', 'high'],
    ['from a weekend on', '2026-09-07', '2026-10-05', 'high'],
  ])('%s have this confidence: %s %s %s', (_, first, last, confidence) => {
    expect(detect('DISNEYPLUS', first, last)?.confidence).toBe(confidence);
  });

  it('are high where their lines state the cycle, and where more charges follow', () => {
    expect(detect('DISNEYPLUS 4-WEEKLY', '2026-10-20', '2026-11-17')?.confidence).toBe('high');
    const more = detect('DISNEYPLUS', '2026-08-25', '2026-09-22', '2026-10-20', '2026-11-17');
    expect(more).toEqual({ cycle: '4 weekly', confidence: 'high' });
  });
});
