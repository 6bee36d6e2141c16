import { describe, expect, it } from 'vitest';
import { detectInMails } from '#mail/detect-in-mails.ts';
import { aMail, anAddress, read } from '#mail/testing/a-mail.ts';
import { identifySender } from './sender.ts';

const kind = (from: string) => identifySender(anAddress(from)).kind;

describe('who sent a mail', () => {
  it('knows a service by its domain and everything below it', () => {
    expect(identifySender(anAddress('Netflix <info@account.netflix.com>'))).toMatchObject({
      kind: 'service',
      service: { id: 'netflix' },
    });
    expect(identifySender(anAddress('noreply@tm.openai.com'))).toMatchObject({
      kind: 'service',
      service: { name: 'ChatGPT' },
    });
  });

  it('tells those who bill for others from those they bill for', () => {
    expect(identifySender(anAddress('service@paypal.fr'))).toMatchObject({ kind: 'reseller', reseller: 'PayPal' });
    expect(identifySender(anAddress('Apple <no_reply@email.apple.com>'))).toMatchObject({
      kind: 'reseller',
      reseller: 'Apple',
    });
    expect(kind('Trendyol <info@trendyol.com>')).toBe('reseller');
  });

  it.each([
    'Netflix <info@netfIix.com>',
    'support@micros0ft.com',
    'Amazon <info@amazon-prime-tr.net>',
    'billing@netflix.com.evil.example',
    'Spotify <service@ezp.example>',
    'Apple Destek <bilgi@apple-kimlik.example>',
    'PayPal <service@paypa1.com>',
    'Disney Plus <info@stream-renewals.example>',
    'netflix@spotify.click',
    'help@spotify-tr.com',
    'Zoom <no-reply@zoom-odeme.net>',
    'Prime <no-reply@amazonprime-billing.com>',
  ])('takes %s for a fake', (from) => {
    expect(kind(from)).toBe('spoofed');
  });

  it.each([
    'Applebee’s <orders@applebees.com>',
    'Canvas <notifications@instructure.com>',
    'Kızılay <info@kizilay.org.tr>',
    'Maxi <news@maxi.example>',
  ])('does not take %s for a fake', (from) => {
    expect(kind(from)).toBe('unknown');
  });

  it('knows a service by its whole name where the catalogue lacks the domain, outside .com only on proof', () => {
    const unlisted = { kind: 'service', listed: false, service: { id: 'spotify' } };
    expect(identifySender(anAddress('Squarespace <no-reply@news.squarespace.com>'))).toMatchObject({ kind: 'service' });
    expect(kind('Spotify <no-reply@spotify.io>')).toBe('unknown');
    expect(identifySender(anAddress('Spotify <no-reply@spotify.io>'), true)).toMatchObject(unlisted);
    expect(identifySender(anAddress('Spotify <no-reply@spotifymail.net>'), true)).toMatchObject(unlisted);
    expect(identifySender(anAddress('Free Music <no-reply@spotifymail.net>'), true)).not.toMatchObject(unlisted);
    expect(identifySender(anAddress('Spotify <no-reply@spotify-billing.com>'), true).kind).toBe('spoofed');
  });

  it.each([
    'Deutschlandticket <abo@hvv.de>',
    'Selfit Academias <contato@selfit-academias.com.br>',
    'Zipcar <members@zipcar.co.uk>',
    'Posteo <info@posteo.de>',
  ])('does not refuse %s only because nobody knows where the service writes from', (from) => {
    expect(kind(from)).toBe('unknown');
  });

  it.each([
    'Selfit <contato@selfit-billing.com>',
    'Posteo <info@posteo.support-verify.com>',
    'Hulu Support <info@hulumail-account.com>',
    // Theirs is the company's domain, or the shop's.
    'iCloud <no-reply@icloud-plan.net>',
    'OneDrive <no-reply@storage.example>',
    'Walmart+ <no-reply@membership.example>',
  ])('still takes %s for a fake', (from) => {
    expect(kind(from)).toBe('spoofed');
  });

  it('calls an unlisted service by its own name, as one of unknown senders', () => {
    const text = 'Dein Deutschlandticket-Abo: 63,00 € monatlich wurden abgebucht.';
    const mail = { from: 'Deutschlandticket <abo@hvv.de>', subject: 'Zahlungsinformation zum Abo', text };
    const [event] = read(mail);
    expect(event).toMatchObject({ service_name: 'Deutschlandticket', amount: 63, known_sender: false });
    const { findings } = detectInMails([aMail(mail)], { today: '2026-11-21' });
    expect(findings.map(({ confidence }) => confidence)).toEqual(['medium']);
  });

  it('takes a private mailbox for a person, whatever the name', () => {
    expect(kind('Max Mustermann <max@gmail.com>')).toBe('person');
    expect(kind('Netflix <netflix.billing@gmail.com>')).toBe('spoofed');
  });
});

