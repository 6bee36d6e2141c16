import type { Mail } from '@kumbara/detection';
import { describe, expect, it } from 'vitest';
import { mailKeywords } from '#baselines/mail-keywords.ts';
import { mailSenders } from '#baselines/mail-senders.ts';
import { addMailTallies, countMailScores, measureMailFigures } from './tally.ts';

const mail = (id: string, from: string, subject: string, text: string, date = '2026-09-20T08:00:00.000Z'): Mail => ({
  message_id: id,
  from: [{ name: from.split('@')[1]?.split('.')[0] ?? '', address: from }],
  subject,
  date,
  text,
  headers: [],
});
const receipt = mail('1', 'info@netflix.com', 'Netflix ödeme makbuzunuz', 'Toplam: 1.289,99 TL');
const order = mail('2', 'shop@barn.example', 'Your invoice', 'Total $12.50, shipping $3.00');
const old = mail('3', 'info@spotify.com', 'Your receipt', '9,99 €', '2026-07-01T08:00:00.000Z');
const ended = mail('4', 'info@hulu.com', 'Your subscription is cancelled', 'You paid $9.99');
const today = '2026-09-24';

describe('the keyword baselines', () => {
  it('take the first price of any mail with a receipt word in its subject, and a cancellation word as a cancellation', () => {
    expect(mailKeywords.find([receipt, order, old, ended], today)).toEqual({
      findings: [
        { name: 'netflix', email_id: '1', amount: 1289.99, currency: 'TRY' },
        { name: 'barn', email_id: '2', amount: 12.5, currency: 'USD' },
      ],
      cancelled: [{ name: 'hulu', email_id: '4' }],
    });
  });

  it('take the first price of known senders only', () => {
    expect(mailSenders.find([receipt, order], today).findings.map(({ name }) => name)).toEqual(['netflix']);
  });
});

it('counts right answers among the applicable ones over all mailboxes', () => {
  const finding = { service_name: 'A', email_id: '1' } as never;
  const truth = { expect: 'found' } as never;
  const tally = countMailScores({
    findings: [
      { kind: 'right', finding, truth, amount: true, currency: true, cycle: false },
      { kind: 'right', finding, truth, amount: false, currency: true },
      { kind: 'wrong', finding },
      { kind: 'missed', truth },
    ],
    cancellations: [{ kind: 'false', falseAutomatic: true }],
    phishing: { mails: 4, accepted: ['A'] },
  });
  expect(addMailTallies([tally, tally])).toMatchObject({
    right: 4,
    wrong: 2,
    falselyListed: 2,
    falseAutomatic: 2,
    phishing: 8,
  });
  const figures = measureMailFigures([tally]);
  expect(figures.precision.value).toBeCloseTo(2 / 3);
  expect(figures.recall.value).toBeCloseTo(2 / 3);
  expect(figures.amount.value).toBe(0.5);
  expect(figures.cycle.value).toBe(0);
});
