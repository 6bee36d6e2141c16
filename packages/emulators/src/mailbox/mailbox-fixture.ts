import {
  generateMailbox,
  type MailContent,
  mailCountries,
  type SampleMail,
  seededRandom,
  writeEml,
} from '@kumbara/samples';
import { fold } from '@kumbara/text/fold';
import { z } from 'zod';
import type { Category, Delivery, Folder } from './mailbox.ts';
import { generateSentMails } from './sent-mails.ts';

/** Options of the mail generator. The seed also decides which provider received the mails. */
export const fixtureSchema = z.strictObject({
  seed: z.string(),
  country: z.enum(mailCountries),
  subscriptions: z.number().optional(),
  noise: z.number().optional(),
});
export type MailboxFixture = z.output<typeof fixtureSchema>;
export type Owner = { name: string; email: string; fixture: MailboxFixture };
type Arrival = { raw: Buffer; delivery: Required<Pick<Delivery, 'folder' | 'unread' | 'received'>> & Delivery };

const months = 14;

/**
 * Generates the mails of a user over 14 months up to yesterday, oldest first: receipts, renewals, trials, price rises,
 * cancellations, phishing, and thirty times as many unrelated mails. A user has the same mails at every start, with dates
 * relative to that day.
 */
export async function generateMails({ name, email, fixture }: Owner, now = new Date()): Promise<Arrival[]> {
  const today = now.toISOString().slice(0, 10);
  const { mails } = await generateMailbox({ ...fixture, months, today });
  const first = mails[0]?.content.to;
  if (!first) return [];
  const rename = createRenamer(first, { name, address: email });
  const random = seededRandom(`folders of ${email}`);
  const arrived = mails.map((mail, n): Arrival => {
    const own = random.fork(String(n));
    const category = categoryOf(mail);
    const folder = folderOf(mail, own);
    return {
      raw: writeEml(rename(mail.content), mail.mimeEncoding),
      delivery: { folder, unread: own.chance(0.35), received: mail.content.date, ...(category && { category }) },
    };
  });
  const own = generateSentMails({ name, email, language: fixture.country === 'TR' ? 'tr' : 'en' }, now).map(
    ({ raw, folder, received }): Arrival => ({ raw, delivery: { folder, unread: false, received } }),
  );
  return [...arrived, ...own].sort((a, b) => a.delivery.received.getTime() - b.delivery.received.getTime());
}

/** Replaces the generated name and address by those of the user, in all parts of a mail. */
function createRenamer(from: MailContent['to'], to: MailContent['to']) {
  const [firstName = ''] = from.name.split(' ');
  const [newFirstName = ''] = to.name.split(' ');
  const asLocalPart = (name: string) => fold(name).replace(/[^a-z]/g, '');
  const word = new RegExp(`(?<!\\p{L})${firstName}(?!\\p{L})`, 'gu');
  const replaceName = (text: string) =>
    text
      .replaceAll(from.address, to.address)
      .replaceAll(from.name, to.name)
      .replace(word, newFirstName)
      .replaceAll(`${asLocalPart(firstName)}.old@`, `${asLocalPart(newFirstName)}.old@`);
  return (content: MailContent): MailContent => ({
    ...content,
    from: { name: replaceName(content.from.name), address: replaceName(content.from.address) },
    to,
    subject: replaceName(content.subject),
    trace: content.trace.map(([name, value]) => [name, replaceName(value)]),
    ...(content.text !== undefined && { text: replaceName(content.text) }),
    ...(content.html !== undefined && { html: replaceName(content.html) }),
  });
}

type Random = ReturnType<typeof seededRandom>;

/** Most mails are in the inbox, half of the phishing is in junk, some mails are archived. */
function folderOf({ truth }: SampleMail, random: Random): Folder {
  if (truth.phishing) return random.chance(0.5) ? 'junk' : 'inbox';
  if (truth.events.length > 0) return random.chance(0.15) ? 'archive' : 'inbox';
  if (random.chance(0.04)) return 'trash';
  if (random.chance(0.03)) return 'junk';
  return random.chance(0.12) ? 'archive' : 'inbox';
}

function categoryOf({ truth }: SampleMail): Category | undefined {
  if (/promotion|come-back|try-it|newsletter|membership/.test(truth.template)) return 'promotions';
  if (/followers/.test(truth.template)) return 'social';
  return truth.events.length > 0 || /order|shipping|bank|invoice|statement/.test(truth.template)
    ? 'updates'
    : undefined;
}
