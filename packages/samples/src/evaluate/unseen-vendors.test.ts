import { detectInEvents, readMail } from '@kumbara/detection';
import { addDays, type IsoDate } from '@kumbara/shared';
import { expect, it } from 'vitest';
import { assignFolds, loadMailCorpus, toMail } from '#corpus/load-corpus.ts';
import { scoreCorpusMail } from './corpus-score.ts';

/** Lower bounds for any change, below what `npm run evaluate -- mails` prints. */
it('finds the subscriptions of vendors that no weight was fitted on, and accepts no phishing', () => {
  const corpus = loadMailCorpus();
  const folds = assignFolds(corpus);
  const scores = corpus
    .filter(({ id }) => folds.get(id) === 'held-out')
    .map((mail) => {
      const options = { today: addDays(mail.date.slice(0, 10) as IsoDate, 1), currency: 'EUR' };
      const events = readMail(toMail(mail), options);
      return scoreCorpusMail(mail, { events, ...detectInEvents(events, options) });
    });
  const findings = scores.flatMap((score) => score.findings);
  const count = (wanted: string) => findings.filter(({ kind }) => kind === wanted).length;
  expect(count('right') / (count('right') + count('wrong'))).toBeGreaterThanOrEqual(0.9);
  expect(count('right') / (count('right') + count('missed'))).toBeGreaterThanOrEqual(0.8);
  expect(scores.filter(({ isPhishingAccepted }) => isPhishingAccepted)).toEqual([]);
  expect(scores.reduce((sum, { falseAutomatic }) => sum + falseAutomatic, 0)).toBe(0);
});
