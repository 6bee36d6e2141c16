import { describe, expect, it } from 'vitest';
import { mayHavePriceInAttachment, readMailWithAttachments } from './attached.ts';
import { readMail } from './read-mail.ts';
import { aMail } from './testing/a-mail.ts';

const options = { today: '2026-11-21' };
const invoice = 'Oakmere Swim Club\nPlan: Standard\nUnit price: GBP 24.50\nIt renews automatically every month.';
const aReceipt = (wanted: Parameters<typeof aMail>[0] = {}) =>
  aMail({ from: 'Oakmere Swim Club <hello@oakmere.example>', subject: 'Your receipt', text: 'Hello!', ...wanted });

/** In the two steps of somebody who fetches a file only where it may tell something. */
function readInSteps(mail: ReturnType<typeof aMail>, text: string) {
  const own = readMail(mail, options);
  const isAsked = mayHavePriceInAttachment(mail, own);
  const attachments = [{ type: 'application/pdf', text }];
  const events = isAsked ? readMailWithAttachments({ ...mail, attachments }, own, options) : own;
  return { isAsked, kinds: events.map(({ kind, amount }) => [kind, amount]) };
}

describe('the file on a mail', () => {
  it.each([
    ['says what was paid and not how much', 'We have received your membership fee. Your invoice is attached.'],
    ['says nothing', 'Having trouble seeing this email? View it in your browser.'],
  ])('tells the price of a receipt that %s', (_, text) => {
    expect(readInSteps(aReceipt({ text }), invoice)).toEqual({ isAsked: true, kinds: [['charge', 24.5]] });
  });

  it.each([
    ['names it', { text: 'We have charged £19.00 for your monthly membership. It renews every month.' }],
    ['names another amount', { text: 'We have received your membership fee. Save £5.00 on goggles.' }],
    ['is about something else', { subject: 'Our pool is closed on Friday', text: 'See the plan that is attached.' }],
    ['ends a membership', { subject: 'Your membership has been cancelled', text: 'Your membership is cancelled.' }],
  ])('is not asked where the mail %s', (_, wanted) => {
    expect(readInSteps(aReceipt(wanted), invoice).isAsked).toBe(false);
  });

  it.each([
    ['says nothing', aReceipt(), []],
    [
      'speaks of a payment',
      aMail({ subject: 'Your membership', text: 'Your payment has been received.' }),
      [['charge', undefined]],
    ],
  ])('cancels nothing and gives nothing back where the mail %s', (_, mail, kinds) => {
    for (const text of ['Your membership has been cancelled.', 'Your membership ends on 24 December 2026.'])
      expect(readInSteps(mail, text)).toEqual({ isAsked: true, kinds });
  });
});
