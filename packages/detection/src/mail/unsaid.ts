import type { Statement } from './classify.ts';
import { findDates } from './dates.ts';
import { foldInPlace } from './fold.ts';
import { cyclesOf, findPrices, type Price } from './prices.ts';
import { isProse, type Reading, type Sentence } from './reading.ts';
import { possessive } from './selling.ts';

/** What the amounts say where no verb does: a total was charged; a price with a cycle and a day ahead will be. */
export function unsaid(reading: Reading): Statement | undefined {
  const { document, sentences } = reading;
  // A sentence that does not speak to the reader tells of others.
  const isTold = ({ line }: Price) =>
    isProse(reading, line) && !possessive.test(foldInPlace(document.lines[line] ?? ''));
  const prices = findPrices(document, document.lines).filter((price) => price.amount > 0 && !isTold(price));
  const sentenceOf = ({ line }: Price) => sentences.find((sentence) => sentence.line === line);
  const total = prices.find(({ role }) => role === 'total');
  const charged = total && sentenceOf(total);
  if (charged) return { kind: 'charge', sentence: charged };
  const price = prices.find((item) => item.role === 'item' && cyclesOf(item, prices, document).length > 0);
  const isAhead = ({ folded }: Sentence) => findDates(folded, document.date).some(({ date }) => date > document.date);
  const priced = price && sentences.some(isAhead) ? sentenceOf(price) : undefined;
  return priced && { kind: 'renewal_notice', sentence: priced };
}
