import { describe, expect, it } from 'vitest';
import type { Mailbox, MailTruth, SampleMail, TrueMailSubscription } from '#mails/mailbox.ts';
import { type ReportedFinding, scoreMails } from './mail-score.ts';

const mail = (id: string, text: string, truth: Partial<MailTruth>): SampleMail => ({
  eml: Buffer.alloc(0),
  truth: { events: [], template: id, ...truth },
  content: {
    from: { name: 'Somebody', address: 'a@b.example' },
    to: { name: '', address: 'me@b.example' },
    subject: id,
    date: new Date('2026-09-01T08:00:00Z'),
    messageId: id,
    text,
    attachments: [],
    trace: [],
  },
  mimeEncoding: { charset: 'utf-8', encoding: '8bit', width: 76, splitsAmounts: false, headerEncoding: 'B' },
});

const subscription = (name: string, more: Partial<TrueMailSubscription> = {}): TrueMailSubscription => ({
  name,
  aliases: [],
  amount: 9.99,
  alternativeAmounts: [],
  currency: 'EUR',
  cycle: 'monthly',
  interval: 1,
  isCycleShown: true,
  next_date: '2026-10-01',
  isNextDateShown: true,
  known: true,
  scenario: 'steady',
  channel: 'direct',
  mails: [name],
  expect: 'found',
  ...more,
});

const mailbox: Mailbox = {
  seed: 'by hand',
  country: 'DE',
  language: 'de',
  currency: 'EUR',
  from: '2026-08-01',
  today: '2026-09-24',
  mails: [
    mail('Netflix', 'paid 9.99', {}),
    mail('fake', 'renew your card at once', { phishing: true }),
    mail('order', 'thanks', {}),
  ],
  subscriptions: [
    subscription('Netflix', { charged_total: 11.99 }),
    subscription('Spotify'),
    subscription('GitHub', { expect: 'absent' }),
    subscription('Zoom', { expect: 'optional', amount: null }),
  ],
  cancelled: [
    { name: 'GitHub', aliases: [], isProvable: false, isExpected: true },
    { name: 'Hulu', aliases: [], isProvable: true, isExpected: true },
  ],
  forbidden: [],
};

const shown = (service_name: string, more: Partial<ReportedFinding> = {}): ReportedFinding => ({
  service_name,
  amount: 9.99,
  currency: 'EUR',
  billing_cycle: 'monthly',
  billing_interval: 1,
  next_payment_date: '2026-10-01',
  confidence: 'high',
  probability: 0.9,
  email_id: service_name,
  ...more,
});
const scoresOf = (...findings: ReportedFinding[]) => scoreMails({ findings, cancelled: [] }, mailbox).findings;
const kinds = (...findings: ReportedFinding[]) =>
  scoresOf(...findings).map(({ kind, actualKind: what }) => what ?? kind);

describe('scoring a mailbox', () => {
  it('calls a matching finding right and an unreported subscription missed', () => {
    expect(kinds(shown('Netflix'))).toEqual(['right', 'missed']);
    expect(scoresOf(shown('netflix.com'))[0]).toMatchObject({
      name: true,
      amount: true,
      currency: true,
      cycle: true,
      nextDate: true,
    });
  });

  it('calls ended subscriptions, duplicates and unrelated mails wrong', () => {
    const order = shown('Kitap Ambarı', { email_id: 'order' });
    expect(kinds(shown('Netflix'), shown('Netflix'), shown('GitHub'), order, shown('Spotify'))).toEqual([
      'right',
      'twice',
      'over',
      'order',
      'right',
    ]);
  });

  it('distinguishes the total with tax from the price', () => {
    expect(scoresOf(shown('Netflix', { amount: 11.99 }))[0]).toMatchObject({ amount: false, isTotal: true });
  });

  it('requires the exact day when a mail states it', () => {
    expect(scoresOf(shown('Netflix', { next_payment_date: '2026-10-02' }))[0]).toMatchObject({ nextDate: false });
  });

  it('excuses an optional subscription, but not a price that no mail states', () => {
    expect(scoresOf(shown('Zoom', { amount: null }))[0]?.kind).toBe('excused');
    expect(kinds(shown('Zoom'))[0]).toBe('a price no mail states');
  });

  it('counts cancellations that were listed, missed, invented, and automatic without proof', () => {
    const cancelled = [
      { service_name: 'GitHub', automatic: true, email_id: 'GitHub' },
      { service_name: 'Spotify', automatic: false, email_id: 'fake' },
    ];
    const { cancellations, phishing } = scoreMails({ findings: [], cancelled }, mailbox);
    expect(cancellations.map(({ kind, falseAutomatic }) => [kind, falseAutomatic])).toEqual([
      ['listed', true],
      ['false', false],
      ['missed', false],
    ]);
    expect(phishing).toEqual({ mails: 1, accepted: ['Spotify (fake)'] });
  });

  it('detects the words of a phishing mail in the evidence of a right finding', () => {
    const finding = shown('Netflix', { evidence: [{ text: 'paid 9.99' }, { text: 'renew your card' }] });
    expect(scoreMails({ findings: [finding], cancelled: [] }, mailbox).phishing.accepted).toEqual([
      'Netflix (Netflix)',
    ]);
  });
});
