import type { AnnotatedMail, CycleMatch, Line } from '#mail/annotations/annotate.ts';
import type { Money } from '#mail/annotations/money.ts';
import type { Term } from '#mail/annotations/terms.ts';
import { type Concept, vocabularies } from '#mail/annotations/vocabulary.ts';

export type PriceRole = 'price' | 'total' | 'subtotal' | 'tax' | 'discount' | 'old' | 'other';
/** An amount with the role that its label gives it, and the cycle beside it. */
export type Price = Money & { line: Line; role: PriceRole; cycle?: CycleMatch; label: string };

const roles: [Concept, PriceRole][] = [
  ['subtotal', 'subtotal'],
  ['tax', 'tax'],
  ['discount', 'discount'],
  ['old', 'old'],
  ['other_money', 'other'],
  ['total', 'total'],
];
const countLetters = (text: string) => text.replace(/[^\p{L}]/gu, '').length;
/** A label longer than this is a sentence: only its end says something of the amount. */
const labelLength = 40;
/** Between an amount and a word that stands directly behind it: `10 % off`. */
const besideMark = 4;
/** Between an amount and its cycle: ` TL / `, ` al `. */
const besideAmount = 14;

/** The label of an amount: the text before it in its line, else a line without amounts above it. */
function findLabel(
  line: Line,
  from: number,
  start: number,
  above: Line | undefined,
): Pick<Line, 'terms'> & { label: string } {
  const before = line.text.slice(from, start);
  if (countLetters(before) >= 2 || from > 0 || !above || above.money.length > 0 || above.text.length > 60) {
    const terms = line.terms.filter(
      (term) => term.start >= from && term.end <= start && start - term.end < labelLength,
    );
    return { terms, label: before.trim() };
  }
  return { terms: above.terms, label: above.text };
}

/** All amounts of a mail in its order. */
export function findPrices({ all, language }: AnnotatedMail): Price[] {
  const { hasPostpositions } = vocabularies[language];
  return all.flatMap((line, i) => {
    let from = 0;
    return line.money.map((money): Price => {
      const { terms, label } = findLabel(line, from, money.start, line.at > 0 ? all[i - 1] : undefined);
      from = money.end;
      const behind = line.terms.filter(
        ({ start }) =>
          start >= money.end && start - money.end <= besideMark && !/[.!?;]/.test(line.text.slice(money.end, start)),
      );
      // `160 TL yerine 199 TL`: the word belongs to the amount before it.
      const isOldBehind = hasPostpositions && behind.some(({ concept }) => concept === 'old');
      const isOfOther = ({ concept, start }: Term) =>
        hasPostpositions &&
        concept === 'old' &&
        line.money.some(({ end }) => start >= end && start - end <= besideMark);
      const has = (concept: Concept) => terms.some((term) => term.concept === concept && !isOfOther(term));
      const role = isOldBehind
        ? 'old'
        : (roles.find(([concept]) => has(concept) && !(concept === 'tax' && has('total')))?.[1] ??
          (behind.some(({ concept }) => concept === 'offer' || concept === 'discount') ? 'discount' : 'price'));
      return {
        ...money,
        line,
        role: has('old') && has('new') ? 'price' : role,
        cycle: findCycleBeside(line, money),
        label,
      };
    });
  });
}

/** The cycle nearest to an amount in its line, unless another amount stands between. */
function findCycleBeside({ cycles, money }: Line, { start, end }: Money): CycleMatch | undefined {
  const between = (a: number, b: number) => money.some((other) => other.start >= a && other.end <= b);
  const isRow = money.length === 1;
  return cycles
    .map((cycle) => ({ cycle, gap: cycle.start >= end ? cycle.start - end : start - cycle.end + 4 }))
    .filter(({ cycle, gap }) => {
      if (gap < 0 || (!isRow && gap > besideAmount + 40)) return false;
      return cycle.start >= end ? !between(end, cycle.start) : !between(cycle.end, start);
    })
    .sort((a, b) => a.gap - b.gap)[0]?.cycle;
}
