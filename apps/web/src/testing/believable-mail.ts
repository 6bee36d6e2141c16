import {
  addDays,
  type CancelledInMail,
  type DetectedSubscription,
  type Evidence,
  type MailConnection,
  type Scan,
} from '@kumbara/shared';
import { aCancellation, aConnection, aDetection, aScan, aScanResult, aSubscription, todayUtc } from './factories.ts';

/*
 * The mailboxes of a household as they might be, for pictures.
 */

const inDays = (days: number) => addDays(todayUtc(), days);
const mail = (days: number, text: string, amount?: number, currency = 'TRY'): Evidence => ({
  source: 'mail',
  date: inDays(-days),
  text,
  ...(amount !== undefined && { amount, currency }),
});

/** One that was cancelled by a mail, one that a mail only speaks of. */
export const mubi = aSubscription({
  name: 'MUBI',
  amount: 239,
  status: 'cancelled',
  next_payment_date: inDays(12),
  ends_on: inDays(12),
  cancelled_by_mail: {
    date: inDays(-4),
    text: 'Merhaba Ayşe, MUBI üyeliğin isteğin üzerine iptal edildi. Dönem sonuna kadar izlemeye devam edebilirsin.',
  },
});
export const canva = aSubscription({ name: 'Canva', amount: 149.99, category: 'software' });

export const someCancellations = (): CancelledInMail[] => [
  aCancellation({
    service_name: 'MUBI',
    automatic: true,
    reason: 'proven',
    subscription_id: mubi.id,
    ends_on: inDays(12),
    evidence: mail(4, mubi.cancelled_by_mail?.text ?? ''),
  }),
  aCancellation({
    service_name: 'Canva',
    reason: 'not_authenticated',
    subscription_id: canva.id,
    evidence: mail(19, 'Canva Pro aboneliğinizi iptal ettiniz. 3 Aralık tarihinden sonra ödeme alınmayacak.'),
  }),
  aCancellation({
    service_name: 'Storytel',
    reason: 'nothing_tracked',
    evidence: mail(61, 'Storytel aboneliğin sonlandırıldı. Seni yeniden aramızda görmek isteriz.'),
  }),
];

export const mailDetections = (): DetectedSubscription[] => [
  aDetection({
    service_name: 'Spotify',
    amount: 99,
    category: 'music',
    sender: 'Spotify <no-reply@spotify.com>',
    email_id: '<a@spotify.com>',
    next_payment_date: inDays(6),
    evidence: [
      mail(2, '1 Aralık tarihinden itibaren Premium Bireysel fiyatı ayda 119,00 TL olacak.'),
      ...[24, 54, 84, 114].map((days) => mail(days, 'Spotify Premium makbuzun. Toplam: ₺99,00', 99)),
    ],
    price_history: [
      { date: inDays(-114), amount: 99, currency: 'TRY' },
      { date: inDays(36), amount: 119, currency: 'TRY' },
    ],
    reasons: ['known_service', 'known_sender', 'several_charges', 'regular_interval', 'same_amount', 'receipt'],
  }),
  aDetection({
    service_name: 'YouTube Premium',
    amount: 104.99,
    sender: 'YouTube <noreply-purchases@youtube.com>',
    email_id: '<b@youtube.com>',
    next_payment_date: inDays(11),
    evidence: [
      mail(19, 'YouTube Premium üyeliğiniz yenilendi: ₺104,99', 104.99),
      {
        source: 'statement',
        date: inDays(-48),
        text: `GOOGLE*YOUTUBEPREMIUM G.CO/HELPPAY 79,99`,
        amount: 79.99,
        currency: 'TRY',
      },
    ],
    price_history: [
      { date: inDays(-48), amount: 79.99, currency: 'TRY' },
      { date: inDays(-19), amount: 104.99, currency: 'TRY' },
    ],
    reasons: ['known_service', 'known_sender', 'several_sources', 'price_steps', 'receipt'],
  }),
  aDetection({
    service_name: 'Storytel',
    amount: null,
    category: 'education',
    confidence: 'medium',
    sender: 'Storytel <merhaba@storytel.com>',
    email_id: '<c@storytel.com>',
    evidence: [mail(9, '14 günlük ücretsiz denemen başladı. Deneme bitmeden iptal edebilirsin.')],
    reasons: ['known_service', 'trial', 'cycle_assumed'],
  }),
];

export const lastScan: Scan = aScan({
  status: 'done',
  progress: { looked_at: 1953, candidates: 214, found: 11, total: 1953 },
  result: aScanResult({
    emails_scanned: 1953,
    subscriptions_detected: 11,
    subscriptions: mailDetections(),
    auto_cancelled: 1,
    cancelled_list: someCancellations(),
  }),
});
export const runningScan: Scan = aScan({ progress: { looked_at: 742, candidates: 88, found: 6, total: 1953 } });
export const unmeasuredScan: Scan = aScan({ progress: { looked_at: 310, candidates: 12, found: 2 } });

export const someConnections = (): MailConnection[] => [
  aConnection({
    email_address: 'ayse.yilmaz@gmail.example',
    last_scan: '2026-11-20T09:12:00.000Z',
    automatic: true,
    last_scan_id: lastScan.id,
  }),
  aConnection({
    provider: 'outlook',
    email_address: 'ayse.yilmaz.kadikoy.fatura@outlook.example',
    last_scan: '2026-10-02T18:40:00.000Z',
    status: 'reconnect',
  }),
  aConnection({ provider: 'imap', email_address: 'muhasebe@yilmaz.example', imap_server: 'imap.yilmaz.example' }),
];
