import { detectInStatements, type Finding, type StatementDocument, type StatementFindings } from '@kumbara/detection';
import type { IsoDate, Transaction } from '@kumbara/shared';
import { actual } from '#baselines/actual-budget.ts';
import type { Peer, PeerFinding } from '#baselines/baseline.ts';
import { cadence } from '#baselines/fixed-interval.ts';
import { gigurra } from '#baselines/gigurra.ts';
import { moneyMatter } from '#baselines/money-matter.ts';
import { sure } from '#baselines/sure-finance.ts';

/** Anything that finds subscriptions in statements. */
export type Contestant = {
  name: string;
  find(documents: StatementDocument[], today: IsoDate): StatementFindings;
};

const ours: Contestant = {
  name: 'Kumbara',
  find: (documents, today) => detectInStatements(documents, { today }),
};

const chargeOf = ({ date, amount, currency, text }: Transaction) => ({ date, amount, currency, text });

/** A peer's finding in our words, so that both are judged by the same rules. Peers are always sure. */
const inOurWords = ({ name, charges, ...found }: PeerFinding): Finding => ({
  ...found,
  service_name: name,
  fingerprint: name,
  merchant: name,
  currency: charges[0]?.currency ?? '',
  category: 'other',
  confidence: 'high',
  probability: 1,
  life: 'active',
  reasons: [],
  price_history: [],
  charges: charges.map(chargeOf),
  evidence: charges.map((charge) => ({ source: 'statement' as const, ...chargeOf(charge) })),
});

/** Runs a peer on what left the account, oldest first. */
export const asContestant = ({ name, find }: Peer): Contestant => ({
  name,
  find(documents, today) {
    const spent = documents
      .flatMap(({ transactions }) => transactions)
      .filter(({ direction, pending }) => direction === 'out' && !pending)
      .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
    return { findings: find(spent, today).map(inOurWords), stopped: [] };
  },
});

/** Ours first, then the rules of others. */
export const contestants: readonly Contestant[] = [
  ours,
  ...[gigurra, cadence, moneyMatter, sure, actual].map(asContestant),
];
