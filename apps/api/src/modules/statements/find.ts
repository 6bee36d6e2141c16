import type { KeyObject } from 'node:crypto';
import {
  type AccountIdentity,
  detectInStatements,
  type Finding,
  groupChargesByMerchant,
  type MerchantCharges,
  matchStreams,
  resolveMerchant,
  type StatementDocument,
  truncateText,
} from '@kumbara/detection';
import type { IsoDate, Transaction } from '@kumbara/shared';
import { keyedHash } from '#lib/keyed-hash.ts';

/** A line that is part of no finding: whom it paid can be matched, not read. */
export type KeptLine = { merchant: string } & Pick<Transaction, 'date' | 'amount' | 'currency' | 'foreign'>;

/** A charge of an earlier upload, the finding it belonged to, and what that upload says of it where it is known. */
export type KeptCharge = Transaction & {
  fingerprint: string;
  chargedTo?: AccountIdentity;
  currency_printed?: boolean;
  reconciled?: boolean | null;
};

/** Everything that finding needs; all of it can be handed to another thread. */
export type Search = {
  userId: string;
  /** For the hashes of kept lines. */
  merchantKey: KeyObject;
  document: StatementDocument;
  /** Earlier uploads without their lines: where no charge was seen on their days, there was none. */
  read: StatementDocument[];
  charges: KeptCharge[];
  lines: KeptLine[];
  today: IsoDate;
};

export type Found = {
  /** Of all that was uploaded. */
  findings: Finding[];
  /** Those that the document holds, in their order. */
  fingerprints: string[];
  /** Stored streams that turned out to be another, by fingerprint. */
  absorbed: Map<string, string>;
  /** What the document says of the charges in findings, and whom reopened lines paid, by `chargeKey`. */
  stated: Map<string, Pick<Transaction, 'description' | 'foreign' | 'day_assumed'>>;
  /** Lines of the document that are no finding yet but may become one with the next month, newest first. */
  open: KeptLine[];
};

/** Finds what recurs in a new document together with what is kept of earlier ones. */
export function findInStatement(search: Search): Found {
  const { document, charges, today } = search;
  const again = reopened(search);
  const transactions: (Transaction & Omit<KeptCharge, 'fingerprint'>)[] = [...charges, ...again];
  // One document a line: without a period, a document would claim to cover all days between its first and its last.
  const kept = transactions.map(
    ({ chargedTo, currency_printed = document.currency_printed, reconciled = null, ...transaction }, at) => ({
      ...chargedTo,
      id: `kept-${at}`,
      transactions: [transaction],
      currency_printed,
      reconciled,
    }),
  );
  const { findings, stopped } = detectInStatements([...search.read, ...kept, document], { today });
  const named = matchStreams([...findings, ...stopped], charges);
  const claimed = new Map(named.findings.flatMap((finding) => finding.charges).map((one) => [chargeKey(one), one]));
  return {
    ...named,
    fingerprints: heldBy(document, named.findings),
    // Reopened lines as well: without a name they would be nobody's charges when the next document does not name it.
    stated: new Map(
      [...again, ...document.transactions]
        .filter((line) => claimed.has(chargeKey(line)))
        .map(({ description, foreign, day_assumed, ...line }) => [
          chargeKey(line),
          { description, foreign, day_assumed },
        ]),
    ),
    open: openLines(search, new Set([...claimed.values()].map(lineKey))),
  };
}

const lineKey = ({ date, amount, currency }: Omit<KeptLine, 'merchant'>) => `${date} ${amount} ${currency}`;
/** A charge or its line: the text of charges is cut. */
export const chargeKey = (line: Omit<KeptLine, 'merchant'> & { text: string }): string =>
  `${lineKey(line)} ${truncateText(line.text)}`;

/** What is about this document, and not only about what was read before. */
function heldBy({ transactions }: StatementDocument, findings: Finding[]): string[] {
  const lines = new Set(transactions.map(lineKey));
  return findings
    .filter(({ charges }) => charges.some((charge) => lines.has(lineKey(charge))))
    .map(({ fingerprint }) => fingerprint);
}

/**
 * Kept lines whose merchant appears in the new document, named as it is there: their hash can be matched, not read
 * back. Their own text was not kept, so as evidence they have none.
 */
function reopened({ userId, merchantKey, document, lines }: Search): Transaction[] {
  if (lines.length === 0) return [];
  const descriptions = new Set(document.transactions.map(({ description }) => description));
  const names = new Map([...descriptions].map((name) => [resolveMerchant(name).key, name]));
  const nameOf = new Map([...names].map(([merchant, name]) => [keyedHash(merchantKey, userId, merchant), name]));
  return lines.flatMap(({ merchant, ...line }) => {
    const description = nameOf.get(merchant);
    return description === undefined ? [] : [{ ...line, description, direction: 'out' as const, text: '' }];
  });
}

function openLines({ userId, merchantKey, document }: Search, claimed: Set<string>): KeptLine[] {
  return groupChargesByMerchant([document])
    .filter(mayRecur)
    .flatMap(({ merchant, charges }) =>
      charges.map(({ date, amount, currency, foreign }) => ({
        ...{ merchant: merchant.key, date, amount, currency },
        ...(foreign && { foreign }),
      })),
    )
    .filter((line) => !claimed.has(lineKey(line)))
    .sort((a, b) => (a.date < b.date ? 1 : -1))
    .slice(0, mostOpenLines)
    .map(({ merchant, ...line }) => ({ merchant: keyedHash(merchantKey, userId, merchant), ...line }));
}

/** Twenty purchases a day for as long as lines are kept. */
export const mostOpenLines = 10_000;

/** Merchants whose single lines may be the first of a series. Bills, shops and the like never are. */
const mayRecur = ({ merchant }: MerchantCharges): boolean =>
  merchant.kind === 'unknown' || merchant.kind === 'service' || merchant.kind === 'reseller';
