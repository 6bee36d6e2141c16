import { foldInPlace } from '@kumbara/text/fold';
import type { Direction } from '#interpret/direction.ts';
import { parseDirectionMark } from '#interpret/money/marks.ts';
import type { Movement } from '#interpret/movement.ts';
import type { Agreement } from '#interpret/reconciliation/agreement.ts';
import { memoize } from '#words/memoize.ts';
import { cardPaymentWords, incomingWords, spendingWords } from '#words/phrases.ts';
import { findSectionDirections } from './section-directions.ts';

type Sign = Movement['sign'];
type Meaning = Record<Sign, Direction>;

/** Possible meanings of signs in a document with a single amount column. */
const meanings: Meaning[] = [
  { minus: 'out', plus: 'in', plain: 'in' }, // an account
  { minus: 'in', plus: 'out', plain: 'out' }, // a card whose amounts count what is owed
  { minus: 'out', plus: 'in', plain: 'out' }, // only credits have a sign
  { minus: 'in', plus: 'in', plain: 'out' },
];

/**
 * Decides the direction of each movement. Columns and direction marks state it; the meaning of plus and minus is
 * inferred from the words of the lines, the direction of most lines (out), and the running balance.
 * @param agreement how well a set of directions agrees with the printed totals or balances
 */
export function decideDirections(
  movements: Movement[],
  kind: 'card' | 'account' | 'unknown',
  agreement: (directions: Direction[]) => Agreement,
): Direction[] {
  const marks = new Set(movements.flatMap(({ row }) => row.signText ?? []));
  const opinions = movements.map(({ description }) =>
    kind === 'card' && isCardPayment(description) ? -3 : scoreWords(description),
  );
  const negative = { debit: isMostlyNegative(movements, 'debit'), credit: isMostlyNegative(movements, 'credit') };
  const debits = movements.filter(({ row }) => row.side === 'debit');
  const isAlone = debits.length === movements.length;
  const isPlain = isAlone && debits.filter(({ sign }) => sign === 'plain').length > debits.length * 0.5;
  const certain = movements.map((movement) => decideByColumn(movement, negative, isPlain) ?? byMark(movement, marks));
  const used = new Set(movements.filter((_, index) => !certain[index]).map(({ sign }) => sign));
  if (used.size === 0) return certain as Direction[];
  // Two kinds of signs in one column have two meanings.
  const telling = meanings.filter(
    (meaning) => used.size < 2 || new Set([...used].map((sign) => meaning[sign])).size > 1,
  );
  // Meanings that differ only in unused signs are equivalent.
  const alike = Map.groupBy(telling, (meaning) => [...used].map((sign) => meaning[sign]).join());
  const scored = [...alike.values()].map((same) => {
    const [meaning] = same as [Meaning];
    const directions = movements.map((movement, index) => certain[index] ?? meaning[movement.sign]);
    const score =
      wordScore(opinions, directions, certain) +
      Math.max(...same.map((one) => scoreKind(one, used, kind))) +
      scoreMajority(directions) +
      weightOf[agreement(directions)];
    return { directions, score };
  });
  const best = scored.sort((a, b) => b.score - a.score)[0] as (typeof scored)[number];
  const isSingle = used.size === 1;
  // Amounts without any sign: only section titles or the words of a line can make one incoming.
  const isUnmarked = isSingle && used.has('plain') && best.score < weightOf.turned;
  const byWords = movements.map((_, index) => certain[index] ?? ((opinions[index] ?? 0) < 0 ? 'in' : 'out'));
  const titled = findSectionDirections(movements, kind);
  const byTitle =
    titled && movements.map((_, index) => certain[index] ?? titled[index] ?? (byWords[index] as Direction));
  if (byTitle && (isUnmarked || (!isProven(agreement(best.directions)) && isProven(agreement(byTitle)))))
    return byTitle;
  return isUnmarked ? byWords : best.directions;
}

/** Totals outweigh all words. The usual direction of totals is only a hint, because inverted directions add up too. */
const weightOf: Record<Agreement, number> = { none: 0, side: 10, turned: 1000, usual: 1006 };
const isProven = (found: Agreement): boolean => weightOf[found] >= weightOf.turned;

/** Debit columns hold outgoing money; a minority with the other sign are reversals. */
function decideByColumn(
  { row, sign }: Movement,
  negative: Record<'debit' | 'credit', boolean>,
  isPlain: boolean,
): Direction | undefined {
  if (!row.side) return undefined;
  const usual: Direction = row.side === 'debit' ? 'out' : 'in';
  // If all other charges have no sign, a plus is a reversal.
  const isReversed = (sign === 'minus' && !negative[row.side]) || (sign === 'plus' && isPlain && row.side === 'debit');
  return isReversed ? (usual === 'out' ? 'in' : 'out') : usual;
}

function isMostlyNegative(movements: Movement[], side: 'debit' | 'credit'): boolean {
  const same = movements.filter(({ row }) => row.side === side);
  return same.filter(({ sign }) => sign === 'minus').length >= same.length / 2;
}

function byMark({ row }: Movement, marks: ReadonlySet<string>): Direction | undefined {
  return row.amount.mark ?? (row.signText === undefined ? undefined : parseDirectionMark(row.signText, marks));
}

/** Positive if the words indicate spending, negative if they indicate incoming money. */
const scoreWords = memoize((description: string): number => {
  const text = foldInPlace(description);
  if (incomingWords.test(text)) return -3;
  return spendingWords.test(text) ? 1 : 0;
});
const isCardPayment = memoize((description: string) => cardPaymentWords.test(foldInPlace(description)));

function wordScore(opinions: number[], directions: Direction[], certain: (Direction | undefined)[]): number {
  let score = 0;
  opinions.forEach((opinion, index) => {
    if (!certain[index]) score += opinion * (directions[index] === 'out' ? 1 : -1);
  });
  return score;
}

/** In an account a minus is outgoing; on a card it is as often a credit. */
function scoreKind(meaning: Meaning, used: Set<Sign>, kind: 'card' | 'account' | 'unknown'): number {
  if (!used.has('minus')) return meaning.plus === 'in' ? 0.3 : 0;
  if (used.has('plain') && kind !== 'card') return meaning.minus === 'out' && meaning.plain === 'in' ? 2 : 0;
  return meaning.minus !== meaning.plain ? 0.5 : 0;
}

/** Most lines of a statement are outgoing. */
function scoreMajority(directions: Direction[]): number {
  const out = directions.filter((direction) => direction === 'out').length;
  return (4 * (2 * out - directions.length)) / directions.length;
}
