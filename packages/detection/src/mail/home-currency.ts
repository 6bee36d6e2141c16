import type { Document } from './document.ts';
import { foldInPlace } from './fold.ts';

/** Codes of the currencies that share a sign with others. */
const code = /\b(?:CAD|AUD|NZD|SGD|HKD|MXN|ARS|CLP|COP|TWD|CNY|SEK|NOK|DKK|ISK)\b/g;
const krone = /(?:\d|,-) ?kr\b|\bkr\.? ?\d/i;
const byCountry: Record<string, string> = { se: 'SEK', no: 'NOK', dk: 'DKK', is: 'ISK' };
/** What one of the three writes and the other two do not; folded. */
const byWords: [currency: string, words: RegExp][] = [
  ['SEK', /\b(?:och|att|ar|din prenumeration|betalning\w*|prenumeration\w*|manad\w*|fran|nasta|tack|abonnemang\w*)\b/g],
  ['DKK', /\b(?:af|at|dit|blevet|opsig\w*|opsagt|naste|trukket fra|tak|kob|md|indtil|gennem\w*|opkrav\w*|ny[et]*)\b/g],
  ['NOK', /\b(?:av|a|ditt|blitt|oppsig\w*|neste|takk|kjop|mnd|frem til|gjennom\w*|trekkes|utloper|betalingen)\b/g],
];

/**
 * The currency of the mail's country, where several share the sign it prints: the one whose code it names, else for
 * crowns that of the sender's country or of the language they are counted in.
 */
export function homeCurrency({ from, subject }: Document, lines: string[]): string | undefined {
  const text = [subject, ...lines].join('\n');
  const codes = new Set(text.match(code) ?? []);
  if (codes.size > 0) return codes.size === 1 ? [...codes][0] : undefined;
  if (!krone.test(text)) return undefined;
  const country = byCountry[from[0]?.address.split('.').pop()?.toLowerCase() ?? ''];
  if (country) return country;
  const folded = foldInPlace(text.slice(0, 4000));
  const [first, second] = byWords
    .map(([currency, words]) => ({ currency, count: folded.match(words)?.length ?? 0 }))
    .sort((a, b) => b.count - a.count);
  return first && second && first.count > second.count ? first.currency : undefined;
}
