import type { Service } from '#catalogue/schema.ts';
import { type AnnotatedMail, hasTerm, type Line } from '#mail/annotations/annotate.ts';
import type { Term } from '#mail/annotations/terms.ts';
import type { Concept } from '#mail/annotations/vocabulary.ts';
import { isPlan, readItemName, resolveName, splitLabel } from './names.ts';
import type { Price } from './prices.ts';

/** Something that a mail is about: the item of a receipt with its own lines, or the one thing that the sender sells. */
export type Product = {
  name: string;
  service?: Service;
  item?: { price: Price; lines: Line[]; isOnly: boolean };
};

/** A price with the lines around it that belong to no other. */
export type Item = { price: Price; lines: Line[] };

const maxLinesAbove = 6;
const maxLinesBelow = 3;
export const countLetters = (text: string) => text.replace(/[^\p{L}]/gu, '').length;

/** Rows of a receipt: each price with the lines around it that belong to no other. */
export function findItems({ lines }: AnnotatedMail, prices: readonly Price[]): Item[] {
  const rows = prices.filter(
    ({ line, role, amount }) => line.at >= 0 && !line.isProse && role === 'price' && amount > 0,
  );
  const priced = new Set(prices.map(({ line }) => line.at));
  return rows.map((price) => {
    const own = [price.line];
    for (let at = price.line.at - 1; at >= 0 && at >= price.line.at - maxLinesAbove; at -= 1) {
      const line = lines[at] as Line;
      if (priced.has(at) || line.isProse || line.text.includes('@')) break;
      own.unshift(line);
    }
    for (let at = price.line.at + 1; at < lines.length && at <= price.line.at + maxLinesBelow; at += 1) {
      const line = lines[at] as Line;
      if (priced.has(at) || line.isProse || !(line.cycles.length > 0 || line.dates.length > 0)) break;
      own.push(line);
    }
    return { price, lines: own };
  });
}

/** A fact that an item recurs, in its own lines: a cycle, a renewal, or a word for a subscription. */
export const isRecurring = (lines: readonly Line[]): boolean =>
  lines.some(
    (line) =>
      line.cycles.length > 0 || hasTerm(line, 'renew') || hasTerm(line, 'subscription') || hasTerm(line, 'auto'),
  );

export const isOneOff = (lines: readonly Line[]): boolean => lines.some((line) => hasTerm(line, 'once'));

type NamedRow = { line: Line; label: Term[]; name: string };
const isLabelled = ({ label }: NamedRow, ...concepts: Concept[]) =>
  label.some(({ concept }) => concepts.includes(concept));
const details: Concept[] = [
  'next',
  'renew',
  'period',
  'card',
  'total',
  'tax',
  'receipt',
  'price',
  'seller',
  'pay',
  'start',
  'trial',
];

/** Headings of columns: `Item Price`. */
const isOnlyTerms = ({ terms, text }: Line): boolean =>
  terms.reduce((sum, { start, end }) => sum + end - start, 0) >= countLetters(text) && !/\d/.test(text);

/** The label in the row of a price: `Price: 9.99` has one, in `Yearly plan (Notes): 9.99` it is the name. */
function readOwnLabel({ line, start }: Price): Term[] {
  const { label, value } = splitLabel({ ...line, text: line.text.slice(0, start) });
  return value || label.some(({ concept }) => amountLabels.includes(concept)) ? splitLabel(line).label : [];
}
const amountLabels: Concept[] = ['price', 'total', 'pay', 'tax', 'next', 'period'];

/** Rows above a price that may hold the name: no dates, and no labels of other things. */
function readNames({ price, lines }: Item): NamedRow[] {
  return lines
    .filter((line) => line.at <= price.line.at)
    .map((line) => ({
      line,
      label: line === price.line ? readOwnLabel(price) : splitLabel(line).label,
      name: readItemName(line, line === price.line ? price.start : undefined),
    }))
    .filter((row) => {
      const { line, name, label } = row;
      if (
        line.text.endsWith(':') ||
        countLetters(name) < 2 ||
        isLabelled(row, ...details) ||
        isOnlyTerms(line) ||
        hasTerm(line, 'thanks')
      )
        return false;
      if (line === price.line || isLabelled(row, 'product', 'subscription', 'plan')) return true;
      if (hasTerm(line, 'renew') || hasTerm(line, 'next')) return false;
      if (line.cycles.length > 0) return true;
      return label.length === 0 && line.dates.length === 0 && !details.some((concept) => hasTerm(line, concept));
    });
}

/** Stores put a description behind the name of an app: `HBO Max: Stream TV & Movies`. */
export const resolveTitle = (name: string): Service | undefined =>
  resolveName(name) ?? resolveName(name.split(/: | [-–—] /)[0] ?? '');

export function toProduct(item: Item): Product | undefined {
  const rows = readNames(item);
  const known = rows.map(({ name }) => resolveTitle(name)).findLast((service) => service !== undefined);
  if (known) return { name: known.name, service: known, item: { ...item, isOnly: false } };
  const labelled =
    rows.find((row) => isLabelled(row, 'product')) ?? rows.find((row) => isLabelled(row, 'subscription'));
  const own = rows.find(({ line, name }) => line === item.price.line && !isPlan(name));
  const above = rows.filter((row) => !isLabelled(row, 'plan'));
  const cycleAt = above.findLastIndex(({ line }) => line.cycles.length > 0);
  const printed = labelled?.name ?? own?.name ?? above[cycleAt > 0 ? cycleAt - 1 : cycleAt]?.name ?? above.at(-1)?.name;
  return printed && !isPlan(printed) ? { name: printed, item: { ...item, isOnly: false } } : undefined;
}

/** The item is called like a service that is sold by subscription only. */
export const isOnlySubscribed = (lines: readonly Line[]): boolean =>
  lines.some((line) => {
    const service = resolveName(readItemName(line));
    return service !== undefined && !service.sells_singly && !service.ordinary_word;
  });
