import { detectInMails } from '@kumbara/detection';
import { expect, it } from 'vitest';
import { mailCountries } from '#mails/generate-mailbox.ts';
import { firstSeed } from '#seeds.ts';
import { createMailCase } from './evaluate-mailboxes.ts';
import { scoreMails } from './mail-score.ts';

/** Lower bounds for any change, below the values measured on many more mailboxes (docs/benchmarks.md). */
it('finds the subscriptions of generated mailboxes', { timeout: 120_000 }, async () => {
  const scores = [];
  for (const country of mailCountries) {
    const { mailbox, mails, today } = await createMailCase(country, firstSeed.tests);
    scores.push(scoreMails(detectInMails(mails, { today, currency: mailbox.currency }), mailbox));
  }
  const findings = scores.flatMap((one) => one.findings);
  const right = findings.filter(({ kind, truth }) => kind === 'right' && truth?.expect === 'found');
  const count = (wanted: string) => findings.filter(({ kind }) => kind === wanted).length;
  expect(right.length).toBeGreaterThan(15);
  expect(right.length / (right.length + count('wrong'))).toBeGreaterThanOrEqual(0.85);
  expect(right.length / (right.length + count('missed'))).toBeGreaterThanOrEqual(0.85);
  expect(right.filter(({ amount }) => amount).length / right.length).toBeGreaterThanOrEqual(0.9);
  expect(scores.flatMap((one) => one.cancellations).filter(({ falseAutomatic }) => falseAutomatic)).toEqual([]);
});
