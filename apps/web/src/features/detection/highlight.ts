/** A piece of evidence, cut into what stands out (the name of the service, the amount) and the rest. */
export type Piece = { text: string; isMarked: boolean };

/** Banks print without diacritics: Kadıköy stands there as KADIKOY. */
const alike = ['ıiİI', 'şsŞS', 'ğgĞG', 'çcÇC', 'öoÖO', 'üuÜU', 'âaÂA', 'éeÉE'];

const anySpelling = (word: string) =>
  [...word]
    .map((letter) => {
      const same = alike.find((letters) => letters.includes(letter));
      return same ? `[${same}]` : letter;
    })
    .join('');

/** Whether a line prints its own day, so that it need not stand beside it again. */
export function namesDay(text: string, day: string): boolean {
  const [year, month, dayOfMonth] = day.split('-');
  return [`${dayOfMonth}${month}`, `${month}${dayOfMonth}`, `${year}${month}${dayOfMonth}`].some((digits) =>
    text.replace(/(\d)[./-](?=\d)/g, '$1').includes(digits),
  );
}

/** An amount as documents print it, with a sign right before it: 1.234,56 or 1,234.56 or ₺1234,56. */
function amountPattern(amount: number): string {
  const [whole = '', decimals = ''] = amount.toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, '[.,\\s\u00a0]?');
  return `(?<!\\d)\\p{Sc}?${grouped}(?:[.,]${decimals})${decimals === '00' ? '?' : ''}(?!\\d)`;
}

/** Marks the words of `name` and the `amount` where they literally stand in `text`. */
export function highlighted(text: string, name: string, amount: number | undefined): Piece[] {
  const words = name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 3)
    .map(anySpelling);
  const patterns = [...words, ...(amount === undefined ? [] : [amountPattern(amount)])];
  if (patterns.length === 0) return [{ text, isMarked: false }];
  const wanted = new RegExp(`(${patterns.join('|')})`, 'giu');
  return text
    .split(wanted)
    .map((piece, index) => ({ text: piece, isMarked: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
