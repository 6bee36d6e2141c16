import { linkSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMailCandidate } from '@kumbara/detection';
import { parseMail } from '@kumbara/mails';
import { generateMailbox, type Random, seededRandom } from '@kumbara/samples';

type Material = { from: string; subject: string; words: string; isCandidate: boolean };

/** Who writes what, from the generator of mails; sizes are given to it here, since what it writes is short. */
async function drawMaterial(): Promise<{ relevant: Material[]; alike: Material[]; other: Material[] }> {
  const drawn = { relevant: [] as Material[], alike: [] as Material[], other: [] as Material[] };
  for (const country of ['TR', 'US', 'DE'] as const) {
    const wishes = { seed: 'mailbox bench', country, months: 12, subscriptions: 6, noise: 3 };
    for (const { eml, truth } of (await generateMailbox(wishes)).mails) {
      const mail = await parseMail(eml);
      const header = (name: string) => mail.headers.find((each) => each.name === name)?.value ?? '';
      const words = mail.html ?? mail.text;
      const material = { from: header('from'), subject: header('subject'), words, isCandidate: isMailCandidate(mail) };
      const isRelevant = truth.events.length > 0 && !truth.forwarded;
      if (isRelevant) drawn.relevant.push(material);
      else (material.isCandidate ? drawn.alike : drawn.other).push(material);
    }
  }
  return drawn;
}

/** Sizes of mails are spread over orders of magnitude. */
const around = (median: number, random: Random) =>
  median * Math.exp(0.8 * (random.next() + random.next() + random.next() - 1.5) * 2);

/** What servers add on the way: signatures, seals and stations. */
const stations = Array.from({ length: 12 }, (_, i) => `X-Station-${i}: ${'h/0aGVhZGVy+'.repeat(22)}`).join('\r\n');
const filler = (bytes: number) =>
  '<tr><td style="font-family:Arial,sans-serif;padding:0 24px">&nbsp;</td></tr>\r\n'.repeat(Math.ceil(bytes / 80));
const base64 = (text: string) =>
  (
    Buffer.from(text)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n');

type Sizes = { html: number; attachment: number };

function write({ from, subject, words }: Material, messageId: string, { html, attachment }: Sizes): string {
  const page = `<html><body>${words}<table>${filler(html)}</table></body></html>`;
  const file = `\r\n--outer\r\nContent-Type: image/jpeg; name="a.jpg"\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64('j'.repeat(attachment))}`;
  return [
    ...[stations, `From: ${from}`, 'To: Ada <ada@example.com>', `Subject: ${subject}`, `Message-ID: ${messageId}`],
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

type Planted = {
  /** Message-IDs of the relevant mails, and whether their heads tell the detector so. */
  relevant: Map<string, boolean>;
  /** Size of everything. */
  bytes: number;
};

/**
 * Fills a Maildir: 3 % relevant mails, 1 % that look like it, the rest are links to some hundreds of others.
 */
export async function fillMaildir(maildir: string, count: number, give: (path: string) => void): Promise<Planted> {
  const random = seededRandom(`maildir ${count}`);
  const { relevant, alike, other } = await drawMaterial();
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
  const turns = Math.round(count / 100) * 100;
  for (let i = 0; i < turns; i += 1) {
    const file = join(maildir, 'cur', `${now - turns + i}.M${i}.bench:2,S`);
    const isRelevant = i % 100 < 3;
    if (isRelevant || i % 100 === 3) {
      const messageId = `<${isRelevant ? 'relevant' : 'alike'}-${i}@example.com>`;
      const material = random.pick(isRelevant ? relevant : alike);
      if (isRelevant) planted.set(messageId, material.isCandidate);
      writeFileSync(file, write(material, messageId, { html: around(16_000, random), attachment: 0 }));
      utimesSync(file, now - 86_400, now - 86_400);
      give(file);
    } else linkSync(random.pick(files), file);
    bytes += statSync(file).size;
  }
  rmSync(templates, { recursive: true });
  return { relevant: planted, bytes };
}
