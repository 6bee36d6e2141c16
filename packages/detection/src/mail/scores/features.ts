import { readLanguages } from '@kumbara/text/languages';
import { type AnnotatedMail, hasTerm, type Line } from '#mail/annotations/annotate.ts';
import type { Term } from '#mail/annotations/terms.ts';
import type { Concept, Tense } from '#mail/annotations/vocabulary.ts';
import languages from '#mail/data/sender-words.json' with { type: 'json' };
import { beginsAhead } from '#mail/facts/amount.ts';
import { hasEnded } from '#mail/facts/contract-end.ts';
import { findPeriod } from '#mail/facts/dates.ts';
import { isOnlySubscribed } from '#mail/facts/items.ts';
import type { Price } from '#mail/facts/prices.ts';
import { boxOf, isAhead, isConversation, lead, showsRecurrence, tail } from '#mail/facts/statements.ts';
import type { Mail } from '#mail/mail.ts';
import { isBelow } from '#mail/sender/domain.ts';
import type { Sender } from '#mail/sender/sender.ts';
import { digitalStoreNames, invoicingDomains } from '#mail/sender/senders.ts';

/** Named values that a score adds up; a feature that is absent is zero. */
export type Features = Record<string, number>;

const verbs = new Set<Concept>(
  'pay renew start trial cancel end fail refund change switch resume gift offer receipt soon next auto'.split(
    ' ',
  ) as Concept[],
);
const objects = new Set<Concept>(
  'subscription plan trial pay price order account card auto next receipt free loan once'.split(' ') as Concept[],
);

const { pattern } = readLanguages(languages);
const billMailbox = new RegExp(pattern('billMailboxes'));
const newsMailbox = new RegExp(pattern('newsMailboxes'));

const zoneOf = (line: Line): string => (line.at < 0 ? 's' : line.offset < lead ? 'l' : line.offset < tail ? 'b' : 't');

/** Pairs of an act and its object in one clause: `cancel.past+subscription`. */
function* pairsIn(terms: readonly Term[]): Generator<string> {
  for (const act of terms) {
    if (!verbs.has(act.concept)) continue;
    for (const object of terms) {
      if (object.clause !== act.clause || object === act || !objects.has(object.concept)) continue;
      if (object.concept !== act.concept) yield `${act.concept}.${act.tense}+${object.concept}`;
    }
  }
}
/** Sent to a list, or with a header for leaving one. */
export const isListMail = ({ headers }: Pick<Mail, 'headers'>): boolean =>
  headers.some(
    ({ name, value }) =>
      /^list-(?:id|unsubscribe)$/i.test(name) || (/^precedence$/i.test(name) && /^\s*(?:list|bulk)\s*$/i.test(value)),
  );

