import { describe, expect, it } from 'vitest';
import type { AccountIdentity } from './account.ts';
import { detectInStatements } from './detect-in-statements.ts';
import type { StatementDocument } from './finding.ts';
import { documentOf, line, months, purchases, seededRandom } from './testing/statements.ts';

const today = '2026-07-01';
const card: AccountIdentity = { kind: 'card', issuer: 'Garanti BBVA', currency: 'TRY' };
const account: AccountIdentity = { kind: 'account', issuer: 'Akbank', currency: 'TRY' };
const untilEndOf = (month: string) => ({ from: '2026-01-01', to: `2026-${month}-28` });
const netflix = months('2026-02-11', 2).map((date) => line(date, 'NETFLIX.COM', 229.99));
const shopping = (seed: number) => purchases(seededRandom(seed), '2026-01-03', 175);
/** All that was bought until the end of June, Netflix not among it. */
const silent = (of: AccountIdentity) => documentOf(shopping(5), { ...of, id: 'silent', period: untilEndOf('06') });
const charged = (of: AccountIdentity) => documentOf(netflix, { ...of, id: 'charged', period: untilEndOf('02') });
const statusOf = (...documents: StatementDocument[]) => {
  const { findings, stopped } = detectInStatements(documents, { today });
  return [...findings, ...stopped].find(({ service_id }) => service_id === 'netflix')?.status;
};

describe('a missing charge', () => {
  it('on a card says nothing about another account', () => {
    expect(statusOf(charged(account), silent(card))).toBe('early');
    expect(statusOf(charged(card), silent(account))).toBe('early');
    expect(statusOf(charged(card), silent({ ...card, issuer: 'Akbank' }))).toBe('early');
    expect(statusOf(charged(card), silent({ ...card, currency: 'USD' }))).toBe('early');
  });

  it('on the same card stops a subscription', () => {
    expect(statusOf(charged(card), silent(card))).toBe('stopped');
  });

  it('counts where a document does not print its account', () => {
    expect(statusOf(charged(card), silent({}))).toBe('stopped');
    expect(statusOf(charged(card), silent({ kind: 'unknown', currency: 'TRY' }))).toBe('stopped');
    expect(statusOf(charged({}), silent(card))).toBe('stopped');
  });

  it('on the account counts after a subscription moved from the card to it', () => {
    const moved = documentOf([line('2026-03-11', 'NETFLIX.COM', 229.99)], { ...account, period: untilEndOf('03') });
    expect(statusOf(charged(card), moved, silent(account))).toBe('stopped');
    expect(statusOf(charged(card), moved, silent(card))).toBe('active');
  });

  it('on an account that pays another plan of the service does not stop the plan on the card', () => {
    const other = months('2026-06-20', 6).map((date) => line(date, 'NETFLIX.COM', 12.99, { currency: 'GBP' }));
    const abroad = documentOf(other, { ...account, currency: 'GBP', id: 'abroad', period: untilEndOf('06') });
    const running = (...documents: StatementDocument[]) =>
      detectInStatements(documents, { today }).findings.map(({ currency, status }) => `${currency} ${status}`);
    expect(running(charged(card), abroad).sort()).toEqual(['GBP active', 'TRY early']);
    expect(running(charged(card), silent(card), abroad)).toEqual(['GBP active']);
  });

  it('on another account does not make a monthly plan yearly', () => {
    const once = documentOf([line('2026-01-20', 'OPENAI *CHATGPT SUBSCR', 20, { currency: 'USD' })], {
      ...account,
      period: { from: '2026-01-01', to: '2026-01-31' },
    });
    const cycleWith = (other: StatementDocument) =>
      detectInStatements([once, other], { today }).findings.find(({ service_id }) => service_id === 'chatgpt')
        ?.billing_cycle;
    expect(cycleWith(silent(card))).toBe('monthly');
    expect(cycleWith(silent(account))).not.toBe('monthly');
  });
});

