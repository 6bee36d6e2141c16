import type { Payment } from './payments.ts';

/** A stored charge with the fingerprint of its finding. */
type SeenCharge = Payment & { fingerprint: string };

const getMerchant = (fingerprint: string) => fingerprint.replace(/\/\d+$/, '');
const getIdentity = ({ date, amount, currency }: Payment) => `${date} ${amount} ${currency}`;

type Stream = { fingerprint: string; charges: Payment[] };
type Shared<T> = { finding: T; fingerprint: string; count: number };

/** Counts the charges that each finding shares with the stored fingerprints of its merchant. */
function countSharedCharges<T extends Stream>(findings: T[], seen: SeenCharge[]): Shared<T>[] {
  const known = Map.groupBy(
    Map.groupBy(seen, ({ fingerprint }) => fingerprint),
    ([fingerprint]) => getMerchant(fingerprint),
  );
  return findings
    .flatMap((finding) => {
      const charges = new Set(finding.charges.map(getIdentity));
      return (known.get(getMerchant(finding.fingerprint)) ?? []).map(([fingerprint, old]) => ({
        finding,
        fingerprint,
        count: old.filter((charge) => charges.has(getIdentity(charge))).length,
      }));
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/**
 * Matches findings to stored streams when more documents are read. Streams are numbered by price, so a new, cheaper
 * plan would take the number of an older one. A finding keeps the fingerprint with which it shares most charges, and
 * gets an unused one if it shares none. More months may show that two streams are one: the stored one that lost its
 * charges is absorbed.
 * @param findings of one source
 * @param seen all stored charges of that source
 * @returns the findings with stable fingerprints, and the remaining fingerprint of each absorbed one
 */
export function matchStreams<T extends Stream>(
  findings: T[],
  seen: SeenCharge[],
): { findings: T[]; absorbed: Map<string, string> } {
  const known = Map.groupBy(new Set(seen.map(({ fingerprint }) => fingerprint)), getMerchant);
  const shared = countSharedCharges(findings, seen);
  const names = new Map<T, string>();
  const taken = new Set<string>();
  for (const { finding, fingerprint } of shared) {
    if (names.has(finding) || taken.has(fingerprint)) continue;
    names.set(finding, fingerprint);
    taken.add(fingerprint);
  }
  const absorbed = new Map<string, string>();
  for (const { finding, fingerprint } of shared) {
    const name = names.get(finding);
    if (name && !taken.has(fingerprint) && !absorbed.has(fingerprint)) absorbed.set(fingerprint, name);
  }
  const named = findings.map((finding) => {
    const fingerprint = names.get(finding) ?? findFreeFingerprint(getMerchant(finding.fingerprint), taken, known);
    taken.add(fingerprint);
    return { ...finding, fingerprint };
  });
  return { findings: named, absorbed };
}

function findFreeFingerprint(merchant: string, taken: Set<string>, known: Map<string, string[]>): string {
  // A single stream whose price changed between two uploads without a shared charge is still that stream.
  const before = known.get(merchant) ?? [];
  const [only] = before;
  if (before.length === 1 && only !== undefined && !taken.has(only)) return only;
  for (let number = 1; ; number += 1) {
    const fingerprint = number === 1 ? merchant : `${merchant}/${number}`;
    if (!taken.has(fingerprint) && !before.includes(fingerprint)) return fingerprint;
  }
}
