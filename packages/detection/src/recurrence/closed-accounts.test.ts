import { describe, expect, it } from 'vitest';
import { detectInStatements } from '#detect-in-statements.ts';
import { detectInAll } from '#merge/detect-together.ts';
import { documentOf, line } from '#testing/statements.ts';

const today = '2026-06-20';
const giro = { kind: 'account', issuer: 'Akbank', currency: 'TRY' } as const;
const paid = ['2026-04-11', '2026-05-11'].map((date) => line(date, 'NETFLIX.COM', 229.99));
const closed = (text: string, more: Parameters<typeof line>[3] = {}) => line('2026-06-02', text, 4180.2, more);
const seen = (...documents: Parameters<typeof detectInStatements>[0]) => {
  const [found] = detectInStatements(documents, { today }).findings;
  return found && { confidence: found.confidence, next: found.next_payment_date };
};
const open = { confidence: 'high', next: undefined };
const running = { confidence: 'high', next: '2026-07-11' };

describe('subscriptions paid from a closed account', () => {
  it.each([
    'HESAP KAPATMA TALEBI BAKIYE ODEMESI',
    'ACCOUNT CLOSURE - BALANCE PAID OUT',
    'KONTOAUFLÖSUNG RESTGUTHABEN',
    'KONTOAUFLOESUNG',
    'CLÔTURE DE COMPTE',
    'CIERRE DE CUENTA',
    'ESTINZIONE CONTO CORRENTE',
    'ENCERRAMENTO DE CONTA',
    'OPHEFFING REKENING',
  ])('have no next day: %s', (text) => {
    expect(seen(documentOf([...paid, closed(text)], giro))).toEqual(open);
  });

  it('are not known to run', () => {
    const documents = [documentOf([...paid, closed('ACCOUNT CLOSURE')], giro)];
    const { proposals } = detectInAll({ documents, mails: [], today, currency: 'TRY' });
    expect(proposals).toMatchObject([{ confidence: 'high', last_seen: '2026-05-11', covered_since: false }]);
    expect(proposals[0]?.next_payment_date).toBeUndefined();
  });

  it.each([
    ['another account was closed', closed('VADELI HESAP KAPAMA')],
    ['its money came in', closed('HESAP KAPAMA', { direction: 'in' })],
    ['a balance is printed', closed('ACCOUNT CLOSING BALANCE')],
  ])('continue where %s', (_, last) => {
    expect(seen(documentOf([...paid, last], giro))).toEqual(running);
  });

  it('continue where the account continues, and where another one pays', () => {
    const first = documentOf([...paid, closed('HESAP KAPAMA')], giro);
    const later = documentOf([line('2026-06-09', 'KIRTASIYE', 80)], { ...giro, id: 'later' });
    const card = { ...giro, kind: 'card', issuer: 'Garanti BBVA', id: 'card' } as const;
    const moved = documentOf([line('2026-06-11', 'NETFLIX.COM', 229.99)], card);
    expect(seen(first, later)).toEqual(running);
    expect(seen(first, moved)).toEqual(running);
    expect(seen(first, documentOf([line('2026-06-09', 'KIRTASIYE', 80)], card))).toEqual(open);
  });
});
