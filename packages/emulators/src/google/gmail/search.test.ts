import { expect, it } from 'vitest';
import { createMailbox } from '#mailbox/mailbox.ts';
import { parseQuery } from './search.ts';

const mailbox = createMailbox();
const write = (from: string, subject: string, text: string, date: string) =>
  `From: ${from}\r\nTo: me@x.example\r\nSubject: ${subject}\r\nDate: ${new Date(date).toUTCString()}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}`;
const mails = {
  netflix: mailbox.deliver(
    write('Netflix <info@account.netflix.com>', 'Ödemeniz alındı', 'Tutar 229,99 TL', '2026-03-02'),
  ),
  spotify: mailbox.deliver(write('Spotify <no-reply@spotify.com>', 'Your receipt', 'Total 99.00', '2026-05-10'), {
    unread: false,
  }),
  shop: mailbox.deliver(write('Shop <a@shop.example>', 'Sale', 'receipt of nothing', '2026-06-01'), {
    category: 'promotions',
  }),
  spam: mailbox.deliver(write('Netfl1x <x@evil.example>', 'Your receipt', 'pay now', '2026-06-02'), { folder: 'junk' }),
};

const found = (q: string) => {
  const { matches } = parseQuery(q);
  return Object.entries(mails).flatMap(([name, mail]) => (matches(mail) ? [name] : []));
};

it.each([
  ['', ['netflix', 'spotify', 'shop', 'spam']],
  ['from:netflix.com', ['netflix']],
  ['from:(netflix.com OR spotify.com)', ['netflix', 'spotify']],
  ['{from:netflix.com from:shop.example}', ['netflix', 'shop']],
  ['from:netflix.com OR from:shop.example', ['netflix', 'shop']],
  ['from:flix.com', []],
  ['subject:receipt', ['spotify', 'spam']],
  ['subject:(your receipt)', ['spotify', 'spam']],
  ['subject:"receipt your"', []],
  ['subject:{receipt ödemeniz}', ['netflix', 'spotify', 'spam']],
  ['subject:odemeniz', ['netflix']],
  ['receipt', ['spotify', 'shop', 'spam']],
  ['receipt -category:promotions', ['spotify', 'spam']],
  ['receipt -in:spam', ['spotify', 'shop']],
  ['receipt -{in:spam category:promotions}', ['spotify']],
  ['after:2026/05/10', ['spotify', 'shop', 'spam']],
  ['before:2026/05/10', ['netflix']],
  [`after:${Date.parse('2026-06-01T12:00:00Z') / 1000}`, ['spam']],
  ['after:2026/05/01 before:2026/06/01', ['spotify']],
  ['is:unread', ['netflix', 'shop', 'spam']],
  ['is:read', ['spotify']],
  ['in:inbox subject:receipt', ['spotify']],
  ['newer_than:1d', []],
  ['older_than:1d', ['netflix', 'spotify', 'shop', 'spam']],
  ['after:nonsense', []],
])('finds by %s what Gmail would', (q, names) => expect(found(q)).toEqual(names));

it('searches spam only when the query names it', () => {
  expect(parseQuery('receipt').anywhere).toBe(false);
  expect(parseQuery('receipt -in:spam').anywhere).toBe(false);
  expect(parseQuery('in:anywhere receipt').anywhere).toBe(true);
  expect(parseQuery('in:spam').anywhere).toBe(true);
});
