import type { Mail } from '@kumbara/detection';
import type { IsoDate } from '@kumbara/shared';
import type { MailBaseline, MailBaselineFinding } from './mail-baseline.ts';

/** Words in subjects of receipts, in the languages of the measured mailboxes. */
const subjectWords =
  /receipt|invoice|payment|subscri|renew|membership|makbuz|fatura|ödeme|abonel|üyelik|rechnung|zahlung|abo\b|beleg|reçu|facture|paiement|abonnement|recibo|factura|pago|suscripci|ricevuta|fattura|pagamento|abbonamento|assinatura|fatura/i;

const currencies: readonly (readonly [RegExp, string])[] = [
  [/₺|\bTL\b|\bTRY\b/, 'TRY'],
  [/€|\bEUR\b/, 'EUR'],
  [/£|\bGBP\b/, 'GBP'],
  [/R\$|\bBRL\b/, 'BRL'],
  [/\$|\bUSD\b/, 'USD'],
];
const price =
  /(?:[₺€£]|R?\$|\b(?:TRY|TL|EUR|GBP|BRL|USD))\s?\d[\d.,]*\d|\d[\d.,]*\d\s?(?:[₺€£$]|\b(?:TRY|TL|EUR|GBP|BRL|USD)\b)/;

const textOf = ({ text, html = '' }: Mail) => text || html.replace(/<style.*?<\/style>|<[^>]*>/gs, ' ');

/** The first amount of money in a text. The last separator is the decimal mark. */
function firstPrice(text: string): Pick<MailBaselineFinding, 'amount' | 'currency'> | undefined {
  const [found] = price.exec(text) ?? [];
  const figures = /\d[\d.,]*\d/.exec(found ?? '')?.[0];
  const [, currency] = currencies.find(([sign]) => sign.test(found ?? '')) ?? [];
  if (!figures || !currency) return undefined;
  return { amount: Number(figures.replace(/[.,](?=\d{3}\b)/g, '').replace(',', '.')), currency };
}

const cancelled = /cancel|iptal|kündig|résili|annul|cancelad|disdett|disdici/i;
const daysBefore = (today: IsoDate, days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString();

/** The newest mail of each sender with a receipt word in its subject, at most 40 days old. */
const newestPerSender = (mails: readonly Mail[], today: IsoDate): [name: string, Mail][] => {
  const relevant = mails.filter(({ subject, date }) => subjectWords.test(subject) && date >= daysBefore(today, 40));
  const byName = Map.groupBy(relevant, ({ from }) => from[0]?.name || from[0]?.address || '');
  return [...byName].map(([name, all]) => [name, all.toSorted((a, b) => a.date.localeCompare(b.date)).at(-1) as Mail]);
};

/**
 * The usual first version of a mail scanner: a receipt word in the subject, the sender's name as the service, the first
 * price of the text, always monthly. A cancellation word in the subject cancels.
 */
export const mailKeywords: MailBaseline = {
  name: 'subject words + first price',
  find(mails, today) {
    const newest = newestPerSender(mails, today);
    return {
      cancelled: newest
        .filter(([, { subject }]) => cancelled.test(subject))
        .map(([name, { message_id }]) => ({ name, email_id: message_id })),
      findings: newest.flatMap(([name, mail]) => {
        const found = cancelled.test(mail.subject) ? undefined : firstPrice(textOf(mail));
        return found ? [{ name, email_id: mail.message_id, ...found }] : [];
      }),
    };
  },
};
