import { parseMail } from '@kumbara/mails';
import { beforeAll, describe, expect, it } from 'vitest';
import { firstSeed } from '#seeds.ts';
import { generateMailbox, mailCountries } from './generate-mailbox.ts';
import type { Mailbox } from './mailbox.ts';
import { turkishSuffix } from './turkish-suffixes.ts';
import { serviceEvents } from './words/words.ts';

let mailboxes: Mailbox[];
beforeAll(async () => {
  mailboxes = await Promise.all(
    mailCountries.flatMap((country) =>
      [0, 1, 2].map((n) => generateMailbox({ seed: firstSeed.tests + n, country, months: 6, noise: 3 })),
    ),
  );
}, 60_000);
const mails = () => mailboxes.flatMap((mailbox) => mailbox.mails);

describe('a generated mailbox', () => {
  it('is the same for the same seed and differs for another seed', async () => {
    const options = { months: 3, country: 'TR', noise: 3 } as const;
    const one = await generateMailbox({ seed: 7, ...options });
    expect(await generateMailbox({ seed: 7, ...options })).toEqual(one);
    expect((await generateMailbox({ seed: 8, ...options })).mails[0]?.eml).not.toEqual(one.mails[0]?.eml);
  });

  it('contains mails that an independent parser decodes exactly', async () => {
    for (const { eml, content } of mails().filter((_, n) => n % 15 === 0)) {
      const read = await parseMail(eml);
      expect(read.subject).toBe(content.subject);
      expect(read.from).toEqual([content.from]);
      expect(read.message_id).toBe(content.messageId);
      expect(read.date).toBe(content.date.toISOString());
      expect(read.text.trimEnd()).toBe((content.text ?? '').trimEnd());
      const signs = (html = '') => html.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
      expect(signs(read.html).trimEnd()).toBe(signs(content.html).trimEnd());
    }
  });

  it('stays within its period and is ordered by day', () => {
    for (const { from, today, mails: own } of mailboxes) {
      const days = own.map(({ content }) => content.date.toISOString().slice(0, 10));
      expect(days).toEqual([...days].sort());
      expect(days.every((day) => day >= from && day < today)).toBe(true);
    }
  });

  it('prints every price that it calls true', async () => {
    const pdfs = new Set(mails().filter(({ content }) => content.attachments.length > 0));
    for (const mail of mails().filter((one) => !pdfs.has(one))) {
      const { text = '', html = '' } = mail.content;
      const figures = `${text} ${html}`.replace(/&nbsp;|\u00a0/g, ' ').replace(/(?<=\d)[.,\s](?=\d{3}\b)/g, '');
      for (const { amount } of mail.truth.events) {
        if (amount === undefined) continue;
        const [whole, cents] = amount.toFixed(2).split('.');
        expect(figures).toMatch(new RegExp(`\\b${whole}[.,]${cents}\\b`));
      }
    }
  });

  it('covers every kind of event, receipts of several services, forwarded mails and duplicates', () => {
    const truths = mails().map(({ truth }) => truth);
    expect(new Set(truths.flatMap(({ events }) => events.map(({ kind }) => kind)))).toEqual(new Set(serviceEvents));
    expect(truths.some(({ events }) => new Set(events.map(({ service }) => service)).size > 1)).toBe(true);
    expect(truths.some(({ forwarded }) => forwarded)).toBe(true);
    expect(truths.filter(({ phishing }) => phishing).every(({ events }) => events.length === 0)).toBe(true);
    const ids = mailboxes.map((mailbox) => mailbox.mails.map(({ content }) => content.messageId));
    expect(ids.some((all) => new Set(all).size < all.length)).toBe(true);
  });

  it('never expects a subscription whose cancellation is the last event', () => {
    for (const { subscriptions, cancelled } of mailboxes) {
      const over = new Set(cancelled.map(({ name }) => name));
      expect(subscriptions.filter(({ name, expect: wanted }) => over.has(name) && wanted === 'found')).toEqual([]);
    }
  });

  it('expects a price and a next payment of every subscription to be found', () => {
    for (const { subscriptions, today } of mailboxes) {
      for (const { expect: wanted, amount, next_date } of subscriptions.filter((one) => one.expect === 'found')) {
        expect(wanted).toBe('found');
        expect(amount).toBeGreaterThan(0);
        expect(next_date && next_date >= today).toBe(true);
      }
    }
  });

  it('contains thirty other mails for each mail of a service by default', async () => {
    const { mails: all } = await generateMailbox({ seed: 1, country: 'DE', months: 2 });
    const telling = all.filter(({ truth }) => truth.events.length > 0);
    expect(all.length / Math.max(1, telling.length)).toBeGreaterThanOrEqual(30);
  });
});

it.each([
  ['Netflix', 'den', "'ten"],
  ['Spotify', 'den', "'dan"],
  ['Exxen', 'in', "'in"],
  ['GAİN', 'e', "'e"],
  ['Disney+', 'i', "'yı"],
  ['9 Eylül', 'de', "'de"],
  ['11.05.2026', 'den', "'dan"],
  ['30 Haziran 2025', 'de', "'te"],
  ['YouTube Premium', 'e', "'a"],
] as const)('hangs on %s the case %s as one says it', (name, wanted, ending) => {
  expect(turkishSuffix(name, wanted)).toBe(ending);
});
