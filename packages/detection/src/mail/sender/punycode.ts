const base = 36;
const [tMin, tMax, skew, damp] = [1, 26, 38, 700];
const [firstBias, firstLetter] = [72, 128];

const digitOf = (letter: string) => {
  const code = letter.charCodeAt(0);
  if (code >= 97 && code <= 122) return code - 97;
  return code >= 48 && code <= 57 ? code - 22 : base;
};

function adapted(delta: number, count: number, isFirst: boolean): number {
  let left = Math.floor(delta / (isFirst ? damp : 2));
  left += Math.floor(left / count);
  let k = 0;
  for (; left > ((base - tMin) * tMax) / 2; k += base) left = Math.floor(left / (base - tMin));
  return k + Math.floor(((base - tMin + 1) * left) / (left + skew));
}

/** A label behind its `xn--`, or undefined where it is none (RFC 3492, section 6.2). */
function decoded(label: string): string | undefined {
  const at = label.lastIndexOf('-');
  const letters = [...label.slice(0, Math.max(at, 0))].map((letter) => letter.charCodeAt(0));
  const digits = label.slice(at + 1);
  let [letter, bias, place, from] = [firstLetter, firstBias, 0, 0];
  while (from < digits.length) {
    const before = place;
    for (let weight = 1, k = base; ; k += base) {
      const digit = digitOf(digits[from] ?? '');
      from += 1;
      if (digit >= base) return undefined;
      place += digit * weight;
      const least = Math.min(Math.max(k - bias, tMin), tMax);
      if (digit < least) break;
      weight *= base - least;
    }
    const count = letters.length + 1;
    bias = adapted(place - before, count, before === 0);
    letter += Math.floor(place / count);
    place %= count;
    if (letter > 0x10ffff) return undefined;
    letters.splice(place, 0, letter);
    place += 1;
  }
  return String.fromCodePoint(...letters);
}

/** A host name as its reader sees it: `xn--mller-kva.de` is `müller.de`. Labels that cannot be read stay as they are. */
export const readableHost = (host: string): string =>
  host
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decoded(label.slice(4)) ?? label) : label))
    .join('.');
