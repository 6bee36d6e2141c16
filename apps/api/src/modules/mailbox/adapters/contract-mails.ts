/** A mail in a mailbox; its sender and subject make it a candidate for every provider's search. */
export type MailOptions = {
  messageId?: string | undefined;
  from?: string | Buffer;
  subject?: string | Buffer;
  date?: string;
  /** Further header lines, including those about the content. */
  headers?: string[];
  body?: string | Buffer;
};

const crlf = Buffer.from('\r\n');
const line = (name: string, value: string | Buffer) =>
  Buffer.concat([Buffer.from(`${name}: `), typeof value === 'string' ? Buffer.from(value) : value, crlf]);

export function aRawMail({
  messageId,
  from = 'Netflix <info@account.netflix.com>',
  subject = 'Your membership receipt',
  date = 'Mon, 05 Jan 2026 10:00:00 +0300',
  headers = ['MIME-Version: 1.0', 'Content-Type: text/plain; charset=utf-8'],
  body = 'Your plan renewed for 149,99 TL.\r\n',
}: MailOptions = {}): Buffer {
  return Buffer.concat([
    line('From', from),
    line('To', 'Ada <ada@example.com>'),
    line('Subject', subject),
    line('Date', date),
    ...(messageId === undefined ? [] : [line('Message-ID', messageId)]),
    ...headers.map((text) => Buffer.concat([Buffer.from(text), crlf])),
    crlf,
    typeof body === 'string' ? Buffer.from(body) : body,
  ]);
}

type Part = { type: string; encoding?: string; disposition?: string; content: string };

/** Header lines and body of a multipart mail. */
export function multipart(kind: 'alternative' | 'mixed' | 'related', ...parts: (Part | string)[]) {
  const boundary = `=_${kind}`;
  const bodies = parts.map((part) => {
    if (typeof part === 'string') return part;
    const disposition = part.disposition ? `Content-Disposition: ${part.disposition}\r\n` : '';
    const encoding = `Content-Transfer-Encoding: ${part.encoding ?? '8bit'}\r\n`;
    return `Content-Type: ${part.type}\r\n${encoding}${disposition}\r\n${part.content}`;
  });
  return {
    headers: ['MIME-Version: 1.0', `Content-Type: multipart/${kind}; boundary="${boundary}"`],
    body: `${bodies.map((text) => `--${boundary}\r\n${text}\r\n`).join('')}--${boundary}--\r\n`,
  };
}

/** A multipart nested in another one. */
export const nested = ({ headers, body }: ReturnType<typeof multipart>) => `${headers[1]}\r\n\r\n${body}`;

export const base64 = (content: string | Uint8Array) =>
  (
    Buffer.from(content as string)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n');

/** Turkish letters in a single-byte charset; ISO-8859-9 and windows-1254 encode them equally. */
export const turkish = (text: string) => {
  const letters = new Map([
    ['ğ', 0xf0],
    ['Ğ', 0xd0],
    ['ı', 0xfd],
    ['İ', 0xdd],
    ['ş', 0xfe],
    ['Ş', 0xde],
    ['€', 0x80],
  ]);
  return Buffer.from([...text].map((letter) => letters.get(letter) ?? letter.charCodeAt(0)));
};

export const aPdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
