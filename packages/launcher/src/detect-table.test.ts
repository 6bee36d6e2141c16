import { statementErrorCodes } from '@kumbara/shared';
import { expect, it } from 'vitest';
import { formatTable } from './detect-table.ts';

it.each([...statementErrorCodes, 'mail_damaged'])('says %s in a sentence beside the findings', (error) => {
  const netflix = {
    name: 'Netflix',
    amount: 229.99,
    currency: 'TRY',
    cycle: 'monthly',
    interval: 1,
    next_date: '2026-07-11',
    confidence: 'high',
  } as const;
  const report = {
    'good.xls': { found: [netflix], cancelled: [] },
    'refused.pdf': { found: [], cancelled: [], error },
  };
  const [header, good, refused] = formatTable(report, { together: false }).split('\n');
  expect(header).toBe('file         name     amount      cycle    next        confidence');
  expect(good).toBe('good.xls     Netflix  229.99 TRY  monthly  2026-07-11  high');
  expect(refused).toMatch(/^refused\.pdf {2}[A-Z][a-zA-Z’ .,-]{15,}$/);
});
