import { findServiceById } from '@kumbara/detection';
import { describe, expect, it } from 'vitest';
import { type CorpusMail, mailClasses, mailLanguages } from './corpus-mail.ts';
import { assignFolds, loadMailCorpus } from './load-corpus.ts';

const corpus = loadMailCorpus();
const folds = assignFolds(corpus);
const written = corpus.filter(({ batch }) => batch === undefined);

/** The distinct values of a field in one fold. */
const listIn = (fold: string, field: 'vendor' | 'template') =>
  new Set(corpus.filter(({ id }) => folds.get(id) === fold).map((mail) => mail[field]));

const countShared = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].filter((one) => b.has(one)).length;

const shingleLength = 4;
/** Overlapping runs of words, without digits and markup but for the texts of pictures. */
function listShingles({ subject, text = '', html = '' }: CorpusMail): Set<string> {
  const visible = `${subject} ${text || html.replace(/<(?:[^>"]|"[^"]*")*>/g, (tag) => /alt="([^"]*)"/.exec(tag)?.[1] ?? ' ')}`;
  const words = visible.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.map((_, at) => words.slice(at, at + shingleLength).join(' ')));
}

describe('the corpus of labelled mails', () => {
  it('has unique ids and names only services of the catalogue', () => {
    expect(new Set(corpus.map(({ id }) => id)).size).toBe(corpus.length);
    const unknown = corpus
      .flatMap(({ items }) => items)
      .filter(({ service_id }) => service_id && !findServiceById(service_id));
    expect(unknown).toEqual([]);
  });

  it('never divides a vendor or a template between fitting and measuring', () => {
    for (const field of ['vendor', 'template'] as const)
      expect(countShared(listIn('fit', field), listIn('held-out', field))).toBe(0);
  });

  it('measures no wording that is used in fitting', () => {
    const shingles = corpus.map((mail) => ({ mail, own: listShingles(mail) }));
    const [fit, heldOut] = (['fit', 'held-out'] as const).map((fold) =>
      shingles.filter(({ mail }) => folds.get(mail.id) === fold),
    ) as [typeof shingles, typeof shingles];
    const same = heldOut.flatMap(({ mail, own }) =>
      fit
        .filter(({ own: other }) => countShared(own, other) / Math.min(own.size, other.size) > 0.5)
        .map((other) => `${mail.id} and ${other.mail.id}`),
    );
    expect(same).toEqual([]);
  });

  it('has enough mails and vendors of every class and language in both folds', () => {
    for (const [at, name] of mailClasses.entries()) {
      const own = written.filter((mail) => mail.class === name);
      const isDifficult = at < mailClasses.indexOf('one-off-order');
      expect([name, own.length >= (isDifficult ? 20 : 10)]).toEqual([name, true]);
      expect([name, new Set(own.map(({ vendor }) => vendor)).size >= 5]).toEqual([name, true]);
      for (const fold of ['fit', 'held-out'])
        expect([name, fold, own.filter(({ id }) => folds.get(id) === fold).length >= 3]).toEqual([name, fold, true]);
    }
    for (const language of mailLanguages)
      expect(written.filter((mail) => mail.language === language).length).toBeGreaterThanOrEqual(20);
    expect(written.filter(({ reason }) => reason).length / written.length).toBeGreaterThanOrEqual(0.4);
  });
});
