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

/** A stored line that belongs to no finding yet. The merchant is a keyed hash: it can be matched, not read. */
export type OpenLine = { merchant: string } & Pick<Transaction, 'date' | 'amount' | 'currency' | 'foreign'>;

/** A charge of an earlier upload with the fingerprint of its finding. The optional fields come from that upload. */
export type StoredCharge = Transaction & {
  fingerprint: string;
  sourceAccount?: AccountIdentity;
  currency_printed?: boolean;
  reconciled?: boolean | null;
};

/** The whole input of a search. Every field can be cloned into a worker thread. */
export type SearchInput = {
  userId: string;
  /** Key of the merchant hashes in open lines. */
  merchantKey: KeyObject;
  document: StatementDocument;
  /** Earlier uploads without their lines. Their periods show on which days no charge took place. */
  earlierDocuments: StatementDocument[];
  charges: StoredCharge[];
  openLines: OpenLine[];
  today: IsoDate;
};

export type SearchResult = {
  /** Findings over all uploads. */
  findings: Finding[];
  /** Fingerprints of the findings that have a charge in the new document, in the order of `findings`. */
  fingerprints: string[];
  /** Fingerprints of stored streams that were merged into another one, with the fingerprint of that one. */
  absorbed: Map<string, string>;
  /** Details of charges that the document prints, and the merchants of matched open lines, by `chargeKey`. */
  lineDetails: Map<string, Pick<Transaction, 'description' | 'foreign' | 'day_assumed'>>;
  /** Lines of the document that may become a finding with the next upload, newest first. */
  openLines: OpenLine[];
};

/** Finds subscriptions in a new document together with the stored charges and open lines of earlier uploads. */
export function findSubscriptions(search: SearchInput): SearchResult {
  const { document, charges, today } = search;
  const matchedLines = matchOpenLines(search);
  const transactions: (Transaction & Omit<StoredCharge, 'fingerprint'>)[] = [...charges, ...matchedLines];
  // One document per line: a single document would claim to cover every day between its first and its last line.
  const storedDocuments = transactions.map(
    ({ sourceAccount, currency_printed = document.currency_printed, reconciled = null, ...transaction }, at) => ({
      ...sourceAccount,
      id: `kept-${at}`,
      transactions: [transaction],
      currency_printed,
      reconciled,
    }),
  );
  const { findings, stopped } = detectInStatements([...search.earlierDocuments, ...storedDocuments, document], {
    today,
  });
  const matched = matchStreams([...findings, ...stopped], charges);
  const claimed = new Map(matched.findings.flatMap((finding) => finding.charges).map((one) => [chargeKey(one), one]));
  return {
    ...matched,
    fingerprints: selectFingerprints(document, matched.findings),
    // Includes matched open lines: without the description their merchant would be unknown to the next upload.
    lineDetails: new Map(
      [...matchedLines, ...document.transactions]
        .filter((line) => claimed.has(chargeKey(line)))
        .map(({ description, foreign, day_assumed, ...line }) => [
          chargeKey(line),
          { description, foreign, day_assumed },
        ]),
    ),
    openLines: selectOpenLines(search, new Set([...claimed.values()].map(lineKey))),
  };
}

const lineKey = ({ date, amount, currency }: Omit<OpenLine, 'merchant'>) => `${date} ${amount} ${currency}`;
/** Equal for a charge and its line. The text is cut because stored charges keep only its beginning. */
export const chargeKey = (line: Omit<OpenLine, 'merchant'> & { text: string }): string =>
  `${lineKey(line)} ${truncateText(line.text)}`;

/** Leaves out findings that rest on earlier uploads only. */
function selectFingerprints({ transactions }: StatementDocument, findings: Finding[]): string[] {
  const lines = new Set(transactions.map(lineKey));
  return findings
    .filter(({ charges }) => charges.some((charge) => lines.has(lineKey(charge))))
    .map(({ fingerprint }) => fingerprint);
}

/**
 * Open lines whose merchant appears in the new document, with the description from there. Their own text is not
 * stored, so `text` is empty.
 */
function matchOpenLines({ userId, merchantKey, document, openLines }: SearchInput): Transaction[] {
  if (openLines.length === 0) return [];
  const descriptions = new Set(document.transactions.map(({ description }) => description));
  const names = new Map([...descriptions].map((name) => [resolveMerchant(name).key, name]));
  const nameByHash = new Map([...names].map(([merchant, name]) => [keyedHash(merchantKey, userId, merchant), name]));
  return openLines.flatMap(({ merchant, ...line }) => {
    const description = nameByHash.get(merchant);
    return description === undefined ? [] : [{ ...line, description, direction: 'out' as const, text: '' }];
  });
}

function selectOpenLines({ userId, merchantKey, document }: SearchInput, claimed: Set<string>): OpenLine[] {
  return groupChargesByMerchant([document])
    .filter(canRecur)
    .flatMap(({ merchant, charges }) =>
      charges.map(({ date, amount, currency, foreign }) => ({
        ...{ merchant: merchant.key, date, amount, currency },
        ...(foreign && { foreign }),
      })),
    )
    .filter((line) => !claimed.has(lineKey(line)))
    .sort((a, b) => (a.date < b.date ? 1 : -1))
    .slice(0, maxOpenLines)
    .map(({ merchant, ...line }) => ({ merchant: keyedHash(merchantKey, userId, merchant), ...line }));
}

/** 20 purchases a day for the 500 days that open lines are stored. */
const maxOpenLines = 10_000;

/** A single line of such a merchant can be the first of a series. Bills and shops are excluded. */
const canRecur = ({ merchant }: MerchantCharges): boolean =>
  merchant.kind === 'unknown' || merchant.kind === 'service' || merchant.kind === 'reseller';