/** What a mail says and how it is built, as features of its scores. */
export function extractFeatures(
  mail: AnnotatedMail,
  sender: Sender,
  prices: readonly Price[],
  isListMail: boolean,
): Features {
  const features: Features = {};
  const set = (name: string, holds: unknown) => {
    if (holds) features[name] = 1;
  };
  const { document, all, lines } = mail;
  for (const line of all) {
    const zone = zoneOf(line);
    for (const { concept, tense } of line.terms) {
      set(verbs.has(concept) ? `${zone}:${concept}.${tense}` : `${zone}:${concept}`, true);
    }
    if (zone === 't') continue;
    for (const pair of pairsIn(line.terms)) {
      set(pair, true);
      set(`s:${pair}`, zone === 's');
    }
  }
  const ahead = (line: Line) => isAhead(line, mail);
  const body = lines.filter(({ offset }) => offset < tail);
  const paid = prices.filter(({ role, amount }) => amount > 0 && (role === 'price' || role === 'total'));
  set('has_price', paid.length > 0);
  set('has_no_money', prices.length === 0);
  set(
    'has_total',
    prices.some(({ role }) => role === 'total'),
  );
  set(
    'has_tax',
    prices.some(({ role }) => role === 'tax'),
  );
  set(
    'has_discount',
    prices.some(({ role }) => role === 'discount'),
  );
  set(
    'has_old_price',
    prices.some(({ role }) => role === 'old'),
  );
  set(
    'has_price_row',
    paid.some(({ line }) => !line.isProse),
  );
  set(
    'has_price_in_prose',
    paid.some(({ line }) => line.isProse && line.at >= 0),
  );
  set(
    'has_price_in_subject',
    paid.some(({ line }) => line.at < 0),
  );
  set('has_two_prices', new Set(paid.map(({ amount }) => amount)).size >= 2);
  set('has_many_prices', new Set(paid.map(({ amount }) => amount)).size >= 5);
  set('is_free', prices.length > 0 && prices.every(({ amount }) => amount === 0));
  set(
    'has_cycle_at_price',
    paid.some(({ cycle }) => cycle),
  );
  set(
    'has_cycle',
    body.some(({ cycles }) => cycles.length > 0),
  );
  set(
    'has_cycle_row',
    body.some((line) => !line.isProse && line.cycles.length > 0),
  );
  set('has_cycle_in_subject', mail.subject.cycles.length > 0);
  set('has_date_ahead', body.some(ahead));
  set(
    'has_date_ahead_in_lead',
    body.some((line) => line.offset < lead && ahead(line)),
  );
  set('has_date_ahead_in_subject', ahead(mail.subject));
  set(
    'has_next_date',
    body.some((line, i) => hasTerm(line, 'next') && (ahead(line) || ahead(lines[i + 1] ?? line))),
  );
  set(
    'has_renewal_date',
    body.some((line) => hasTerm(line, 'renew') && ahead(line)),
  );
  set(
    'has_charge_date',
    body.some((line) => hasTerm(line, 'pay', 'future') && ahead(line)),
  );
  set(
    'has_period',
    body.some(({ dates: [from, to] }) => from && to && to.date > from.date && to.start - from.end < 6),
  );
  set(
    'has_own_date',
    body.some(({ dates }) => dates.some(({ date }) => date === document.date)),
  );
  set('asks_in_subject', mail.subject.text.includes('?'));
  set('exclaims_in_subject', mail.subject.text.includes('!'));
  set('has_percent_in_subject', /\d ?%|% ?\d/.test(mail.subject.text));
  set(
    'has_percent',
    body.some(({ text, terms }) => /\d ?%|% ?\d/.test(text) && !terms.some(({ concept }) => concept === 'tax')),
  );
  set(
    'has_rows',
    body.filter(({ isProse, text }) => !isProse && (text.includes('\t') || text.includes(': '))).length >= 3,
  );
  const isSeller = sender.kind === 'service' && !sender.service.sells_singly;
  const opens = (concept: Concept, ...tenses: Tense[]) =>
    all.some((line) => (line.at < 0 || line.offset < lead) && hasTerm(line, concept, ...tenses));
  const isReceipt = hasTerm(mail.subject, 'receipt') || hasTerm(mail.subject, 'pay');
  const hasPeriod = findPeriod(mail) !== undefined;
  const recurs = hasPeriod || all.some((line) => showsRecurrence(mail, line));
  const isPaid =
    paid.length > 0 &&
    (hasTerm(mail.subject, 'receipt') ||
      all.some(
        (line) =>
          line.offset < tail &&
          (hasTerm(line, 'pay', 'past') ||
            hasTerm(line, 'total') ||
            (hasTerm(line, 'renew', 'past') && line.money.length > 0)),
      ));
  const isOnce = all.some(
    (line) => line.offset < tail && (!line.isProse || line.money.length > 0) && hasTerm(line, 'once'),
  );
  set('fact:recurs', recurs);
  set('fact:paid', isPaid);
  set('fact:paid_again', isPaid && recurs);
  set('fact:paid_again_in_rows', isPaid && recurs && paid.some(({ line }) => !line.isProse && line.at >= 0));
  set('fact:paid_for_period', isPaid && hasPeriod);
  set('fact:paid_once', isPaid && isOnce && !recurs);
  set('fact:paid_to_service', isPaid && isSeller && !isOnce);
  set(
    'fact:receipt_of_service',
    isSeller && !isOnce && (isReceipt || opens('pay', 'past') || hasTerm(mail.subject, 'renew', 'past', 'none')),
  );
  set(
    'fact:changes_price',
    all.some((line) => line.offset < lead && hasTerm(line, 'price') && hasTerm(line, 'change')),
  );
  const inProse = prices.filter(({ line, amount }) => amount > 0 && line.offset < lead && line.isProse);
  set(
    'fact:other_price_ahead',
    new Set(inProse.map(({ amount }) => amount)).size === 2 &&
      inProse.some((price) => beginsAhead(price, mail)) &&
      inProse.some((price) => price.role === 'old' || !beginsAhead(price, mail)),
  );
  set('fact:conversation', isConversation(mail, sender));
  // Its invoices are those of its customers.
  set(
    'fact:invoicing',
    invoicingDomains.some((domain) => isBelow(sender.domain, domain)),
  );
  set(
    'fact:by_use',
    sender.kind === 'service' &&
      (sender.service.sold_by_use || body.some((line) => hasTerm(line, 'utility'))) &&
      !all.some((line) => hasTerm(line, 'subscription') || hasTerm(line, 'renew')),
  );
  set('fact:failed', opens('fail', 'past', 'none'));
  set('fact:refunded', opens('refund', 'past', 'none'));
  set('fact:ended', hasEnded(mail, sender));
  set('receipt_of_service', isSeller && isReceipt && paid.length > 0);
  set('receipt_without_cycle', !isSeller && isReceipt && !recurs);
  set('is_list', isListMail);
  // `Perplexity Pro` in a row or subject is what is sold by subscription only.
  const named = [mail.subject, ...body].filter(({ isProse, names }) => !isProse && names.length > 0);
  set('has_service_row', sender.kind === 'reseller' && isOnlySubscribed(named));
  set('has_plan_row', isSeller && body.some((line) => !line.isProse && hasTerm(line, 'plan')));
  set('has_own_row', isSeller && isOnlySubscribed(named));
  set('fact:plan_of_service', isPaid && !isOnce && isOnlySubscribed(named));
  set(
    'names_service_in_subject',
    mail.subject.names.some(({ weak }) => !weak),
  );
  set('resells_service', sender.kind === 'reseller' && mail.subject.names.some(({ weak }) => !weak));
  set('is_forwarded', document.isForwarded);
  set('is_answer', document.isAnswer);
  set(`sender:${sender.kind}`, true);
  set('sender:sells_singly', sender.kind === 'service' && sender.service.sells_singly);
  set('sender:store', sender.kind === 'reseller' && digitalStoreNames.has(sender.reseller));
  set('sender:shop', sender.kind === 'reseller' && sender.reseller === '');
  set('sender:for_merchants', sender.kind === 'reseller' && sender.writes_for_merchants);
  const box = boxOf(sender);
  set('box:billing', billMailbox.test(box));
  set('box:news', newsMailbox.test(box));
  set(
    'names_service',
    all.some(({ names, offset }) => offset < lead && names.some(({ weak }) => !weak)),
  );
  return features;
}

const unlikely = 's:offer.none fact:conversation fact:invoicing fact:by_use fact:failed fact:refunded'.split(' ');
const hasAny = (features: Features, names: readonly string[]): boolean => names.some((name) => name in features);

/**
 * Priors: a receipt of a company that sells nothing else, one for a printed period, or of a product sold by subscription
 * only. What its subject offers is none.
 */
export const isReceiptOfService = (features: Features): boolean =>
  hasAny(features, ['fact:receipt_of_service', 'fact:plan_of_service', 'fact:paid_for_period']) &&
  !hasAny(features, unlikely);

/** The same of a change of price that names both prices and the day of the new one, and offers nothing. */
export const isPriceNotice = (features: Features): boolean =>
  hasAny(features, ['fact:other_price_ahead']) &&
  hasAny(features, ['fact:changes_price']) &&
  !hasAny(features, [...unlikely, 'l:offer.none', 'l:offer.future', 'is_list']);
