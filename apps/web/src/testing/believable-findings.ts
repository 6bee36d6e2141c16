import { addDays, type DetectedSubscription, type Evidence, type ReasonCode, type Subscription } from '@kumbara/shared';
import { aDetection, todayUtc } from './factories.ts';

/*
 * Findings that leave something open, as documents make them: for pictures.
 */

const inDays = (days: number) => addDays(todayUtc(), days);

type Charges = { of: string; amount: number; currency?: string; ago: number; count?: number; every?: number };

/** Charges as a statement prints them, the newest first. */
function charges({ of, amount, currency = 'TRY', ago, count = 4, every = 30 }: Charges): Evidence[] {
  return Array.from({ length: count }, (_, n) => {
    const date = inDays(-ago - n * every);
    const [year, month, day] = date.split('-');
    const text = `${day}.${month}.${year} ${of} ${amount.toFixed(2).replace('.', ',')}`;
    return { source: 'statement', date, text, amount, currency };
  });
}

const regular: ReasonCode[] = ['known_service', 'several_charges', 'regular_interval', 'same_amount'];
const stranger: ReasonCode[] = ['several_charges', 'regular_interval', 'same_amount', 'unknown_merchant'];

/** Of a statement that was uploaded months later: nobody knows whether they still run. */
export const oldFindings = (): DetectedSubscription[] => [
  aDetection({
    amount: 189.99,
    confidence: 'medium',
    evidence: charges({ of: 'NETFLIX.COM ISTANBUL TR', amount: 189.99, ago: 261, count: 3 }),
    reasons: [...regular, 'not_read_since'],
  }),
  aDetection({
    service_name: 'KADIKOY SPOR AKADEMISI UYELIK AIDATI',
    amount: 12_500,
    category: 'other',
    billing_interval: 3,
    confidence: 'medium',
    evidence: charges({ of: 'KADIKOY SPOR AKADEMISI UYELIK AIDATI', amount: 12_500, ago: 245, count: 2, every: 91 }),
    reasons: [...stranger, 'recurring_words', 'not_read_since', 'statement_not_reconciled'],
  }),
  aDetection({
    service_name: 'Gazete Oksijen',
    amount: 1199,
    category: 'news',
    billing_cycle: 'yearly',
    confidence: 'medium',
    evidence: charges({ of: 'IYZICO/GAZETE OKSIJEN', amount: 1199, ago: 640, count: 1 }),
    reasons: ['known_service', 'single_charge', 'cycle_assumed', 'not_read_since', 'reseller'],
  }),
];

/** What is doubtful in another way each. `tracked` is on the list already. */
export const doubtfulFindings = (tracked: Subscription): DetectedSubscription[] => [
  aDetection({
    amount: 149.99,
    next_payment_date: inDays(16),
    evidence: charges({ of: 'NETFLIX.COM ISTANBUL TR', amount: 149.99, ago: 14 }),
  }),
  aDetection({
    amount: 289.99,
    next_payment_date: inDays(14),
    evidence: charges({ of: 'NETFLIX.COM ISTANBUL TR', amount: 289.99, ago: 16 }),
    already_tracked: tracked.id,
    asks_again: true,
    changes: [
      { field: 'amount', from: tracked.amount, to: 289.99, currency: 'TRY', on: inDays(-46) },
      { field: 'billing', from: tracked, to: { billing_cycle: 'weekly', billing_interval: 4 } },
      { field: 'next_payment_date', from: tracked.next_payment_date, to: inDays(14) },
    ],
    reasons: [...regular, 'price_changed_since_dismissed'],
  }),
  aDetection({
    service_name: 'ChatGPT',
    amount: 848,
    category: 'software',
    next_payment_date: inDays(12),
    evidence: charges({ of: 'OPENAI *CHATGPT SUBSCR SAN FRANCISCO US 20,00 USD', amount: 848, ago: 18, count: 5 }),
    reasons: ['known_service', 'several_charges', 'regular_interval', 'foreign_price_constant', 'recurring_words'],
  }),
  aDetection({
    service_name: 'Disney+',
    amount: 12.99,
    confidence: 'medium',
    next_payment_date: inDays(14),
    evidence: charges({ of: 'DISNEYPLUS', amount: 12.99, ago: 16, count: 3 }),
    reasons: [...regular, 'currency_assumed'],
  }),
  aDetection({
    service_name: 'Spotify',
    amount: 99,
    category: 'music',
    confidence: 'medium',
    next_payment_date: inDays(20),
    evidence: charges({ of: 'SPOTIFY P2B41D6 STOCKHOLM', amount: 99, ago: 10 }).map((one, n) =>
      n === 0 ? { ...one, text: 'SPOTIFY P2B41D6 STOCKHOLM 99,00' } : { ...one, text: '' },
    ),
    reasons: [...regular, 'day_assumed'],
  }),
  aDetection({
    service_name: 'PRABELOR FENTI',
    amount: 61.5,
    currency: 'USD',
    category: 'other',
    billing_cycle: 'weekly',
    billing_interval: 2,
    confidence: 'medium',
    next_payment_date: inDays(3),
    evidence: charges({ of: 'PRABELOR FENTI', amount: 61.5, currency: 'USD', ago: 11, count: 11, every: 14 }),
    reasons: [
      'several_charges',
      'unknown_merchant',
      'irregular_interval',
      'varying_amount',
      'missed_charge',
      'overdue',
    ],
  }),
];

