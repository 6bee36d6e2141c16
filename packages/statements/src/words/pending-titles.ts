import { readLanguages } from '@kumbara/text/languages';
import { memoize } from './memoize.ts';
import languages from './pending-titles.json' with { type: 'json' };

const { pattern } = readLanguages(languages);

/**
 * Patterns of section titles for lines that are `pending` and `booked`, folded, in which `#` stands for one of the names
 * of `lines`.
 */
const wordings = Object.values(languages);

/** Possessives before them: `Your pending transactions`, `Ihre vorgemerkten Umsätze`. */
const owner = `(?:${pattern('owners')} )?`;

/** Remarks behind their name: `(not included in the balance)`, `- nicht im Saldo`, `au 31/10/2026`. */
const remark = `(?:\\s*(?:\\(.{1,80}|-\\s.{1,80}|(?:${pattern('asOf')} )?\\d.{3,20}))?`;

const titlesOf = (patterns: string[]) => new RegExp(`^\\W*${owner}(?:${patterns.join('|')})${remark}\\W*$`);

const named = (status: 'pending' | 'booked') =>
  titlesOf(wordings.map(({ lines, [status]: titles }) => titles.replaceAll('#', `(?:${lines})`)));

const pendingTitle = named('pending');
const bookedTitle = named('booked');

/** True for `Pending transactions (none)`, `Bekleyen işlem bulunmamaktadır`: no line below is pending. Folded. */
export const isNonePending = (folded: string): boolean => none.test(folded);

const none = new RegExp(`\\(0\\)|(?<![a-z])${pattern('none')}(?![a-z])|(?:^|there are )no `);

const longest = 120;

/** True for `Pending transactions`, `Provizyondaki İşlemler` and nothing else: the lines below are pending. Folded. */
export const isPendingTitle = memoize(
  (folded) => folded.length <= longest && pendingTitle.test(folded) && !isNonePending(folded),
);

/**
 * True for `Posted transactions`, `Gerçekleşen İşlemler`: the lines below are settled, after any other title. Folded.
 */
export const isBookedTitle = memoize((folded) => folded.length <= longest && bookedTitle.test(folded));
