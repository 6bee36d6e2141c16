import { describe, expect, it } from 'vitest';
import { detectInMails } from './detect-in-mails.ts';
import { aMail, lines } from './testing/a-mail.ts';

const charge = (day: string, amount: string, next?: string) =>
  aMail({
    date: `${day}T09:00:00.000Z`,
    subject: 'Your Netflix receipt',
    text: `We received your payment of $${amount} for your monthly plan.${next ? ` Next billing date: ${next}` : ''}`,
  });
const found = (mails: ReturnType<typeof aMail>[], today = '2026-11-21') =>
  detectInMails(mails, { today }).findings.map(({ fingerprint, amount, next_payment_date }) =>
    [fingerprint, amount, next_payment_date].join(' · '),
  );

describe('several plans of one service', () => {
  it('tells two members’ plans apart by their days, although they cost the same', () => {
    const days = ['2026-09-03', '2026-09-17', '2026-10-03', '2026-10-17', '2026-11-03', '2026-11-17'];
    expect(found(days.map((day) => charge(day, '15.49'))).sort()).toEqual([
      'netflix · 15.49 · 2026-12-03',
      'netflix/2 · 15.49 · 2026-12-17',
    ]);
  });

  it('tells two plans apart by their prices, and follows each through a rise', () => {
    const mails = [
      charge('2026-09-03', '7.99'),
      charge('2026-09-03', '22.99'),
      charge('2026-10-03', '7.99'),
      charge('2026-10-03', '22.99'),
      charge('2026-11-03', '9.99'),
      charge('2026-11-03', '22.99'),
    ];
    expect(found(mails).sort()).toEqual(['netflix · 9.99 · 2026-12-03', 'netflix/2 · 22.99 · 2026-12-03']);
  });

  it('takes what was cancelled and begun again within the month for one plan', () => {
    const end = aMail({
      date: '2026-09-05T09:00:00.000Z',
      subject: 'Your membership is cancelled',
      text: 'You cancelled your Netflix membership.',
    });
    const mails = ['2026-08-03', '2026-09-03', '2026-09-10', '2026-10-10', '2026-11-10'].map((day) =>
      charge(day, '15.49'),
    );
    const { findings, cancelled } = detectInMails([...mails, end], { today: '2026-11-21' });
    expect([findings.length, cancelled]).toEqual([1, []]);
  });

  it('keeps one plan whose price rose, fell, or was billed twice within days', () => {
    expect(found([charge('2026-08-12', '9.99'), charge('2026-09-12', '4.99'), charge('2026-10-12', '9.99')])).toEqual([
      'netflix · 9.99 · 2026-12-12',
    ]);
    const paidAndInvoiced = ['2026-09-12', '2026-10-12', '2026-11-12'].flatMap((day) => [
      charge(day, '12.96'),
      charge(`${day.slice(0, 8)}14`, '12.00'),
    ]);
    expect(found(paidAndInvoiced)).toHaveLength(1);
  });

  it('reads every plan that a service’s receipt adds up, and none that it only offers', () => {
    const from = 'Adobe <mail@mail.adobe.com>';
    const subject = 'Your Adobe invoice';
    const items = 'Photoshop (monthly)\tUS$22.99\nAcrobat Pro (monthly)\tUS$19.99\n';
    expect(lines({ from, subject, text: `${items}Total\tUS$42.98` })).toEqual([
      'charge · Adobe Creative Cloud · 22.99 USD · monthly',
      'charge · Adobe Creative Cloud · 19.99 USD · monthly',
    ]);
    expect(lines({ from, subject, text: `${items}Total\tUS$22.99` })).toHaveLength(1);
  });

  it('never cancels by itself where it cannot know which plan ended', () => {
    const mails = ['2026-09-03', '2026-09-17', '2026-10-03', '2026-10-17'].map((day) => charge(day, '15.49'));
    const end = aMail({
      date: '2026-11-01T09:00:00.000Z',
      subject: 'Your Netflix membership has been canceled',
      text: 'Your membership has been canceled.',
      headers: [
        { name: 'Received', value: 'from mail.netflix.com by mx.example.org with ESMTPS; Sun, 1 Nov 2026' },
        { name: 'Authentication-Results', value: 'mx.example.org; dmarc=pass header.from=account.netflix.com' },
      ],
    });
    expect(detectInMails([...mails, end], { today: '2026-11-21' }).cancelled).toMatchObject([
      { automatic: false, reason: 'several_plans' },
    ]);
  });
});