/** Over by the end of what was uploaded. */
export const stoppedFindings = (): DetectedSubscription[] => [
  aDetection({
    service_name: 'HBO Max',
    amount: 99.9,
    evidence: charges({ of: 'BLUTV DIJITAL YAYIN', amount: 99.9, ago: 226 }),
  }),
  aDetection({
    service_name: 'Adobe Creative Cloud (Bütün Uygulamalar, yıllık taahhütlü)',
    amount: 14_999.9,
    currency: 'EUR',
    billing_cycle: 'yearly',
    evidence: charges({ of: 'ADOBE', amount: 14_999.9, ago: 410, count: 1 }),
  }),
  aDetection({
    service_name: 'Storytel',
    amount: null,
    evidence: charges({ of: 'STORYTEL', amount: 69.99, ago: 223 }),
  }),
];

const mail = (ago: number, text: string, amount?: number): Evidence => ({
  source: 'mail',
  date: inDays(-ago),
  text,
  ...(amount !== undefined && { amount, currency: 'TRY' }),
});

/** What mails leave open: a trial, a rise to come, a payment that failed, a last receipt long ago. */
export const doubtfulMailFindings = (): DetectedSubscription[] => [
  aDetection({
    service_name: 'YouTube Premium',
    amount: 79.99,
    sender: 'YouTube <noreply-purchases@youtube.com>',
    next_payment_date: inDays(9),
    evidence: [
      mail(3, 'Üyelik fiyatın bir sonraki ödemenden itibaren ayda 104,99 TL olacak.'),
      ...[21, 51, 81].map((ago) => mail(ago, 'YouTube Premium üyeliğiniz yenilendi: ₺79,99', 79.99)),
    ],
    price_history: [
      { date: inDays(-81), amount: 79.99, currency: 'TRY' },
      { date: inDays(9), amount: 104.99, currency: 'TRY' },
    ],
    reasons: ['known_service', 'known_sender', 'several_charges', 'regular_interval', 'same_amount', 'receipt'],
  }),
  aDetection({
    service_name: 'Canva',
    amount: 149.99,
    category: 'software',
    confidence: 'medium',
    sender: 'Canva <no-reply@account.canva.com>',
    next_payment_date: inDays(5),
    evidence: [mail(25, '30 günlük ücretsiz Canva Pro denemen başladı. Sonrasında ayda 149,99 TL.')],
    reasons: ['known_service', 'known_sender', 'trial'],
  }),
  aDetection({
    service_name: 'Exxen',
    amount: 160.9,
    confidence: 'medium',
    sender: 'Exxen <bilgi@exxen.com>',
    evidence: [mail(6, 'Exxen üyeliğinin 160,90 TL tutarındaki yenileme ödemesi alınamadı. Kartını güncelle.', 160.9)],
    reasons: ['known_service', 'known_sender', 'payment_failed', 'cycle_assumed'],
  }),
  aDetection({
    service_name: 'Storytel',
    amount: 69.99,
    category: 'education',
    confidence: 'medium',
    sender: 'Storytel <merhaba@storytel.com>',
    evidence: [220, 250].map((ago) => mail(ago, 'Storytel makbuzun: 69,99 TL', 69.99)),
    reasons: ['known_service', 'known_sender', 'several_charges', 'same_amount', 'receipt', 'overdue'],
  }),
];
