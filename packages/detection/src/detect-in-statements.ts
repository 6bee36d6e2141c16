import type { IsoDate } from '@kumbara/shared';
import { fromDayNumber, toDayNumber } from './calendar.ts';
import { type Candidate, type DetectionContext, findCandidates } from './candidate.ts';
import { extractFeatures, type Features, isNeverHigh, listReasons } from './confidence/features.ts';
import { mediumThreshold, scoreFeatures } from './confidence/model.ts';
import { statementModel } from './confidence/statement-model.ts';
import type { Finding, LifecycleStatus, StatementDocument, StatementFindings } from './finding.ts';
import { groupChargesByMerchant, type MerchantCharges, usualAmounts } from './lines/charges.ts';
import { createPriceHistory, getListPrice } from './recurrence/amounts.ts';
import { findNextDay } from './recurrence/anchor.ts';
import { findClosedAccounts, type IsClosedFor } from './recurrence/closed-accounts.ts';
import { createCoverageLookup } from './recurrence/coverage.ts';
import { getLifecycleStatus, isLongAgo } from './recurrence/lifecycle-status.ts';
import { truncateText } from './truncate.ts';

const mostEvidence = 12;

/**
 * Returns the merchant and the rank of the stream by price. Price, dates and cycle are not part of it, so a later
 * upload with a new price finds the same subscription.
 */
const createFingerprint = ({ merchant }: Candidate, rank: number) =>
  rank === 0 ? merchant.key : `${merchant.key}/${rank + 1}`;

/** Facts from all documents, including closed accounts. */
type StatementContext = DetectionContext & { isClosedFor: IsClosedFor };

/** A finding with its features, whatever its probability. */
export type ScoredFinding = { finding: Finding; features: Features };

/** After a missed due day the next one is unknown. */
const isAwaited = (status: LifecycleStatus) => status === 'early' || status === 'active';

function presentCandidate(
  candidate: Candidate,
  rank: number,
  status: LifecycleStatus,
  { today, isClosedFor }: StatementContext,
): ScoredFinding {
  const { merchant, cycle, charges, amounts, anchor } = candidate;
  const last = getLastCharge(candidate);
  const features = extractFeatures(candidate, status);
  const isUnseen = isLongAgo(cycle.billing, last.date, today) || isClosedFor(last);
  const finding: Finding = {
    service_id: merchant.service?.id,
    service_name: merchant.name,
    fingerprint: createFingerprint(candidate, rank),
    merchant: merchant.key,
    ...getListPrice(last),
    ...cycle.billing,
    category: merchant.service?.category ?? 'other',
    ...(isAwaited(status) &&
      !isUnseen && { next_payment_date: fromDayNumber(findNextDay(cycle, anchor.day, last.day, toDayNumber(today))) }),
    ...scoreFeatures(statementModel, features),
    ...(isNeverHigh(candidate, status) && { confidence: 'medium' }),
    status,
    evidence: charges
      .slice(-mostEvidence)
      .reverse()
      .map(({ date, text, amount, currency }) => ({
        source: 'statement',
        date,
        text: truncateText(text),
        amount,
        currency,
      })),
    reasons: listReasons(candidate, status, isUnseen),
    price_history: createPriceHistory(charges, amounts),
    charges: charges.map(({ date, amount, currency, foreign, text }) => ({
      ...{ date, amount, currency, text: truncateText(text) },
      ...(foreign && { foreign }),
    })),
  };
  return { finding, features };
}

const getLastCharge = ({ charges }: Candidate) => charges.at(-1) as Candidate['charges'][number];

/** Orders by price; candidates at one price by their cards. */
function comparePrices(one: Candidate, other: Candidate): number {
  const [a, b] = [getLastCharge(one), getLastCharge(other)];
  return a.amount - b.amount || (a.card ?? '').localeCompare(b.card ?? '', 'en');
}

/** The lifecycle status depends on the coverage of the account that paid last. */
function scoreMerchant(group: MerchantCharges, context: StatementContext): ScoredFinding[] {
  const { today, coverageFor } = context;
  const ranked = findCandidates(group, context).toSorted(comparePrices);
  return ranked.map((candidate, rank) => {
    const { cycle, charges } = candidate;
    const last = getLastCharge(candidate);
    const status = getLifecycleStatus(cycle, last.day, charges.length, coverageFor(last), toDayNumber(today));
    return presentCandidate(candidate, rank, status, context);
  });
}

const compareProbability = (a: Finding, b: Finding) =>
  b.probability - a.probability ||
  a.service_name.localeCompare(b.service_name, 'en') ||
  a.amount - b.amount ||
  (a.fingerprint < b.fingerprint ? -1 : 1);

/**
 * Returns every candidate with its features, whatever its probability, in no order. The weights are fitted on these.
 */
export function scoreStatementFindings(documents: StatementDocument[], { today }: { today: IsoDate }): ScoredFinding[] {
  const groups = groupChargesByMerchant(documents);
  const context = {
    today,
    usualAmounts: usualAmounts(groups),
    coverageFor: createCoverageLookup(documents),
    isClosedFor: findClosedAccounts(documents),
  };
  return groups.flatMap((group) => scoreMerchant(group, context));
}

/**
 * Finds the subscriptions in statements. The result depends neither on the order of documents and rows nor on how rows
 * are spread over documents. A document passed twice adds nothing.
 * @param documents parsed statements, amounts in their own currencies
 * @param options.today the day for which the result holds
 * @returns running subscriptions (probability at least 0.5) and stopped ones, most probable first
 */
export function detectInStatements(documents: StatementDocument[], { today }: { today: IsoDate }): StatementFindings {
  const all = scoreStatementFindings(documents, { today })
    .map(({ finding }) => finding)
    .filter(({ probability }) => probability >= mediumThreshold)
    .sort(compareProbability);
  const isStopped = ({ status }: Finding) => status === 'stopped';
  return { findings: all.filter((finding) => !isStopped(finding)), stopped: all.filter(isStopped) };
}
