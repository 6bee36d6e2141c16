/** A part of an evidence text, highlighted where it is the service name or the amount. */
export type TextSegment = { text: string; isHighlighted: boolean };

/** Banks print without diacritics: `Kadıköy` as `KADIKOY`. */
const letterVariants = ['ıiİI', 'şsŞS', 'ğgĞG', 'çcÇC', 'öoÖO', 'üuÜU', 'âaÂA', 'éeÉE'];

const toSpellingPattern = (word: string) =>
  [...word]
    .map((letter) => {
      const same = letterVariants.find((letters) => letters.includes(letter));
      return same ? `[${same}]` : letter;
    })
    .join('');

/** Returns true if a line contains its date, which then is not shown next to it. */
export function containsDate(text: string, day: string): boolean {
  const [year, month, dayOfMonth] = day.split('-');
  return [`${dayOfMonth}${month}`, `${month}${dayOfMonth}`, `${year}${month}${dayOfMonth}`].some((digits) =>
    text.replace(/(\d)[./-](?=\d)/g, '$1').includes(digits),
  );
}

/** Matches an amount as documents print it: `1.234,56`, `1,234.56` or `₺1234,56`. */
function createAmountPattern(amount: number): string {
  const [integer = '', decimals = ''] = amount.toFixed(2).split('.');
  const grouped = integer.replace(/\B(?=(\d{3})+(?!\d))/g, '[.,\\s\u00a0]?');
  return `(?<!\\d)\\p{Sc}?${grouped}(?:[.,]${decimals})${decimals === '00' ? '?' : ''}(?!\\d)`;
}

/** Splits `text` at the words of `name` and at `amount`, which are highlighted. */
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
