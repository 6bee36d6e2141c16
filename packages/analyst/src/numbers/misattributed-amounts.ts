import { fold } from '@kumbara/text/fold';
import { anyOf } from '@kumbara/text/languages';
import type { Fact } from '#tools/tool.ts';
import data from './totals.json' with { type: 'json' };

/** A part of a sentence: the name of a subscription, or an amount with the facts that it may state. */
export type NameOrAmount = { start: number } & ({ name: string } | { text: string; behind: Fact[] });

/** Words for a total, by language, folded. */
const totals = new RegExp(`(?<!\\p{L})${anyOf(data)}`, 'u');

/**
 * The amounts of a sentence that belong to another subscription than the one it names. If names and amounts alternate,
 * each amount belongs to its name. Savings, remainders and totals belong to all subscriptions.
 * @param isNamed whether a sentence calls a fact's subject by that name
 */
export function findMisattributedAmounts(
  text: string,
  mentioned: NameOrAmount[],
  isNamed: (subject: string, name: string) => boolean,
): string[] {
  const row = mentioned.toSorted((a, b) => a.start - b.start);
  const names = [...new Set(row.flatMap((one) => ('name' in one ? one.name : [])))];
  const isAbout = (fact: Fact, name: string) => fact.subject !== undefined && isNamed(fact.subject, name);
  const words = fold(text);
  // The text may call a category differently than its key.
  const isFree = ({ measure, subject }: Fact) =>
    /^(?:saving|left)_/.test(measure) ||
    (subject !== undefined && /^[a-z_]+$/.test(subject) && words.includes(subject.slice(0, 4)));
  if (names.length === 1) {
    if (totals.test(words)) return [];
    return row.flatMap((one) =>
      'name' in one || one.behind.some((fact) => isAbout(fact, names[0] as string) || isFree(fact)) ? [] : one.text,
    );
  }
  const alternates = row.length > 3 && row.length % 2 === 0 && row.every((one, at) => 'name' in one === (at % 2 === 0));
  if (!alternates) return [];
  return row.flatMap((one, at) => {
    const before = row[at - 1];
    if ('name' in one || !before || !('name' in before)) return [];
    const isOthers = one.behind.every((fact) => fact.subject !== undefined && !isAbout(fact, before.name));
    return isOthers && one.behind.length > 0 ? one.text : [];
  });
}
