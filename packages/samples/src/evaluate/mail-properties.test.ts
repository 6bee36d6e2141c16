import { detectInMails, type Mail } from '@kumbara/detection';
import { parseMail } from '@kumbara/mails';
import { beforeAll, describe, expect, it } from 'vitest';
import { deliverLetter } from '#mails/deliver.ts';
import { generateMailbox, type MailCountry, mailCountries } from '#mails/generate-mailbox.ts';
import type { Mailbox, SampleMail } from '#mails/mailbox.ts';
import type { MimeEncoding } from '#mails/mime/content.ts';
import { writeEml } from '#mails/mime/eml.ts';
import { wordsByLanguage } from '#mails/words/languages.ts';
import { forwardLetter } from '#mails/write/forward.ts';
import { seededRandom } from '#random.ts';
import { firstSeed } from '#seeds.ts';

type MailFindings = ReturnType<typeof detectInMails>;
/** A mailbox with its parsed mails and the result for them. */
type Read = { mailbox: Mailbox; mails: Mail[]; found: MailFindings };
const parseAll = (mails: readonly SampleMail[]) => Promise.all(mails.map(({ eml }) => parseMail(eml)));
const detect = ({ mailbox: { today, currency } }: Pick<Read, 'mailbox'>, mails: Mail[]) =>
  detectInMails(mails, { today, currency });

let all: Read[];
beforeAll(async () => {
  all = await Promise.all(
    mailCountries.flatMap((country: MailCountry) =>
      [0, 1].map(async (n) => {
        const mailbox = await generateMailbox({ seed: firstSeed.tests + n, country, months: 4, noise: 4 });
        const mails = await parseAll(mailbox.mails);
        return { mailbox, mails, found: detect({ mailbox }, mails) };
      }),
    ),
  );
}, 60_000);

const collapsed = (text: string) => text.replace(/\s+/g, ' ');
/** The visible text of a mail, in one line. */
function visible({ subject, text, html = '', attachments = [] }: Mail): string {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
  return collapsed([subject, text, words, ...attachments.map((one) => one.text ?? '')].join(' \n '));
}

describe('the result for a mailbox', () => {
  it('quotes words of its mails', () => {
    const invented = all.flatMap((read) => {
      const texts = read.mails.map(visible);
      const { findings, cancelled } = read.found;
      const evidence = [
        ...findings.flatMap((one) => one.evidence.map(({ text }) => text)),
        ...cancelled.map((one) => one.evidence),
      ];
      return evidence.filter((text) => !texts.some((whole) => whole.includes(text)));
    });
    expect(invented).toEqual([]);
  });

  it('contains no price that no mail contains', () => {
    const invented = all.flatMap((read) => {
      const figures = read.mails.map((mail) => visible(mail).replace(/(?<=\d)[.,\s](?=\d{3}\b)/g, ''));
      const isNamed = (amount: number) =>
        figures.some((text) =>
          [amount.toFixed(2), amount.toFixed(2).replace('.', ',')].some((one) => text.includes(one)),
        );
      return read.found.findings.flatMap(({ amount }) => (amount === null || isNamed(amount) ? [] : [amount]));
    });
    expect(invented).toEqual([]);
  });

  it('does not depend on the order of the mails', () => {
    const random = seededRandom('order');
    for (const read of all) expect(detect(read, random.sample(read.mails, read.mails.length))).toEqual(read.found);
  });

  it('stays the same when every mail occurs twice', () => {
    for (const read of all) expect(detect(read, [...read.mails, ...read.mails])).toEqual(read.found);
  });

  it.each<Partial<MimeEncoding>>([
    { encoding: 'base64', headerEncoding: 'B' },
    { encoding: 'quoted-printable', width: 20, breaksAmounts: true, headerEncoding: 'Q' },
    { encoding: '8bit' },
    { charset: 'windows-1254', encoding: 'quoted-printable' },
    { charset: 'iso-8859-15', encoding: '8bit' },
  ])('is the same however the mails are packed: %o', async (wrapping) => {
    for (const read of all.slice(0, 8)) {
      const again = read.mailbox.mails.map((mail) => ({
        ...mail,
        eml: writeEml(mail.content, { ...mail.mimeEncoding, ...wrapping }),
      }));
      expect(detect(read, await parseAll(again))).toEqual(read.found);
    }
  });

  it('is the same with and without unrelated mails', () => {
    for (const read of all) {
      const truths = read.mailbox.mails.map(({ truth }) => truth);
      const telling = read.mails.filter((_, n) => truths[n]?.events.length);
      const names = new Set(read.mailbox.subscriptions.map(({ name }) => name));
      const known = ({ findings }: MailFindings) => findings.filter(({ service_name }) => names.has(service_name));
      expect(known(read.found)).toEqual(known(detect(read, telling)));
    }
  });

  it('never cancels automatically because of a forwarded mail', async () => {
    const random = seededRandom('forward');
    for (const read of all) {
      const { mailbox } = read;
      const owner = {
        person: 'Deniz Ak',
        address: 'deniz@posta.example',
        provider: 'posta.example',
        language: mailbox.language,
      } as const;
      const words = wordsByLanguage[mailbox.language as keyof typeof wordsByLanguage];
      const forwarded = await Promise.all(
        mailbox.mails
          .filter(({ truth }) => truth.events.some(({ kind }) => kind.startsWith('cancelled')))
          .map(({ content, truth, mimeEncoding }) => {
            const { from, subject, text, html, date } = content;
            const letter = {
              from,
              subject,
              day: date.toISOString().slice(0, 10),
              authentication: 'proven' as const,
              truth,
              ...(text && { text }),
              ...(html && { html }),
            };
            return deliverLetter(forwardLetter(letter, owner, words, random), owner, mimeEncoding, random);
          }),
      );
      const { cancelled } = detect(read, await parseAll(forwarded));
      expect(cancelled.filter(({ automatic }) => automatic)).toEqual([]);
    }
  });
});
