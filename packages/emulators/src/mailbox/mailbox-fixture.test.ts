import { isLongRun } from '@kumbara/samples';
import { expect, it } from 'vitest';
import { createTestUsers as googlePeople } from '#google/users.ts';
import { createTestUsers as microsoftPeople } from '#microsoft/users.ts';
import { headerOf } from './headers.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { generateMails } from './mailbox-fixture.ts';
import { plainTextOf } from './mime.ts';

const now = new Date('2026-11-21T10:00:00Z');
const owners = [
  ...googlePeople().map(({ given_name, family_name, ...more }) => ({
    ...more,
    name: `${given_name} ${family_name}`,
    by: 'mx.google.com',
  })),
  ...microsoftPeople().map(({ given_name, surname, ...more }) => ({
    ...more,
    name: `${given_name} ${surname}`,
    by: 'protection.outlook.com',
  })),
].flatMap(({ fixture, ...owner }) => (fixture ? [{ ...owner, fixture }] : []));

/** One of each language and provider in a short run. */
const generated = isLongRun ? owners : [owners[0], owners[3]].flatMap((owner) => owner ?? []);
const filled = new Map<string, Mailbox>();
for (const { name, email, fixture } of generated) {
  const mailbox = createMailbox();
  for (const { raw, delivery } of await generateMails({ name, email, fixture }, now)) mailbox.deliver(raw, delivery);
  filled.set(email, mailbox);
}
const mailsOf = (email: string) => filled.get(email)?.mails() ?? [];

it('gives a Turkish and an English user a mailbox at both providers', () => {
  expect(owners.map(({ id, by }) => `${id} ${by}`)).toEqual([
    'ayse mx.google.com',
    'emma mx.google.com',
    'ayse protection.outlook.com',
    'emma protection.outlook.com',
  ]);
});

it.each(generated)('fills the mailbox of $email with the mails of fourteen months', (owner) => {
  const mails = mailsOf(owner.email);
  expect(mails.length).toBeGreaterThan(1_800);
  expect(mails.length).toBeLessThan(2_300);
  const [newest, oldest] = [mails[0]?.received.getTime() ?? 0, mails.at(-1)?.received.getTime() ?? 0];
  expect(newest).toBeLessThan(now.getTime());
  expect(newest).toBeGreaterThan(now.getTime() - 3 * 24 * 3600_000);
  expect(oldest).toBeLessThan(Date.parse('2025-10-01'));
  const inFolder = (folder: string) => mails.filter((mail) => mail.folder === folder).length;
  for (const folder of ['archive', 'junk', 'trash', 'sent', 'drafts']) expect(inFolder(folder)).toBeGreaterThan(0);
  expect(inFolder('inbox')).toBeGreaterThan(1_400);
  expect(mails.filter(({ unread }) => unread).length).toBeGreaterThan(400);

  const received = mails.filter(({ folder }) => folder !== 'sent' && folder !== 'drafts');
  for (const mail of received) {
    expect(mail.to[0]).toEqual({ name: owner.name, address: owner.email });
    // The provider authenticates mails itself: Google names its authserv-id, Outlook only its server.
    const first = headerOf(mail.headers, 'received') + String(headerOf(mail.headers, 'authentication-results'));
    expect(first + mail.headers.map(({ value }) => value).join(' ')).toContain(owner.by);
  }
  const everything = mails
    .map((mail) => `${mail.subject} ${plainTextOf(mail.content)} ${mail.raw.toString('latin1')}`)
    .join('\n');
  expect(everything).not.toMatch(/kisi\.\d{3}@/);
  expect(everything).not.toMatch(/Hughes|Bennett|Güneş|Yıldırım/);
});

it('generates the same mails at every start', async () => {
  const [owner] = owners;
  if (!owner) throw new Error('nobody has a story');
  const again = (await generateMails(owner, now)).map(({ raw }) => raw.toString('latin1')).sort();
  expect(again).toEqual(
    mailsOf(owner.email)
      .map(({ raw }) => raw.toString('latin1'))
      .sort(),
  );
});

it('contains receipts, trials, price rises, cancellations and phishing', () => {
  const texts = owners.flatMap(({ email }) =>
    mailsOf(email).map(({ subject, content }) => subject + plainTextOf(content)),
  );
  const all = texts.join('\n').toLowerCase();
  for (const word of ['fatura', 'deneme', 'iptal', 'receipt', 'trial', 'price', 'cancel', 'newsletter']) {
    expect(all).toContain(word);
  }
  const refuted = owners
    .flatMap(({ email }) => mailsOf(email))
    .filter(({ headers }) => /dmarc=fail/.test(headerOf(headers, 'authentication-results') ?? ''));
  expect(refuted.length).toBeGreaterThan(0);
});
