/** Control characters but tabs and ends of lines, and what is no character at all. */
const noText = /[^\P{Cc}\t\n\f\r]|[\ufffe\uffff]/u;
const looked = 8192;

/**
 * Which UTF-16 a text is written in, if it is: by its mark, or, where a program wrote none, by the zero bytes that digits,
 * spaces and Latin letters have in one half of all pairs and hardly ever in the other.
 */
export function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
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
