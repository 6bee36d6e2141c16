import type { IsoDate } from '@kumbara/shared';
import type { Random } from '#random.ts';
import type { Mailbox, MailTruth, SampleMail } from './mailbox.ts';
import { type MailAddress, type MailContent, type MimeEncoding, transferEncodings } from './mime/content.ts';
import { writeEml } from './mime/eml.ts';
import { type Authentication, createTraceHeaders, type Provider } from './mime/trace.ts';
import { createTextPdf } from './write/text-pdf.ts';

/** The owner of a mailbox. */
export type Owner = { person: string; address: string; provider: Provider; language: Mailbox['language'] };

export type Letter = {
  from: MailAddress;
  day: IsoDate;
  subject: string;
  text?: string;
  html?: string;
  /** Lines of an attached PDF. */
  pdf?: readonly string[];
  authentication: Authentication;
  truth: MailTruth;
  /** Set for a mail that arrives a second time, otherwise generated. */
  messageId?: string;
};

const domainOf = ({ address }: MailAddress): string => address.slice(address.indexOf('@') + 1);
const hex = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.pick([...'0123456789abcdef'])).join('');

/** The MIME encoding of a sender, the same for all its mails. */
export function drawMimeEncoding(language: Mailbox['language'], random: Random): MimeEncoding {
  const legacyCharsets =
    language === 'tr' ? (['windows-1254', 'iso-8859-9'] as const) : (['windows-1252', 'iso-8859-15'] as const);
  return {
    charset: random.chance(0.7) ? 'utf-8' : random.pick(legacyCharsets),
    encoding: random.pick([...transferEncodings, 'quoted-printable', 'quoted-printable']),
    width: random.pick([76, 76, 64, 40]),
    splitsAmounts: random.chance(0.3),
    headerEncoding: random.pick(['B', 'Q']),
  };
}

/** Delivers a letter: adds recipient, date and the headers of the receiving server, and encodes it. */
export async function deliverLetter(
  letter: Letter,
  owner: Owner,
  mimeEncoding: MimeEncoding,
  random: Random,
): Promise<SampleMail> {
  const { from, day, subject, text, html, pdf, authentication, truth } = letter;
  const date = new Date(
    `${day}T${[random.int(5, 20), random.int(0, 59), random.int(0, 59)].map((part) => String(part).padStart(2, '0')).join(':')}Z`,
  );
  const domain = domainOf(from);
  const messageId = letter.messageId ?? `<${hex(random, 20)}@${domain}>`;
  const content: MailContent = {
    from,
    to: { name: owner.person, address: owner.address },
    subject,
    date,
    messageId,
    ...(text !== undefined && { text }),
    ...(html !== undefined && { html }),
    attachments: pdf ? [{ name: 'invoice.pdf', type: 'application/pdf', bytes: await createTextPdf(pdf) }] : [],
    trace: createTraceHeaders({ domain, date, authentication, to: owner.address }, owner.provider, random),
  };
  return { eml: writeEml(content, mimeEncoding), truth, content, mimeEncoding };
}
