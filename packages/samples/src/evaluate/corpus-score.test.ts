import { expect, it } from 'vitest';
import type { CorpusMail } from '#corpus/corpus-mail.ts';
import { type ReportedMail, scoreCorpusMail } from './corpus-score.ts';

const mail: CorpusMail = {
  id: 'en-lumio-1',
  vendor: 'lumio',
  template: 'en-lumio-1',
  channel: 'direct',
  language: 'en',
  class: 'mixed-receipt',
  from: { name: 'Lumio', address: 'billing@lumio.example' },
  authenticated: 'lumio.example',
  subject: 'Your receipt',
  date: '2026-10-05T09:00:00Z',
  text: 'Lumio Sketch, monthly 12.00 USD. Brush pack 5.00 USD.',
  phishing: false,
  items: [
    {
      name: 'Lumio Sketch',
      event: 'charged',
      amount: 12,
      currency: 'USD',
      billing_cycle: 'monthly',
      recurring: true,
      shown: 'yes',
    },
    { name: 'Brush pack', event: 'none', amount: 5, currency: 'USD', recurring: false, shown: 'no' },
  ],
};
const ended: CorpusMail = {
  ...mail,
  class: 'cancellation',
  reason: 'cancelled',
  items: [{ name: 'Lumio Sketch', event: 'cancelled', recurring: true, shown: 'no' }],
};

type Report = ReportedMail;
const nothing: Report = { events: [], findings: [], cancelled: [] };
const finding: Report['findings'][number] = {
  service_name: 'Lumio Sketch',
  amount: 12,
  currency: 'USD',
  billing_cycle: 'monthly',
  billing_interval: 1,
  confidence: 'medium',
  probability: 0.8,
};
const score = (report: Partial<Report>, of = mail) => scoreCorpusMail(of, { ...nothing, ...report });

it('counts a subscription once and its amount, cycle and name apart', () => {
  const { findings } = score({ findings: [finding, { ...finding, probability: 0.7 }] });
  expect(findings).toMatchObject([{ kind: 'right', name: true, amount: true, cycle: true }, { kind: 'wrong' }]);
  expect(score({ findings: [{ ...finding, amount: 17 }] }).findings).toMatchObject([{ kind: 'right', amount: false }]);
});

it('takes a catalogue id that the label does not have for another product', () => {
  expect(score({ findings: [{ ...finding, service_id: 'adobe' }] }).findings).toMatchObject([{ name: false }]);
});

it('counts a one-off item as wrong and the subscription beside it as missed', () => {
  const { findings } = score({ findings: [{ ...finding, service_name: 'Brush pack', amount: 5 }] });
  expect(findings.map(({ kind }) => kind)).toEqual(['wrong', 'missed']);
});

it('calls an automatic cancellation false where nothing ended or the mail proves nothing', () => {
  const cancelled = [{ service_name: 'Lumio Sketch', automatic: true }];
  expect(score({ cancelled }, ended)).toMatchObject({ falseAutomatic: 0, falseCancellations: 0 });
  expect(score({ cancelled })).toMatchObject({ falseAutomatic: 1, falseCancellations: 1 });
  for (const without of [{ authenticated: null }, { channel: 'app-store' }, { class: 'forwarded' }] as const)
    expect(score({ cancelled }, { ...ended, ...without }).falseAutomatic).toBe(1);
});

it('compares events with what the contract can say, and counts silence as none', () => {
  const events = [{ kind: 'cancelled_at_period_end', service_name: 'Lumio Sketch' }] as const;
  expect(score({ events: [...events] }, ended).events).toMatchObject([{ isRight: true }]);
  expect(score({ events: [...events] }).events).toMatchObject([{ isRight: false }]);
  expect(score({}).events).toEqual([]);
});

it('reports a phishing mail that shows anything', () => {
  const phishing = { ...mail, phishing: true, reason: 'phishing', items: [] };
  expect(score({ findings: [finding] }, phishing).isPhishingAccepted).toBe(true);
  expect(score({}, phishing).isPhishingAccepted).toBe(false);
});
