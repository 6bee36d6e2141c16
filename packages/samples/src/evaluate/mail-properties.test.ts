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
import { isLongRun, sampled } from '#sampled.ts';
import { firstSeed } from '#seeds.ts';

type MailFindings = ReturnType<typeof detectInMails>;
/** A mailbox with its parsed mails and the result for them. */
type MailboxCase = { mailbox: Mailbox; mails: Mail[]; found: MailFindings };
const parseAll = (mails: readonly SampleMail[]) => Promise.all(mails.map(({ eml }) => parseMail(eml)));
const detect = ({ mailbox: { today, currency } }: Pick<MailboxCase, 'mailbox'>, mails: Mail[]) =>
  detectInMails(mails, { today, currency });

let all: MailboxCase[];
beforeAll(async () => {
  all = await Promise.all(
    sampled<MailCountry>(mailCountries, 2).flatMap((country) =>
      sampled([0, 1], 1).map(async (n) => {
        const mailbox = await generateMailbox({ seed: firstSeed.tests + n, country, months: 4, noise: 4 });
        const mails = await parseAll(mailbox.mails);
        return { mailbox, mails, found: detect({ mailbox }, mails) };
      }),
    ),
  );
}, 60_000);

const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ');
/** The visible text of a mail, in one line. */
function visibleText({ subject, text, html = '', attachments = [] }: Mail): string {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
  return collapseSpaces([subject, text, words, ...attachments.map((one) => one.text ?? '')].join(' \n '));
}

describe('the result for a mailbox', () => {
  it('quotes words of its mails', () => {
    const invented = all.flatMap((parsed) => {
      const texts = parsed.mails.map(visibleText);
      const { findings, cancelled } = parsed.found;
      const evidence = [
        ...findings.flatMap((one) => one.evidence.map(({ text }) => text)),
        ...cancelled.map((one) => one.evidence),
      ];
      return evidence.filter((text) => !texts.some((whole) => whole.includes(text)));
    });
    expect(invented).toEqual([]);
  });

  it('contains no price that no mail contains', () => {
    const invented = all.flatMap((parsed) => {
      const figures = parsed.mails.map((mail) => visibleText(mail).replace(/(?<=\d)[.,\s](?=\d{3}\b)/g, ''));
      const isNamed = (amount: number) =>
        figures.some((text) =>
          [amount.toFixed(2), amount.toFixed(2).replace('.', ',')].some((one) => text.includes(one)),
        );
      return parsed.found.findings.flatMap(({ amount }) => (amount === null || isNamed(amount) ? [] : [amount]));
    });
    expect(invented).toEqual([]);
  });

  it('does not depend on the order of the mails', () => {
    const random = seededRandom('order');
    for (const parsed of all)
      expect(detect(parsed, random.sample(parsed.mails, parsed.mails.length))).toEqual(parsed.found);
  });

  it.runIf(isLongRun)('stays the same when every mail occurs twice', () => {
    for (const parsed of all) expect(detect(parsed, [...parsed.mails, ...parsed.mails])).toEqual(parsed.found);
  });

  const encodings: Partial<MimeEncoding>[] = [
    { encoding: 'base64', headerEncoding: 'B' },
    { encoding: 'quoted-printable', width: 20, splitsAmounts: true, headerEncoding: 'Q' },
    { encoding: '8bit' },
    { charset: 'windows-1254', encoding: 'quoted-printable' },
    { charset: 'iso-8859-15', encoding: '8bit' },
  ];
  it.each(sampled(encodings, 1))('is the same however the mails are packed: %o', async (change) => {
    for (const parsed of all.slice(0, 8)) {
      const again = parsed.mailbox.mails.map((mail) => ({
        ...mail,
        eml: writeEml(mail.content, { ...mail.mimeEncoding, ...change }),
      }));
      expect(detect(parsed, await parseAll(again))).toEqual(parsed.found);
    }
  });

  it('is the same with and without unrelated mails', () => {
    for (const parsed of all) {
      const truths = parsed.mailbox.mails.map(({ truth }) => truth);
      const relevant = parsed.mails.filter((_, n) => truths[n]?.events.length);
      const names = new Set(parsed.mailbox.subscriptions.map(({ name }) => name));
      const known = ({ findings }: MailFindings) => findings.filter(({ service_name }) => names.has(service_name));
      expect(known(parsed.found)).toEqual(known(detect(parsed, relevant)));
    }
  });

  it('never cancels automatically because of a forwarded mail', async () => {
    const random = seededRandom('forward');
    for (const parsed of all) {
      const { mailbox } = parsed;
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
      const { cancelled } = detect(parsed, await parseAll(forwarded));
      expect(cancelled.filter(({ automatic }) => automatic)).toEqual([]);
    }
  });
});