describe('an account that is covered while another one pays', () => {
  const paid = (dates: string[], of: AccountIdentity, name: string, amount = 229.99) =>
    documentOf(
      dates.map((date) => line(date, name, amount)),
      {
        ...of,
        id: `${of.issuer} ${dates[0]}`,
        period: { from: `${dates[0]?.slice(0, 7)}-01`, to: `${dates.at(-1)?.slice(0, 7)}-28` },
      },
    );
  const first = (name: string) => paid(['2026-01-11', '2026-02-11'], card, name);
  const reasons = (documents: StatementDocument[]) => detectInStatements(documents, { today }).findings[0]?.reasons;

  it('shows no missed charge where the subscription had moved, and one where both are covered', () => {
    const moved = [first('NETFLIX.COM'), paid(['2026-04-11', '2026-05-11', '2026-06-11'], account, 'NETFLIX.COM')];
    expect(reasons([...moved, silent(card)])).not.toContain('missed_charge');
    const inBetween = paid(['2026-02-11', '2026-04-11', '2026-05-11', '2026-06-11'], card, 'NETFLIX.COM');
    expect(reasons([first('NETFLIX.COM'), inBetween, silent(card)])).toContain('missed_charge');
  });

  it.each([
    ['a service', 'NETFLIX.COM', 229.99],
    ['a service that became dearer meanwhile', 'NETFLIX.COM', 289.99],
    ['somebody unknown', 'YUVAM KITAP KULUBU', 229.99],
  ])('and was replaced by it is one subscription with its whole history: %s', (_, name, amount) => {
    const later = paid(['2026-05-11', '2026-06-11'], account, name, amount);
    const { findings, stopped } = detectInStatements([first(name), silent(card), later], { today });
    expect(stopped).toEqual([]);
    expect(findings).toMatchObject([
      { amount, status: 'active', charges: { length: 4 }, next_payment_date: '2026-07-11' },
    ]);
    expect(findings[0]?.reasons).not.toContain('missed_charge');
  });
});

describe('an old statement', () => {
  const march = documentOf([line('2026-03-14', 'NETFLIX.COM', 229.99), line('2026-03-02', 'JETBRAINS YILLIK', 900)], {
    ...card,
    period: { from: '2026-03-01', to: '2026-03-31' },
  });
  const on = (day: string, ...more: StatementDocument[]) => detectInStatements([march, ...more], { today: day });

  it('shows what was charged, without a next day', () => {
    const { findings, stopped } = on('2026-11-20');
    expect(stopped).toEqual([]);
    const netflix = findings.find(({ service_id }) => service_id === 'netflix');
    expect(netflix).toMatchObject({ evidence: [{ date: '2026-03-14' }] });
    expect(netflix?.next_payment_date).toBeUndefined();
    expect(netflix?.reasons).toContain('not_read_since');
    expect(netflix?.reasons).not.toContain('overdue');
    // Of what is paid by the year, eight months are no long time.
    expect(findings.find(({ service_id }) => service_id === 'jetbrains')).toMatchObject({
      next_payment_date: '2027-03-02',
    });
  });

  it('is not old before the next one is due', () => {
    for (const day of ['2026-04-01', '2026-04-20', '2026-05-10'])
      expect(on(day).findings.map(({ reasons }) => reasons.includes('not_read_since'))).toEqual([false, false]);
  });

  it('shows what stopped once later ones are uploaded', () => {
    const later = documentOf(shopping(3), { ...card, id: 'later', period: { from: '2026-04-01', to: '2026-07-31' } });
    expect(on('2026-11-20', later).stopped).toMatchObject([{ service_id: 'netflix' }]);
  });
});

it('other accounts change nothing about when a subscription is paid and whether it runs', () => {
  for (let seed = 1; seed <= 30; seed += 1) {
    const random = seededRandom(seed);
    const bound = Math.ceil(random() * 6);
    const lines = months(`2026-0${bound}-1${seed % 10}`, Math.ceil(random() * 6)).map((date) =>
      line(date, ['SPOTIFY', 'GAIN MEDYA', 'YUVAM KITAP KULUBU'][seed % 3] as string, 60 + seed),
    );
    const paid = documentOf(lines, { ...card, period: untilEndOf(`0${bound}`) });
    const other = documentOf(shopping(seed + 100), { ...account, period: { from: '2025-06-01', to: today } });
    const detectNamed = (documents: StatementDocument[]) => {
      const { findings, stopped } = detectInStatements(documents, { today });
      // Chance makes a habit of shopping, too.
      return [...findings, ...stopped]
        .filter(({ charges }) => charges[0]?.amount === 60 + seed)
        .map(({ service_name, billing_cycle, status, next_payment_date }) => ({
          service_name,
          billing_cycle,
          status,
          next_payment_date,
        }));
    };
    expect(detectNamed([paid, other]), `seed ${seed}`).toEqual(detectNamed([paid]));
  }
});
