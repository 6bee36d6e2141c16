/** A piece of evidence, cut into what stands out (the name of the service, the amount) and the rest. */
export type TextSegment = { text: string; isHighlighted: boolean };

/** Banks print without diacritics: Kadıköy stands there as KADIKOY. */
const letterVariants = ['ıiİI', 'şsŞS', 'ğgĞG', 'çcÇC', 'öoÖO', 'üuÜU', 'âaÂA', 'éeÉE'];

const toSpellingPattern = (word: string) =>
  [...word]
    .map((letter) => {
      const same = letterVariants.find((letters) => letters.includes(letter));
      return same ? `[${same}]` : letter;
    })
    .join('');

/** Whether a line prints its own day, so that it need not stand beside it again. */
export function containsDate(text: string, day: string): boolean {
  const [year, month, dayOfMonth] = day.split('-');
  return [`${dayOfMonth}${month}`, `${month}${dayOfMonth}`, `${year}${month}${dayOfMonth}`].some((digits) =>
    text.replace(/(\d)[./-](?=\d)/g, '$1').includes(digits),
  );
}

/** An amount as documents print it, with a sign right before it: 1.234,56 or 1,234.56 or ₺1234,56. */
function createAmountPattern(amount: number): string {
  const [whole = '', decimals = ''] = amount.toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, '[.,\\s\u00a0]?');
  return `(?<!\\d)\\p{Sc}?${grouped}(?:[.,]${decimals})${decimals === '00' ? '?' : ''}(?!\\d)`;
}

/** Marks the words of `name` and the `amount` where they literally stand in `text`. */
export function highlightMatches(text: string, name: string, amount: number | undefined): TextSegment[] {
  const words = name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 3)
    .map(toSpellingPattern);
  const patterns = [...words, ...(amount === undefined ? [] : [createAmountPattern(amount)])];
  if (patterns.length === 0) return [{ text, isHighlighted: false }];
  const wanted = new RegExp(`(${patterns.join('|')})`, 'giu');
  return text
    .split(wanted)
    .map((segment, index) => ({ text: segment, isHighlighted: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
