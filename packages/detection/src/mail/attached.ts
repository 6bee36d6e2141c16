import type { IsoDate } from '@kumbara/shared';
import { type Mail, type MailEvent, pricedKinds } from './mail.ts';
import { readMail } from './read-mail.ts';
import { type Reading, read, says } from './reading.ts';
import { readDocument } from './text/document.ts';
import { findMoney } from './values/money.ts';

/** What a mail may say without its price, because an invoice hangs on it. */
const priced = new Set(pricedKinds);

const speaksOfPayment = ({ sentences: [subject] }: Reading) =>
  subject !== undefined &&
  (says(subject, 'receipt') || says(subject, 'paid') || says(subject, 'renewed') || says(subject, 'will_charge'));

/**
 * Whether reading what hangs on a mail may tell the price of what it speaks of: it names no money itself, and says that
 * something was paid or will be, or is called a receipt and says nothing ("see attachment").
 * @param said what `readMail` made of the mail without its files
 */
export function mayHavePriceInAttachment(mail: Mail, said: readonly MailEvent[]): boolean {
  const isOpen = ({ kind, amount }: MailEvent) => priced.has(kind) && amount === undefined;
  if (said.length > 0 && !said.some(isOpen)) return false;
  const document = readDocument({ ...mail, attachments: [] });
  if ([document.subject, ...document.lines].some((line) => findMoney(line).length > 0)) return false;
  return said.length > 0 || speaksOfPayment(read(document));
}

/**
 * What a mail says once its files were read. They add what something cost; what has happened is what the mail itself
 * says, so that no file cancels anything.
 * @param mail with the `text` of its attachments
 * @param said what `readMail` made of it without them
 * @param options as those of `readMail`
 */
export function readMailWithAttachments(mail: Mail, said: MailEvent[], options: { today: IsoDate }): MailEvent[] {
  const whole = readMail(mail, options);
  const kinds = said.length > 0 ? new Set(said.map(({ kind }) => kind)) : priced;
  return whole.every(({ kind }) => kinds.has(kind)) ? whole : said;
}
