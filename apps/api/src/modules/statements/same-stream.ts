import type { Finding } from '@kumbara/detection';

type Seen = { fingerprint: string; date: string; amount: number; currency: string };

const merchantOf = (fingerprint: string) => fingerprint.replace(/\/\d+$/, '');
const identity = ({ date, amount, currency }: Omit<Seen, 'fingerprint'>) => `${date} ${amount} ${currency}`;

/**
 * The detector numbers the streams of a merchant by price, so a new, cheaper plan would take the number of an older
 * one. A finding is the stream it shares most charges with; what shares none gets a number nobody has.
 */
export function withStableFingerprints(findings: Finding[], seen: Seen[]): Finding[] {
  const taken = new Set<string>();
  const known = Map.groupBy(seen, ({ fingerprint }) => fingerprint);
  const pairs = findings
    .flatMap((finding) => {
      const charges = new Set(finding.charges.map(identity));
      return [...known]
        .filter(([fingerprint]) => merchantOf(fingerprint) === merchantOf(finding.fingerprint))
        .map(([fingerprint, old]) => ({
          finding,
          fingerprint,
          shared: old.filter((one) => charges.has(identity(one))).length,
        }));
    })
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared);
  const named = new Map<Finding, string>();
  for (const { finding, fingerprint } of pairs) {
    if (named.has(finding) || taken.has(fingerprint)) continue;
    named.set(finding, fingerprint);
    taken.add(fingerprint);
  }
  return findings.map((finding) => {
    const fingerprint = named.get(finding) ?? freeNumber(finding.fingerprint, taken, known);
    taken.add(fingerprint);
    return { ...finding, fingerprint };
  });
}

function freeNumber(wanted: string, taken: Set<string>, known: Map<string, unknown>): string {
  const isFree = (fingerprint: string) => !taken.has(fingerprint) && !known.has(fingerprint);
  // A single stream whose price changed between two uploads without a shared charge is still that stream.
  const sameMerchant = [...known.keys()].filter((fingerprint) => merchantOf(fingerprint) === merchantOf(wanted));
  const [only] = sameMerchant;
  if (sameMerchant.length === 1 && only !== undefined && !taken.has(only)) return only;
  for (let number = 1; ; number += 1) {
    const fingerprint = number === 1 ? merchantOf(wanted) : `${merchantOf(wanted)}/${number}`;
    if (isFree(fingerprint)) return fingerprint;
  }
}
