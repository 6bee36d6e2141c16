import { detectInEvents, readMail } from '@kumbara/detection';
import { addDays, type IsoDate } from '@kumbara/shared';
import { expect, it } from 'vitest';
import { type CorpusMail, mailLanguages } from '#corpus/corpus-mail.ts';
import { assignFolds, loadMailCorpus, toMail } from '#corpus/load-corpus.ts';
import { scoreCorpusMail } from './corpus-score.ts';

const corpus = loadMailCorpus();

function scoreAlone(mails: readonly CorpusMail[]) {
  const scores = mails.map((mail) => {
    const options = { today: addDays(mail.date.slice(0, 10) as IsoDate, 1), currency: 'EUR' };
    const events = readMail(toMail(mail), options);
    return scoreCorpusMail(mail, { events, ...detectInEvents(events, options) });
  });
  const findings = scores.flatMap((score) => score.findings);
  const count = (wanted: string) => findings.filter(({ kind }) => kind === wanted).length;
  return {
    scores,
    precision: count('right') / (count('right') + count('wrong')),
    recall: count('right') / (count('right') + count('missed')),
  };
}

/** Lower bounds for any change, below what `npm run evaluate -- mails` prints. */
it('finds the subscriptions of vendors that no weight was fitted on, and accepts no phishing', () => {
  const folds = assignFolds(corpus);
  const { scores, precision, recall } = scoreAlone(corpus.filter(({ id }) => folds.get(id) === 'held-out'));
  expect(precision).toBeGreaterThanOrEqual(0.9);
  expect(recall).toBeGreaterThanOrEqual(0.8);
  expect(scores.filter(({ isPhishingAccepted }) => isPhishingAccepted)).toEqual([]);
  expect(scores.reduce((sum, { falseAutomatic }) => sum + falseAutomatic, 0)).toBe(0);
});

it('reads mails in languages of which no weight was fitted on generated mails', () => {
  const others = corpus.filter(({ language }) => !(mailLanguages as readonly string[]).includes(language));
  const { scores, precision, recall } = scoreAlone(others);
  expect(precision).toBe(1);
  expect(recall).toBeGreaterThanOrEqual(0.85);
  const count = (of: (score: (typeof scores)[number]['ended']) => number) =>
    scores.reduce((sum, { ended }) => sum + of(ended), 0);
  expect(count(({ listed }) => listed)).toBe(count(({ items }) => items));
});
