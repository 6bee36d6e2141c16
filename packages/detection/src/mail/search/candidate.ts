import { meetings } from '#mail/event/meetings.ts';
import { foldInPlace, legible } from '#mail/fold.ts';
import { type Concept, lexicon } from '#mail/lexicon/index.ts';
import type { Address, Mail } from '#mail/mail.ts';
import { findNames } from '#mail/sender/names.ts';
import { identifySender } from '#mail/sender/sender.ts';
import { digitalStores } from '#mail/sender/senders.ts';
import { findCycles, isOneOfManyBoxes } from '#mail/values/cycle.ts';

/** Who is called a club or a box sends one thing again and again. */
const sendsAgain =
  /\b(?:club|clube|\w*box|crate|kiste|\w*abo|paniers?|cestas?|cassett[ae]|krat|kulub\w*|kutu\w*|subscriptions?|memberships?)\b/;
const underWay =
  /\b(?:(?:on (?:its|the|their) way|shipped|ships|shipping|dispatched|packed|roasted|(?:has|have) left|(?:is|are) here)|(?:yolda|yola cikti|hazirlan\w+|paketlen\w+|gonderildi)|(?:your|next) (?:[\w'-]+ ){0,3}(?:box|bag|crate|bottles?|parcel|delivery|shipment|selection|pick)|unterwegs|gepackt|versandt|verschickt|macht sich auf den weg|en (?:route|chemin)|part(?:ie?)? (?:demain|aujourd'hui)|est prete?|expediee?|en camino|va de camino|ha salido|enviad[oa]|a caminho|saiu|in (?:viaggio|arrivo|partenza)|spedit[oa]|onderweg|verzonden|ingepakt)\b/;

/** Who writes from here writes about what is paid. */
const bills = /^(?:billing|subs|subscriptions?|memberships?|members|abone|abonelik|uyelik)@/i;

/** What an envelope tells of a mail, without its body. */
export type MailHead = Pick<Mail, 'from' | 'subject'> & { headers?: Mail['headers'] };

/** Subjects that speak of money which comes again, or of something that began, changes or ends. */
const telling = [
  'subscription',
  'receipt',
  'notice',
  'paid',
  'renewed',
  'will_charge',
  'started',
  'trial',
  'price_changes',
  'payment_failed',
  'refunded',
  'plan_changed',
  'cancelled',
  'will_end',
  'reactivated',
  'by_hand',
] as const;

const says = (folded: string, ...wanted: Concept[]) =>
  wanted.some((concept) => {
    lexicon[concept].lastIndex = 0;
    return lexicon[concept].test(folded);
  });
const isForward = /^(?:fwd?|wg|tr|rv|enc|ilt|i|pd|tovabbitas|doorst|vb|vs) ?:/;
const header = ({ headers = [] }: MailHead, wanted: string) =>
  headers.find(({ name }) => name.toLowerCase() === wanted)?.value;

/**
 * Whether a mail is worth downloading: it comes from a service's own domain or from somebody who bills for services,
 * or its subject speaks of subscriptions in one of the languages that `readMail` reads. Everything else in a mailbox
 * stays unread. Of lists and private mailboxes only what was forwarded is.
 */
export function isMailCandidate(mail: MailHead): boolean {
  if (/^\s*list\s*$/i.test(header(mail, 'precedence') ?? '')) return false;
  const from: Address | undefined = mail.from.length === 1 ? mail.from[0] : undefined;
  const subject = foldInPlace(legible(mail.subject)).trim();
  if (isForward.test(subject)) return true;
  // What `classify` lets go for its subject alone need not be fetched.
  if (says(subject, 'security') && !says(subject, 'receipt', 'price_changes')) return false;
  if (says(subject, 'legal') && !says(subject, 'receipt', 'price_changes', 'subscription')) return false;
  const sender = identifySender(from);
  const { kind } = sender;
  // Who bills for makers of software calls everything an order.
  if (kind === 'service' || (kind === 'reseller' && sender.writes_for_merchants)) return true;
  if (kind === 'reseller' && digitalStores.has(sender.reseller) && says(subject, 'one_off')) return true;
  const isElse =
    says(subject, 'bill') ||
    (says(subject, 'one_off') && !says(subject, 'renewed')) ||
    (says(subject, 'cancelled') && meetings.test(subject));
  // "Paket" is a parcel here and a plan there: what comes every month is none.
  const isOfClub =
    kind === 'unknown' &&
    (sendsAgain.test(foldInPlace(from?.name ?? '')) || findCycles(subject).length > 0) &&
    underWay.test(subject);
  if (isOfClub || (kind === 'unknown' && !isElse && bills.test(from?.address ?? ''))) return true;
  const isAgain = says(subject, 'subscription') || findCycles(subject).length > 0 || isOneOfManyBoxes(subject);
  if (kind === 'unknown' && isElse && !isAgain) return false;
  // A short name may be a word of its own, but not where the subject begins or ends with it: "Your payment to MUBI".
  const names =
    (kind === 'reseller' || kind === 'bill') &&
    findNames(mail.subject).some(
      ({ weak, start, end }) => !weak || start === 0 || mail.subject.slice(end).trim() === '',
    );
  if (names || (kind === 'unknown' && isOneOfManyBoxes(subject))) return true;
  return (kind === 'reseller' || kind === 'unknown') && says(subject, ...telling);
}
