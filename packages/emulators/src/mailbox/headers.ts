export type HeaderLine = { name: string; value: string };
export type Address = { name: string; address: string };

/**
 * Splits a mail's header into its fields, with folded lines joined. Encoded words are not decoded.
 *
 * @param head one character per byte
 */
export function parseHeaders(head: string): HeaderLine[] {
  const unfolded = head.replace(/\r?\n(?=[ \t])/g, '');
  return unfolded.split(/\r?\n/).flatMap((line) => {
    const [, name, value] = /^([!-9;-~]+)[ \t]*:[ \t]*(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, value: value ?? '' }];
  });
}

/** The first value of a header. Names are case-insensitive. */
export function headerOf(headers: readonly HeaderLine[], name: string): string | undefined {
  const wanted = name.toLowerCase();
  return headers.find((header) => header.name.toLowerCase() === wanted)?.value;
}

/** Decodes text. An unknown charset is read as Latin-1. */
export function decodeCharset(bytes: Uint8Array, charset = 'utf-8'): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return Buffer.from(bytes).toString('latin1');
  }
}

/** Decodes the encoded words of a header (RFC 2047). Bytes beyond ASCII are UTF-8 (RFC 6532). */
export function decodeWords(value: string): string {
  const text = Buffer.from(value, 'latin1').toString('utf8');
  return text
    .replace(/(=\?[^?\s]+\?[bq]\?[^?\s]*\?=)[ \t]+(?==\?[^?\s]+\?[bq]\?)/gi, '$1')
    .replace(
      /=\?([^?\s*]+)(?:\*[^?\s]*)?\?([bq])\?([^?\s]*)\?=/gi,
      (_word, charset: string, how: string, inner: string) =>
        decodeCharset(how.toLowerCase() === 'b' ? Buffer.from(inner, 'base64') : unquote(inner), charset),
    );
}

const hexToBytes = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9a-f]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

/** Unlike in a body, spaces at the end of a line are kept and `_` is a space. */
const unquote = (word: string) => hexToBytes(word.replaceAll('_', ' '));

export const decodeQuotedPrintable = (text: string): Buffer =>
  hexToBytes(text.replace(/[ \t]+(?=\r?\n|$)/g, '').replace(/=\r?\n/g, ''));

/** Parses the addresses of From, To or Cc, with decoded names. */
export function parseAddresses(value: string | undefined): Address[] {
  return (value?.match(/(?:"(?:[^"\\]|\\.)*"|[^,"])+/g) ?? []).flatMap((one) => {
    const [, name, address] = /^\s*(.*?)\s*<([^<>]*)>\s*$/s.exec(one) ?? [undefined, '', one.trim()];
    const words = (name ?? '').replace(/^"(.*)"$/s, '$1').replace(/\\(.)/g, '$1');
    return address ? [{ name: decodeWords(words), address }] : [];
  });
}

/** Splits `text/plain; charset="utf-8"` into its value and parameters. */
export function parseParameters(value: string): { value: string; parameters: Record<string, string> } {
  const [first = '', ...rest] = value.match(/(?:"(?:[^"\\]|\\.)*"|[^;"])+/g) ?? [];
  const parameters = Object.fromEntries(
    rest.flatMap((pair) => {
      const [, name, quoted, plain] = /^\s*([^=\s]+)\s*=\s*(?:"(.*)"|(.*?))\s*$/s.exec(pair) ?? [];
      return name ? [[name.toLowerCase(), quoted ?? plain ?? '']] : [];
    }),
  );
  return { value: first.trim().toLowerCase(), parameters };
}
