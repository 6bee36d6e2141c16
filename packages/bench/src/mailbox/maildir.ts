import { linkSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMailCandidate } from '@kumbara/detection';
import { parseMail } from '@kumbara/mails';
import { generateMailbox, type Random, seededRandom } from '@kumbara/samples';

type MailSource = { from: string; subject: string; words: string; isCandidate: boolean };

/**
 * Senders, subjects and texts from the mail generator. Its mails are short, so this benchmark pads them to realistic
 * sizes.
 */
async function generateSources(): Promise<{ relevant: MailSource[]; similar: MailSource[]; other: MailSource[] }> {
  const drawn = { relevant: [] as MailSource[], similar: [] as MailSource[], other: [] as MailSource[] };
  for (const country of ['TR', 'US', 'DE'] as const) {
    const options = { seed: 'mailbox bench', country, months: 12, subscriptions: 6, noise: 3 };
    for (const { eml, truth } of (await generateMailbox(options)).mails) {
      const mail = await parseMail(eml);
      const header = (name: string) => mail.headers.find((each) => each.name === name)?.value ?? '';
      const words = mail.html ?? mail.text;
      const source = { from: header('from'), subject: header('subject'), words, isCandidate: isMailCandidate(mail) };
      const isRelevant = truth.events.length > 0 && !truth.forwarded;
      if (isRelevant) drawn.relevant.push(source);
      else (source.isCandidate ? drawn.similar : drawn.other).push(source);
    }
  }
  return drawn;
}

/** Mail sizes spread over orders of magnitude. */
const around = (median: number, random: Random) =>
  median * Math.exp(0.8 * (random.next() + random.next() + random.next() - 1.5) * 2);

/** The headers that servers add: signatures, seals and hops. */
const receivedHeaders = Array.from({ length: 12 }, (_, i) => `X-Station-${i}: ${'h/0aGVhZGVy+'.repeat(22)}`).join(
  '\r\n',
);
const filler = (bytes: number) =>
  '<tr><td style="font-family:Arial,sans-serif;padding:0 24px">&nbsp;</td></tr>\r\n'.repeat(Math.ceil(bytes / 80));
const base64 = (text: string) =>
  (
    Buffer.from(text)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n');

type Sizes = { html: number; attachment: number };

function write({ from, subject, words }: MailSource, messageId: string, { html, attachment }: Sizes): string {
  const page = `<html><body>${words}<table>${filler(html)}</table></body></html>`;
  const file = `\r\n--outer\r\nContent-Type: image/jpeg; name="a.jpg"\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64('j'.repeat(attachment))}`;
  return [
    ...[
      receivedHeaders,
      `From: ${from}`,
      'To: Ada <ada@example.com>',
      `Subject: ${subject}`,
      `Message-ID: ${messageId}`,
    ],
    ...['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=outer', '', '--outer'],
    ...['Content-Type: multipart/alternative; boundary=inner', '', '--inner', 'Content-Type: text/plain', ''],
    ...['Please open this mail in a program that shows pages.', '--inner', 'Content-Type: text/html; charset=utf-8'],
    ...[
      'Content-Transfer-Encoding: base64',
      '',
      base64(page),
      `--inner--${attachment > 0 ? file : ''}\r\n--outer--\r\n`,
    ],
  ].join('\r\n');
}

type FilledMaildir = {
  /** Message-IDs of the relevant mails, and whether their headers make them candidates. */
  relevant: Map<string, boolean>;
  /** Total size of the Maildir. */
  bytes: number;
};

/** Fills a Maildir with 3 % relevant mails and 1 % similar ones. The rest are hard links to 400 other mails. */
export async function fillMaildir(
  maildir: string,
  count: number,
  setOwner: (path: string) => void,
): Promise<FilledMaildir> {
  const random = seededRandom(`maildir ${count}`);
  const { relevant, similar, other } = await generateSources();
  const templates = mkdtempSync(join(maildir, '..', 'templates-'));
  const files = Array.from({ length: 400 }, (_, i) => {
    const file = join(templates, String(i));
    const attachment = random.next() < 0.03 ? around(200_000, random) : 0;
    writeFileSync(
      file,
      write(random.pick(other), `<other-${i}@example.com>`, { html: around(16_000, random), attachment }),
    );
    return file;
  });
  mkdirSync(join(maildir, 'cur'), { recursive: true });
  const now = Math.floor(Date.now() / 1000);
  const planted = new Map<string, boolean>();
  let bytes = 0;
  const total = Math.round(count / 100) * 100;
  for (let i = 0; i < total; i += 1) {
    const file = join(maildir, 'cur', `${now - total + i}.M${i}.bench:2,S`);
    const isRelevant = i % 100 < 3;
    if (isRelevant || i % 100 === 3) {
      const messageId = `<${isRelevant ? 'relevant' : 'alike'}-${i}@example.com>`;
      const source = random.pick(isRelevant ? relevant : similar);
      if (isRelevant) planted.set(messageId, source.isCandidate);
      writeFileSync(file, write(source, messageId, { html: around(16_000, random), attachment: 0 }));
      utimesSync(file, now - 86_400, now - 86_400);
      setOwner(file);
    } else linkSync(random.pick(files), file);
    bytes += statSync(file).size;
  }
  rmSync(templates, { recursive: true });
  return { relevant: planted, bytes };
}
