import { foldInPlace } from '#mail/fold.ts';
import type { Document } from '#mail/text/document.ts';

/** Codes of the currencies that share a sign with others. */
const code = /\b(?:CAD|AUD|NZD|SGD|HKD|MXN|ARS|CLP|COP|TWD|CNY|SEK|NOK|DKK|ISK)\b/g;
const krone = /(?:\d|,-) ?kr\b|\bkr\.? ?\d/i;
const crownsOf: Record<string, string> = { se: 'SEK', no: 'NOK', dk: 'DKK', is: 'ISK' };
/** `.co` is sold to anybody, so that Colombia is `.com.co` only. */
const dollarsOf: Record<string, string> = {
  ...{ mx: 'MXN', ar: 'ARS', cl: 'CLP', 'com.co': 'COP' },
  ...{ ca: 'CAD', au: 'AUD', nz: 'NZD', sg: 'SGD', hk: 'HKD', tw: 'TWD' },
};
/** What one of the three writes and the other two do not; folded. */
const byWords: [currency: string, words: RegExp][] = [
  [
    'SEK',
    /\b(?:och|att|ar|din prenumeration|betalning\w*|prenumeration\w*|manad\w*|fran|nasta|tack|kvitto\w*|uppsag\w*|dra[rs]|dragit|kostar|\w*abonnemang\w*)\b/g,
  ],
  [
    'DKK',
    /\b(?:af|at|dit|blevet|opsig\w*|opsagt|naste|tak|kob|md|indtil|gennem\w*|opkrav\w*|ny[et]*)\b|\d kr\.(?=\/| (?:om|pr|i|for|den|til)\b)|om maneden|pr\.? maned|\bden \d{1,2}\. /g,
  ],
  [
    'NOK',
    /\b(?:av|a|ditt|en maned til|kr \d+|per maned|\w+e[nt] (?:din|ditt)|blitt|oppsig\w*|neste|takk|kjop|mnd|frem til|gjennom\w*|trekkes|utloper|betalingen)\b/g,
  ],
];

/**
 * The currency of the mail's country, where several share the sign it prints: the one whose code it names, else for
 * dollars and pesos that of the sender's country, for crowns also that of the language they are counted in.
 */
export function homeCurrency({ from, subject }: Document, lines: string[]): string | undefined {
  const text = [subject, ...lines].join('\n');
  const codes = new Set(text.match(code) ?? []);
  if (codes.size > 0) return codes.size === 1 ? [...codes][0] : undefined;
  const domain = from[0]?.address.toLowerCase().split('.') ?? [];
  if (!krone.test(text)) return dollarsOf[domain.at(-1) ?? ''] ?? dollarsOf[domain.slice(-2).join('.')];
  const country = crownsOf[domain.at(-1) ?? ''];
  if (country) return country;
  const spelt = text.slice(0, 4000);
  if (/[äö]/i.test(spelt) && !/[æø]/i.test(spelt)) return 'SEK';
  const folded = foldInPlace(spelt);
  const [first, second] = byWords
    .map(([currency, words]) => ({ currency, count: folded.match(words)?.length ?? 0 }))
    .sort((a, b) => b.count - a.count);
  return first && second && first.count > second.count ? first.currency : undefined;
}
