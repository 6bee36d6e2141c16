import { describe, expect, it } from 'vitest';
import type { AccountIdentity } from './account.ts';
import { detectInStatements } from './detect.ts';
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
const lifeOf = (...documents: StatementDocument[]) => {
  const { findings, stopped } = detectInStatements(documents, { today });
  return [...findings, ...stopped].find(({ service_id }) => service_id === 'netflix')?.life;
};

describe('silence', () => {
  it('of a card says nothing about what another account pays', () => {
    expect(lifeOf(charged(account), silent(card))).toBe('early');
    expect(lifeOf(charged(card), silent(account))).toBe('early');
    expect(lifeOf(charged(card), silent({ ...card, issuer: 'Akbank' }))).toBe('early');
    expect(lifeOf(charged(card), silent({ ...card, currency: 'USD' }))).toBe('early');
  });

  it('of the same card stops it', () => {
    expect(lifeOf(charged(card), silent(card))).toBe('stopped');
  });

  it('counts where a document does not print what it is about', () => {
    expect(lifeOf(charged(card), silent({}))).toBe('stopped');
    expect(lifeOf(charged(card), silent({ kind: 'unknown', currency: 'TRY' }))).toBe('stopped');
    expect(lifeOf(charged({}), silent(card))).toBe('stopped');
  });

  it('of the account counts from where a subscription moved from the card to it', () => {
    const moved = documentOf([line('2026-03-11', 'NETFLIX.COM', 229.99)], { ...account, period: untilEndOf('03') });
    expect(lifeOf(charged(card), moved, silent(account))).toBe('stopped');
    expect(lifeOf(charged(card), moved, silent(card))).toBe('active');
  });

  it('of an account that pays another plan of the service does not stop the plan on the card', () => {
    const other = months('2026-06-20', 6).map((date) => line(date, 'NETFLIX.COM', 12.99, { currency: 'GBP' }));
    const abroad = documentOf(other, { ...account, currency: 'GBP', id: 'abroad', period: untilEndOf('06') });
    const running = (...documents: StatementDocument[]) =>
      detectInStatements(documents, { today }).findings.map(({ currency, life }) => `${currency} ${life}`);
    expect(running(charged(card), abroad).sort()).toEqual(['GBP active', 'TRY early']);
    expect(running(charged(card), silent(card), abroad)).toEqual(['GBP active']);
  });

  it('of another account does not make a yearly plan of a monthly one', () => {
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

it('other accounts change nothing about when a subscription is paid and whether it runs', () => {
  for (let seed = 1; seed <= 30; seed += 1) {
    const random = seededRandom(seed);
    const bound = Math.ceil(random() * 6);
    const lines = months(`2026-0${bound}-1${seed % 10}`, Math.ceil(random() * 6)).map((date) =>
      line(date, ['SPOTIFY', 'GAIN MEDYA', 'YUVAM KITAP KULUBU'][seed % 3] as string, 60 + seed),
    );
    const paid = documentOf(lines, { ...card, period: untilEndOf(`0${bound}`) });
    const other = documentOf(shopping(seed + 100), { ...account, period: { from: '2025-06-01', to: today } });
    const told = (documents: StatementDocument[]) => {
      const { findings, stopped } = detectInStatements(documents, { today });
      // Chance makes a habit of shopping, too.
      return [...findings, ...stopped]
        .filter(({ charges }) => charges[0]?.amount === 60 + seed)
        .map(({ service_name, billing_cycle, life, next_payment_date }) => ({
          service_name,
          billing_cycle,
          life,
          next_payment_date,
        }));
    };
    expect(told([paid, other]), `seed ${seed}`).toEqual(told([paid]));
  }
});
