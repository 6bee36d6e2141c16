import type { Statement } from './event/statement.ts';
import type { MailEventKind } from './mail.ts';
import type { Price } from './price/prices.ts';
import type { Product } from './product/products.ts';
import type { Reading } from './reading.ts';

const maxEvidence = 200;
/** An amount needs so many letters beside it to say what it is of. */
const leastLetters = 4;
/** How far above an amount its label may stand. */
const mostAbove = 3;
/** That something ended or failed is shown by the words that say so, not by a price. */
const untold = new Set<MailEventKind>(['cancelled', 'cancelled_at_period_end', 'payment_failed', 'gift']);
const letters = (text: string) => text.replace(/[^\p{L}]/gu, '').length;
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A price's line with the lines of its item above it, from below upwards as long as they fit. */
function rows({ document: { lines } }: Reading, { line }: Price, { item, name }: Product): string {
  const first = item ? (item.lines.find((at) => lines[at]?.includes(name)) ?? item.lines[0] ?? line) : line - mostAbove;
  let text = tidy(lines[line] ?? '');
  for (let at = line - 1; at >= Math.max(first, 0); at -= 1) {
    if (!item && letters(text) >= leastLetters) break;
    const longer = tidy(`${lines[at]} ${text}`);
    if (longer.length > maxEvidence) break;
    text = longer;
  }
  return text;
}

/**
 * What shows an event: the words that name its price where it has one (the sentence that states it, if that prints the
 * price, else the price's own row), else the sentence that states it. A literal piece of the mail with its white space
 * collapsed, at most 200 characters.
 */
export function evidenceOf(reading: Reading, { kind, sentence }: Statement, product: Product, price?: Price): string {
  const { document, sentences } = reading;
  const stated = tidy(sentence.text).slice(0, maxEvidence).trim();
  if (!price || untold.has(kind)) return stated;
  const text = price.line < 0 ? document.subject : (document.lines[price.line] ?? '');
  const print = tidy(text.slice(price.start, price.end));
  if (!product.item && stated.includes(print)) return stated;
  const around = rows(reading, price, product);
  if (around.length <= maxEvidence && price.line >= 0) return letters(around) >= leastLetters ? around : stated;
  const spoken = sentences.find((other) => other.line === price.line && other.text.includes(print));
  const long = tidy((spoken?.text ?? text).replace(/\t/g, ' '));
  const at = long.indexOf(print);
  return long
    .slice(Math.max(0, at + print.length - maxEvidence))
    .slice(0, maxEvidence)
    .trim();
}
