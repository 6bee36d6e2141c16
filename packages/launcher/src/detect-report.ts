import { detectInAll, type Proposal } from '@kumbara/detection';
import type { BillingCycle, Confidence, IsoDate } from '@kumbara/shared';
import type { ParsedInput } from './detect-input.ts';

export type Found = {
  name: string;
  amount: number | null;
  currency: string | null;
  cycle: BillingCycle;
  interval: number;
  next_date: IsoDate | null;
  confidence: Confidence;
};
/** `automatic`: the mail is authenticated, so a tracked subscription would be cancelled without asking the user. */
export type Cancelled = { name: string; automatic: boolean };

/** The result for one file. */
export type FileReport = {
  found: Found[];
  cancelled: Cancelled[];
  statement?: { transactions: number; reconciled: boolean | null };
  error?: string;
};
export type Report = Record<string, FileReport>;

const present = ({ amount, currency, ...found }: Proposal): Found => ({
  name: found.service_name,
  amount,
  currency: amount === null ? null : currency,
  cycle: found.billing_cycle,
  interval: found.billing_interval,
  next_date: found.next_payment_date ?? null,
  confidence: found.confidence,
});

/** Detects subscriptions in the statements and mails of one user who tracks nothing yet. */
function detectHistory(inputs: ParsedInput[], today: IsoDate): Pick<FileReport, 'found' | 'cancelled'> {
  const { proposals, cancelled } = detectInAll({
    documents: inputs.flatMap(({ statement }) => statement?.document ?? []),
    mails: inputs.flatMap(({ mail }) => mail ?? []),
    today,
  });
  return {
    found: proposals.filter(({ stopped }) => !stopped).map(present),
    cancelled: cancelled.map(({ service_name, automatic }) => ({ name: service_name, automatic })),
  };
}

const describeStatement = ({ statement }: ParsedInput) =>
  statement && {
    statement: { transactions: statement.parsed.transactions.length, reconciled: statement.parsed.reconciled },
  };

const findLatestDay = (inputs: ParsedInput[]): IsoDate =>
  inputs
    .map(({ today }) => today)
    .sort()
    .at(-1) ?? '';

/**
 * Detects subscriptions in every file by itself, or with `together` in all files as the history of one user: then every
 * readable file carries the same result, calculated for the latest day of all. A refused file carries only its error.
 */
export function createReport(inputs: ParsedInput[], { together }: { together: boolean }): Report {
  const readable = inputs.filter(({ error }) => !error);
  const shared = together ? detectHistory(readable, findLatestDay(readable)) : undefined;
  const reportOf = (input: ParsedInput): FileReport =>
    input.error
      ? { found: [], cancelled: [], error: input.error }
      : { ...(shared ?? detectHistory([input], input.today)), ...describeStatement(input) };
  return Object.fromEntries(inputs.map((input) => [input.key, reportOf(input)]));
}
