import type { Fact } from '#tools/tool.ts';
import { foldText } from './plain-text.ts';

/** What stands in a sentence: a name that is held, or money with the facts that could be meant. */
export type NameOrAmount = { start: number } & ({ name: string } | { text: string; behind: Fact[] });

const totals =
  /(?<!\p{L})(?:toplam|hepsi|tum|butun|birlikte|total|all|altogether|together|overall|combined|everything|insgesamt|zusammen|gesamt|alles|summe|tout|ensemble|todo|conjunto|tutto|insieme|tudo)/u;

/**
 * The amounts of a sentence that are about something else than the one subscription it names. Where names and amounts
 * take turns, each amount is its name's. What is saved or left, and a total that is called one, is about all.
 * @param isNamed whether a fact's subject is what a sentence calls by that name
 */
export function findMisattributedAmounts(
  text: string,
  mentioned: NameOrAmount[],
  isNamed: (subject: string, name: string) => boolean,
): string[] {
  const row = mentioned.toSorted((a, b) => a.start - b.start);
  const names = [...new Set(row.flatMap((one) => ('name' in one ? one.name : [])))];
  const isAbout = (fact: Fact, name: string) => fact.subject !== undefined && isNamed(fact.subject, name);
  const words = foldText(text);
  // A category is called by something like its key.
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
