import { memoize } from './memoize.ts';
import data from './pending-titles.json' with { type: 'json' };

/**
 * Parts of section titles by language, folded: `lines`, names for lines of a statement, and patterns of titles for those
 * that are `pending` and `booked`, in which `#` stands for one of the names.
 */
const wordings = Object.values(data);

/** Possessives before them: `Your pending transactions`, `Ihre vorgemerkten Umsätze`. */
const owner =
  '(?:(?:your|my|ihre|deine|meine|vos|mes|tus|sus|mis|(?:i|le) (?:tuoi|tue|miei|mie|suoi|sue)|seus|suas|uw|je|mijn|los|las|les) )?';

/** Remarks behind their name: `(not included in the balance)`, `- nicht im Saldo`, `au 31/10/2026`. */
const remark =
  '(?:\\s*(?:\\(.{1,80}|-\\s.{1,80}|(?:(?:as (?:of|at)|at|on|until|per|zum|vom|bis|stand|am|au|du|al|a|del|em|ate|op) )?\\d.{3,20}))?';

const titlesOf = (patterns: string[]) => new RegExp(`^\\W*${owner}(?:${patterns.join('|')})${remark}\\W*$`);

const named = (status: 'pending' | 'booked') =>
  titlesOf(wordings.map(({ lines, [status]: pattern }) => pattern.replaceAll('#', `(?:${lines})`)));

const pendingTitle = named('pending');
const bookedTitle = named('booked');

/** True for `Pending transactions (none)`, `Bekleyen işlem bulunmamaktadır`: no line below is pending. Folded. */
export const isNonePending = (folded: string): boolean => none.test(folded);

const none =
  /\(0\)|(?<![a-z])(?:none|nil|yok|yoktur|bulunma[a-z]+|keine?|aucune?|no hay|ningun[oa]?|nessun[oa]?|nenhuma?|geen)(?![a-z])|(?:^|there are )no /;

const longest = 120;

/** True for `Pending transactions`, `Provizyondaki İşlemler` and nothing else: the lines below are pending. Folded. */
export const isPendingTitle = memoize(
  (folded) => folded.length <= longest && pendingTitle.test(folded) && !isNonePending(folded),
);

/**
 * True for `Posted transactions`, `Gerçekleşen İşlemler`: the lines below are settled, after any other title. Folded.
 */
export const isBookedTitle = memoize((folded) => folded.length <= longest && bookedTitle.test(folded));
