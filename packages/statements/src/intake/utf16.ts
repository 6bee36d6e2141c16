/** Control characters except tabs and line ends, and code points that are no characters. */
const noText = /[^\P{Cc}\t\n\f\r]|[\ufffe\uffff]/u;
const looked = 8192;

/**
 * Returns the variant of UTF-16 that a text is written in, or undefined. Detected by the byte order mark; without one,
 * by zero bytes, which digits, spaces and Latin letters have in one half of nearly all pairs.
 */
export function detectUtf16(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, Math.min(looked, bytes.length - (bytes.length % 2)));
  const zeros = [0, 0] satisfies [number, number];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[(at % 2) as 0 | 1] += 1;
  const [first, second] = zeros;
  const pairs = head.length / 2;
  if (Math.max(first, second) < pairs * 0.2 || Math.min(first, second) > pairs * 0.02) return undefined;
  const encoding = second > first ? 'utf-16le' : 'utf-16be';
  return noText.test(new TextDecoder(encoding).decode(head)) ? undefined : encoding;
}
