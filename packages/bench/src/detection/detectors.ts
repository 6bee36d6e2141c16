import { detectInStatements, type Finding, type StatementDocument, type StatementFindings } from '@kumbara/detection';
import type { IsoDate, Transaction } from '@kumbara/shared';
import { actualBudget } from '#baselines/actual-budget.ts';
import type { Baseline, BaselineFinding } from '#baselines/baseline.ts';
import { fixedInterval } from '#baselines/fixed-interval.ts';
import { gigurra } from '#baselines/gigurra.ts';
import { moneyMatter } from '#baselines/money-matter.ts';
import { sureFinance } from '#baselines/sure-finance.ts';

/** Anything that finds subscriptions in statements. */
export type Detector = {
  name: string;
  find(documents: StatementDocument[], today: IsoDate): StatementFindings;
};

const ours: Detector = {
  name: 'Kumbara',
  find: (documents, today) => detectInStatements(documents, { today }),
};

const chargeOf = ({ date, amount, currency, text }: Transaction) => ({ date, amount, currency, text });

/** A baseline's finding in the detector's type, so that both are scored by the same code. Its probability is 1. */
const toFinding = ({ name, charges, ...found }: BaselineFinding): Finding => ({
  ...found,
  service_name: name,
  fingerprint: name,
  merchant: name,
  currency: charges[0]?.currency ?? '',
  category: 'other',
  confidence: 'high',
  probability: 1,
  status: 'active',
  reasons: [],
  price_history: [],
  charges: charges.map(chargeOf),
  evidence: charges.map((charge) => ({ source: 'statement' as const, ...chargeOf(charge) })),
});

/** Runs a baseline on the debits of all documents, oldest first. */
export const toDetector = ({ name, find }: Baseline): Detector => ({
  name,
  find(documents, today) {
    const spent = documents
      .flatMap(({ transactions }) => transactions)
      .filter(({ direction, pending }) => direction === 'out' && !pending)
      .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
    return { findings: find(spent, today).map(toFinding), stopped: [] };
  },
});

/** Kumbara first, then the baselines. */
export const detectors: readonly Detector[] = [
  ours,
  ...[gigurra, fixedInterval, moneyMatter, sureFinance, actualBudget].map(toDetector),
];
