import { annotate } from '#mail/annotations/annotate.ts';
import headModel from '#mail/data/head-model.json' with { type: 'json' };
import { splitSubject } from '#mail/document/forwarded.ts';
import { findPrices } from '#mail/facts/prices.ts';
import { legible } from '#mail/legible.ts';
import type { Mail } from '#mail/mail.ts';
import { extractFeatures, type Features, isListMail, isReceiptOfService } from '#mail/scores/features.ts';
import { createScorers, probabilityOfEvent, type ScoreModel, scoreKinds } from '#mail/scores/scores.ts';
import { identifySender } from '#mail/sender/sender.ts';

/** What an envelope tells of a mail, without its body. */
export type MailHead = Pick<Mail, 'from' | 'subject'> & { headers?: Mail['headers'] };

const scorers = createScorers(headModel as ScoreModel);
/** Below, a mail stays unread. */
const leastProbability = 0.09;

/** A subject without one of these tells nothing, unless a service sends it. */
const telling =
  /^(?:s:(?:pay|receipt|renew|start|trial|cancel|end|fail|refund|change|price|switch|resume|gift|subscription|plan|auto|next|total|thanks|period|goodbye|order|once|box)\b|has_price|has_cycle|box:billing|sender:service|sender:for_merchants|resells_service|names_service_in)/;

/** The features that an envelope has; undefined if its sender is forged, a private person or nobody. */
export function readHead({ from, subject, headers = [] }: MailHead): Features | undefined {
  const sender = identifySender(from.length === 1 ? from[0] : undefined);
  if (sender.kind === 'spoofed' || sender.kind === 'person' || sender.domain === '') return undefined;
  const shown = splitSubject(legible(subject).replace(/\s+/g, ' ').trim());
  const mail = annotate({
    subject: shown.subject.slice(0, 600),
    lines: [],
    from,
    date: '2000-01-01',
    isForwarded: false,
    isUndated: false,
    isAnswer: shown.isAnswer,
  });
  return extractFeatures(mail, sender, findPrices(mail), isListMail({ headers }));
}

/** Sent to all members of a list. */
export const isMailingList = ({ headers = [] }: Pick<MailHead, 'headers'>): boolean =>
  headers.some(({ name, value }) => /^precedence$/i.test(name) && /^\s*list\s*$/i.test(value));

/**
 * Whether a mail is worth downloading: by the same features as the whole mail, as far as its sender and subject show
 * them, it may report something of a subscription. Of mailing lists none is, and of private senders only forwarded
 * mails are.
 */
export function isMailCandidate(mail: MailHead): boolean {
  if (isMailingList(mail)) return false;
  if (splitSubject(legible(mail.subject).trim()).isForward) return true;
  const features = readHead(mail);
  if (features === undefined) return false;
  if (!Object.keys(features).some((name) => telling.test(name))) return false;
  return isReceiptOfService(features) || probabilityOfEvent(scoreKinds(features, scorers)) >= leastProbability;
}