it.each([
  'Your Netflix Account <x@mailer-eu.info>',
  'Team Netflix <x@mailer-eu.info>',
  'support netflix com <x@mailer-eu.info>',
  'no-reply at spotify dot com <x@mailer-eu.info>',
  'Üyelik - Netflix Türkiye <x@mailer-eu.info>',
  'The Economist <subs@economist.xyz>',
])('takes %s for a fake, although words stand before the name', (from) => {
  expect(kind(from)).toBe('spoofed');
});

it.each([
  'Bloom Yoga via Stripe <hello@bloomyoga.example>',
  'The Economist <subs@economist.co.uk>',
  'Anna from Notion Templates <anna@annatemplates.example>',
  'Your Box <hi@yourbox.example>',
])('does not take %s for one', (from) => {
  expect(kind(from)).toBe('unknown');
});

it.each([
  'MUBI <hello@my-mubi.club>',
  'Calm <receipts@trycalm.site>',
  'Exxen <uyelik@exxenplus.net>',
  'Blu TV <bilgi@blutvuyelik.com>',
  'D A Z N <abo@sport-abo.example>',
  'Headspcae <mind@headspcae.org>',
  'The Athletlc <hi@athletlc.com>',
  'Fiqma <team@design-bills.example>',
])('finds nothing in the receipt of %s, whose domain only contains a name or looks like one', (from) => {
  const text = 'Your monthly subscription was renewed. $14.99 paid. Next payment: December 20, 2026';
  expect(read({ from, subject: 'Your receipt', text })).toEqual([]);
});

it.each([
  'Calm Harbour Spa <hello@calmharbour.example>',
  'Slackline Verein <kasse@slackline.example>',
  'Canvakids Malkiste <hallo@canvakids.example>',
])('reads the receipt of %s, whose own name contains another', (from) => {
  const text = 'Your monthly membership was renewed. $14.99 paid. Next payment: December 20, 2026';
  expect(read({ from, subject: 'Your receipt', text })).toHaveLength(1);
});

it.each([
  ['xn--ntflix-bva.com', 'spoofed'],
  ['mail.xn--80ak6aa92e.com', 'spoofed'],
  ['xn--mller-kva.de', 'unknown'],
  ['xn--', 'unknown'],
  ['xn--99999999999.com', 'unknown'],
])('calls nobody of %s by anything but what its letters say: %s', (domain, wanted) => {
  expect(kind(`Blumenabo <abo@${domain}>`)).toBe(wanted);
});

it.each([
  ['no-reply@spotify.com', 'x91@freemail.ru'],
  ['info@account.netflix.com', 'fatura@bilgi-merkezi.com'],
  ['www.netflix.com', 'billing@payments.example'],
])('calls who shows the address of a service and writes from another spoofed: %s', (name, address) => {
  expect(identifySender({ name, address }).kind).toBe('spoofed');
});
