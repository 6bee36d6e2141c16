export type HeaderLine = { name: string; value: string };
export type Address = { name: string; address: string };

/**
 * The lines of a mail's header in their order, long ones made one again. Values are as they were sent, encoded words
 * and all.
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

/** The first value under a name, whatever the case. */
export function headerOf(headers: readonly HeaderLine[], name: string): string | undefined {
  const wanted = name.toLowerCase();
  return headers.find((header) => header.name.toLowerCase() === wanted)?.value;
}

/** Bytes as text; a charset nobody knows is read as the one in which every byte is a letter. */
export function decodeCharset(bytes: Uint8Array, charset = 'utf-8'): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return Buffer.from(bytes).toString('latin1');
  }
}

/** A header's value as it is meant to be read. Source: RFC 2047; bytes beyond ASCII are UTF-8 (RFC 6532). */
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

/** In a header a space counts wherever it stands; at the end of a line of text it is none. */
const unquote = (word: string) => hexToBytes(word.replaceAll('_', ' '));

export const decodeQuotedPrintable = (text: string): Buffer =>
  hexToBytes(text.replace(/[ \t]+(?=\r?\n|$)/g, '').replace(/=\r?\n/g, ''));

/** Everybody in From, To or Cc, with decoded names. */
export function parseAddresses(value: string | undefined): Address[] {
  return (value?.match(/(?:"(?:[^"\\]|\\.)*"|[^,"])+/g) ?? []).flatMap((one) => {
    const [, name, address] = /^\s*(.*?)\s*<([^<>]*)>\s*$/s.exec(one) ?? [undefined, '', one.trim()];
    const words = (name ?? '').replace(/^"(.*)"$/s, '$1').replace(/\\(.)/g, '$1');
    return address ? [{ name: decodeWords(words), address }] : [];
  });
}

/** `text/plain; charset="utf-8"` as its value and its parameters. */
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
