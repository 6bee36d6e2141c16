import type { IsoDate } from '@kumbara/shared';
import { annotate, hasTerm } from './annotations/annotate.ts';
import { readDocument } from './document/document.ts';
import { type Mail, type MailEvent, pricedKinds } from './mail.ts';
import { readMail } from './read-mail.ts';

/** Events whose price may stand in an attached invoice. */
const priced = new Set(pricedKinds);

/**
 * Whether the attachments of a mail may contain a price: the mail itself names no money, and reports a payment or is
 * called a receipt ("see attachment").
 * @param events result of `readMail` for the mail without its attachments
 */
export function mayHavePriceInAttachment(mail: Mail, events: readonly MailEvent[]): boolean {
  const isOpen = ({ kind, amount }: MailEvent) => priced.has(kind) && amount === undefined;
  if (events.length > 0 && !events.some(isOpen)) return false;
  const { all, subject } = annotate(readDocument({ ...mail, attachments: [] }));
  if (all.some(({ money }) => money.length > 0)) return false;
  return events.length > 0 || (['receipt', 'pay', 'renew'] as const).some((concept) => hasTerm(subject, concept));
}

/**
 * The events of a mail with its attachments. They add prices; what happened is what the mail itself reports, so that no
 * file cancels anything.
 * @param mail with the `text` of its attachments
 * @param events result of `readMail` for the mail without them
 * @param options as those of `readMail`
 */
export function readMailWithAttachments(mail: Mail, events: MailEvent[], options: { today: IsoDate }): MailEvent[] {
  const whole = readMail(mail, options);
  const kinds = events.length > 0 ? new Set(events.map(({ kind }) => kind)) : priced;
  return whole.every(({ kind }) => kinds.has(kind)) ? whole : events;
}
