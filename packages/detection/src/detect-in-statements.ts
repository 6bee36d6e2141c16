import type { IsoDate } from '@kumbara/shared';
import { dayNumber, isoDay } from './calendar.ts';
import { type Background, type Candidate, candidatesOf } from './candidate.ts';
import { type Features, featuresOf, isNeverHigh, reasonsOf } from './confidence/features.ts';
import { judge, mediumFrom } from './confidence/model.ts';
import { statementModel } from './confidence/statement-model.ts';
import type { Finding, Life, StatementDocument, StatementFindings } from './finding.ts';
import { chargesByMerchant, type MerchantCharges, usualAmounts } from './lines/charges.ts';
import { priceHistory } from './recurrence/amounts.ts';
import { nextDay } from './recurrence/anchor.ts';
import { closedAccounts, type IsClosedFor } from './recurrence/closed-accounts.ts';
import { coverages } from './recurrence/coverage.ts';
import { isLongAgo, lifeOf } from './recurrence/lifecycle-status.ts';
import { cut } from './truncate.ts';

const mostEvidence = 12;

/**
 * Merchant, and which of its streams, counted from the lowest price up. Price, dates and rhythm are no part of it, so
 * that a later upload with a new price or a rhythm now seen finds the same subscription.
 */
const fingerprintOf = ({ merchant }: Candidate, rank: number) =>
  rank === 0 ? merchant.key : `${merchant.key}/${rank + 1}`;

/** What all documents together say, also of accounts that are closed. */
type Ground = Background & { isClosedFor: IsClosedFor };

/** A finding, shown or not, and what was weighed. */
export type Judged = { finding: Finding; features: Features };

/** Behind a due day that passed in silence, nobody knows the next one. */
const isAwaited = (life: Life) => life === 'early' || life === 'active';

function present(candidate: Candidate, rank: number, life: Life, { today, isClosedFor }: Ground): Judged {
  const { merchant, period, charges, amounts, anchor } = candidate;
  const last = lastOf(candidate);
  const features = featuresOf(candidate, life);
  const isUnseen = isLongAgo(period.billing, last.date, today) || isClosedFor(last);
  const finding: Finding = {
    service_id: merchant.service?.id,
    service_name: merchant.name,
    fingerprint: fingerprintOf(candidate, rank),
    merchant: merchant.key,
    amount: last.amount,
    currency: last.currency,
    ...period.billing,
    category: merchant.service?.category ?? 'other',
    ...(isAwaited(life) &&
      !isUnseen && { next_payment_date: isoDay(nextDay(period, anchor.day, last.day, dayNumber(today))) }),
    ...judge(statementModel, features),
    ...((isUnseen || isNeverHigh(candidate)) && { confidence: 'medium' }),
    life,
    evidence: charges
      .slice(-mostEvidence)
      .reverse()
      .map(({ date, text, amount, currency }) => ({ source: 'statement', date, text: cut(text), amount, currency })),
    reasons: reasonsOf(candidate, life, isUnseen),
    price_history: priceHistory(charges, amounts),
    charges: charges.map(({ date, amount, currency, foreign, text }) => ({
      ...{ date, amount, currency, text: cut(text) },
      ...(foreign && { foreign }),
    })),
  };
  return { finding, features };
}

const lastOf = ({ charges }: Candidate) => charges.at(-1) as Candidate['charges'][number];

/** From the lowest price up; two at one price by their cards. */
function byPrice(one: Candidate, other: Candidate): number {
  const [a, b] = [lastOf(one), lastOf(other)];
  return a.amount - b.amount || (a.card ?? '').localeCompare(b.card ?? '', 'en');
}

/** Whether a stream runs is told by the days of the account that paid it last. */
function judgeMerchant(group: MerchantCharges, background: Ground): Judged[] {
  const { today, coverageFor } = background;
  const ranked = candidatesOf(group, background).toSorted(byPrice);
  return ranked.map((candidate, rank) => {
    const { period, charges } = candidate;
    const last = lastOf(candidate);
    const life = lifeOf(period, last.day, charges.length, coverageFor(last), dayNumber(today));
    return present(candidate, rank, life, background);
  });
}

const byProbability = (a: Finding, b: Finding) =>
  b.probability - a.probability ||
  a.service_name.localeCompare(b.service_name, 'en') ||
  a.amount - b.amount ||
  (a.fingerprint < b.fingerprint ? -1 : 1);

/** Everything that might be a subscription, however improbable, in no order: what the weights are fitted on. */
export function judgeStatements(documents: StatementDocument[], { today }: { today: IsoDate }): Judged[] {
  const groups = chargesByMerchant(documents);
  const background = {
    today,
    usualAmounts: usualAmounts(groups),
    coverageFor: coverages(documents),
    isClosedFor: closedAccounts(documents),
  };
  return groups.flatMap((group) => judgeMerchant(group, background));
}

/**
 * Finds the subscriptions in statements. The answer depends neither on the order of documents and rows nor on how the
 * rows are spread over documents; a document read twice adds nothing.
 * @param documents statements as read, amounts in their own currencies
 * @param options.today the day on which the answer is to hold
 * @returns running subscriptions (probability at least 0.5) and those that have stopped, most probable first
 */
export function detectInStatements(documents: StatementDocument[], { today }: { today: IsoDate }): StatementFindings {
  const all = judgeStatements(documents, { today })
    .map(({ finding }) => finding)
    .filter(({ probability }) => probability >= mediumFrom)
    .sort(byProbability);
  const isStopped = ({ life }: Finding) => life === 'stopped';
  return { findings: all.filter((finding) => !isStopped(finding)), stopped: all.filter(isStopped) };
}
