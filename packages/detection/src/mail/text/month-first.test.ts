import { describe, expect, it } from 'vitest';
import { read } from '#mail/testing/a-mail.ts';

describe('a day such as 04/12/2026', () => {
  const next = (text: string, from?: string) =>
    read({ subject: 'Your free trial has started', text, ...(from && { from }) }).map(({ next_date }) => next_date);

  it('is read like the other days of the mail', () => {
    expect(next('Started: 11/20/2026. Free until 12/04/2026, then $9.99 a month.')).toEqual(['2026-12-04']);
    expect(next('Started: 20/11/2026. Free until 04/12/2026, then $9.99 a month.')).toEqual(['2026-12-04']);
  });

  it('is as far away as the trial is long', () => {
    expect(next('Your 14 days are free until 04/12/2026, then $9.99 a month.')).toEqual(['2026-12-04']);
    expect(next('Your 14 days are free until 12/04/2026, then $9.99 a month.')).toEqual(['2026-12-04']);
  });

  it('lies ahead where something is announced for it', () => {
    expect(next('Your trial is free until 04/12/2026, then $9.99 a month.')).toEqual(['2026-12-04']);
  });

  it('is a month ahead in a mail of the day before its other reading: 11/12/2026 on 11 November', () => {
    const renewal = (text: string) =>
      read({ date: '2026-11-11T09:00:00Z', subject: 'Deezer', text }).map(({ next_date }) => next_date);
    expect(renewal('Aylık aboneliğiniz yenilendi: 89,99 TL\nBir sonraki ödeme tarihi: 11/12/2026')).toEqual([
      '2026-12-11',
    ]);
    expect(renewal('Votre abonnement : 11,99 € par mois\nProchain prélèvement le 11/12/2026')).toEqual(['2026-12-11']);
  });

  it('has the month first for who counts in dollars, not in pounds', () => {
    expect(next('Your trial is free until 01/02/2027, then $9.99 a month.')).toEqual(['2027-01-02']);
    expect(next('Your trial is free until 01/02/2027, then £9.99 a month.')).toEqual(['2027-02-01']);
  });
});
