import { encodeCharset, encodeHtml } from './charset.ts';
import type { Charset, HeaderLine, MailAddress, MailContent, MimeEncoding } from './content.ts';
import { encodeHeader, encodeTransfer } from './transfer.ts';

type Part = { headers: HeaderLine[]; body: string };

const crlf = (text: string) => text.replace(/\r?\n/g, '\r\n');

function address({ name, address: mailbox }: MailAddress, mimeEncoding: MimeEncoding): string {
  if (!name) return mailbox;
  const isWord = /^[\w !#$%&'*+/=?^`{|}~-]*$/.test(name);
  const plain = isWord ? name : `"${name.replace(/["\\]/g, '\\$&')}"`;
  return `${/^[\x20-\x7e]*$/.test(name) ? plain : encodeHeader(name, mimeEncoding)} <${mailbox}>`;
}

/** Falls back to UTF-8 when the charset lacks a character, as mail programs do. */
function textPart(type: 'plain' | 'html', text: string, mimeEncoding: MimeEncoding): Part {
  const encoded =
    type === 'html' ? encodeHtml(crlf(text), mimeEncoding.charset) : encodeCharset(crlf(text), mimeEncoding.charset);
  const charset: Charset = encoded ? mimeEncoding.charset : 'utf-8';
  const bytes = encoded ?? Buffer.from(crlf(text));
  return {
    headers: [
      ['Content-Type', `text/${type}; charset=${charset === 'utf-8' ? 'UTF-8' : charset}`],
      ['Content-Transfer-Encoding', mimeEncoding.encoding],
    ],
    body: encodeTransfer(bytes, mimeEncoding.encoding, mimeEncoding),
  };
}

const attachmentPart = (
  { name, type, bytes }: MailContent['attachments'][number],
  mimeEncoding: MimeEncoding,
): Part => ({
  headers: [
    ['Content-Type', `${type}; name="${name}"`],
    ['Content-Disposition', `attachment; filename="${name}"`],
    ['Content-Transfer-Encoding', 'base64'],
  ],
  body: encodeTransfer(bytes, 'base64', mimeEncoding),
});

const write = ({ headers, body }: Part) =>
  `${headers.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${body}`;

function multipart(kind: 'alternative' | 'mixed', parts: Part[], boundary: string): Part {
  const [only] = parts;
  if (parts.length === 1 && only) return only;
  return {
    headers: [['Content-Type', `multipart/${kind}; boundary="${boundary}"`]],
    body: `${parts.map((part) => `--${boundary}\r\n${write(part)}\r\n`).join('')}--${boundary}--\r\n`,
  };
}

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A date in a mail header, in UTC. Source: RFC 5322, section 3.3. */
export function formatMailDate(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const time = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(two).join(':');
  return `${days[date.getUTCDay()]}, ${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()} ${time} +0000`;
}

/** Writes a mail as bytes (RFC 5322, MIME). The same content and encoding give the same bytes. */
export function writeEml(content: MailContent, mimeEncoding: MimeEncoding): Buffer {
  const { from, to, subject, date, messageId, text, html, attachments, trace } = content;
  const boundary = `=_${Buffer.from(messageId).toString('hex').slice(0, 24)}`;
  const bodies = [
    ...(text === undefined ? [] : [textPart('plain', text, mimeEncoding)]),
    ...(html === undefined ? [] : [textPart('html', html, mimeEncoding)]),
  ];
  const body = multipart('alternative', bodies, `${boundary}_a`);
  const files = attachments.map((attachment) => attachmentPart(attachment, mimeEncoding));
  const whole = multipart('mixed', [body, ...files], `${boundary}_m`);
  const headers: HeaderLine[] = [
    ...trace,
    ['From', address(from, mimeEncoding)],
    ['To', address(to, mimeEncoding)],
    ['Subject', encodeHeader(subject, mimeEncoding)],
    ['Date', formatMailDate(date)],
    ['Message-ID', messageId],
    ['MIME-Version', '1.0'],
    ...whole.headers,
  ];
  return Buffer.from(write({ headers, body: whole.body }), 'latin1');
}
