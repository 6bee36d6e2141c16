import { describe, expect, it } from 'vitest';
import { lines } from '#mail/testing/a-mail.ts';

type Told = { from: string; subject: string; says: string[]; text?: string; html?: string };

/** Each was read wrong or not at all before the rule for it (`blind-batches.md`). */
const mails: Record<string, Told[]> = {
  'what was paid': [
    {
      from: 'Anthropic, PBC <invoice+statements@mail.anthropic.com>',
      subject: 'Your receipt from Anthropic, PBC #2201-8891-1102',
      text: 'Receipt from Anthropic, PBC\n$21.42\nPaid November 18, 2026\nReceipt number 2201-8891-1102\nInvoice number A1B2C3-0004\nPayment method Visa - 4242\nClaude Pro\nNov 18 – Dec 18, 2026\nQty 1\n$18.00\nSubtotal $18.00\nTax (19%) $3.42\nTotal $21.42\nAmount paid $21.42',
      says: ['charge · Claude · 18 USD · monthly'],
    },
    {
      from: 'Audible <no-reply@audible.com>',
      subject: 'Your credit is here',
      text: 'Your Audible Premium Plus membership was renewed for $14.95 and your monthly credit is now available. Next bill: December 20.',
      says: ['charge · Audible · 14.95 USD · monthly · 2026-12-20'],
    },
    {
      from: 'Slack <feedback@slack.com>',
      subject: 'Your Slack invoice for November',
      text: "Hi Team, thanks for using Slack Pro. We've charged $26.25 to your card for 3 active members (billed monthly at $8.75 per member).",
      says: ['charge · Slack · 26.25 USD · monthly'],
    },
    {
      from: 'Adobe <message@adobe.com>',
      subject: 'Your Adobe invoice',
      html: '<html><body><p>Your invoice is ready</p><table><tr><th>Product</th><th>Price</th></tr><tr><td>Creative Cloud All Apps, annual billed monthly</td><td>US$59.99</td></tr><tr><td>Promotional discount</td><td>-US$5.00</td></tr><tr><td>Net amount</td><td>US$54.99</td></tr><tr><td>Taxes (8.875%)</td><td>US$4.88</td></tr><tr><td>Grand total</td><td>US$59.87</td></tr></table></body></html>',
      says: ['charge · Adobe Creative Cloud · 54.99 USD · monthly'],
    },
    {
      from: 'Notion <team@mail.notion.so>',
      subject: 'Your Notion invoice (prorated)',
      text: 'Your workspace added 1 member. Prorated charge for remaining time: $4.13. Your plan: Plus, 2 members, $20.00 per month. Amount paid: $4.13. Next invoice: $20.00 on December 9, 2026.',
      says: ['charge · Notion · 20 USD · monthly · 2026-12-09'],
    },
    {
      from: 'Apple <no_reply@email.apple.com>',
      subject: 'Your Apple ID receipt',
      text: 'Apple Account: kim@example.com\nNov 18, 2026\nOrder ID: MLAB123 Document: 2291\nApple TV+ (Monthly) Renews Dec 18, 2026 $9.99\nNYT Games: Word, Number, Logic - NYT Games Monthly Renews Dec 16, 2026 $4.99\nSubtotal $14.98\nTax $1.20\nTotal $16.18\nPayment: Apple Card $16.18',
      says: [
        'charge · Apple TV+ · 9.99 USD · monthly · 2026-12-18',
        'charge · NYT Games · 4.99 USD · monthly · 2026-12-16',
      ],
    },
    {
      from: 'PayPal <service@paypal.com>',
      subject: 'You have authorized a recurring payment to Spotify USA Inc',
      text: "Hello Kim, you've set up a recurring payment to Spotify USA Inc. Amount due each month varies. You can cancel in your PayPal account.",
      says: ['charge · Spotify · monthly'],
    },
    {
      from: 'Shopify <mailer@shopify.com>',
      subject: 'Bill for kim-store is paid',
      text: 'Your bill for November 18 was paid. Basic plan (Nov 18 – Dec 17) $39.00 USD. Total $39.00 USD',
      says: ['charge · Shopify · 39 USD · monthly'],
    },
    {
      from: 'Ring <no-reply@ring.com>',
      subject: 'Ring Protect Plan: payment confirmation',
      text: 'Thank you for your payment. Ring Home Basic (monthly): $4.99. Tax $0.35. Total $5.34.',
      says: ['charge · Ring Protect · 4.99 USD · monthly'],
    },
    {
      from: 'Heron Analytics <invoice+statements@stripe.com>',
      subject: 'Your receipt from Heron Labs Inc. #1180-2231',
      text: 'Receipt from Heron Analytics\n$18.00\nPaid Nov 18, 2026\nSummary\nNov 18 – Dec 18, 2026\nHeron Starter Monthly × 1     $18.00\nAmount charged     $18.00',
      says: ['charge · Heron Analytics · 18 USD · monthly'],
    },
    {
      from: 'Chargebee <no-reply@chargebee.com>',
      subject: 'Invoice INV-00417 from Clearwater Metrics',
      text: 'Clearwater Metrics has sent you an invoice for your subscription.\nInvoice amount: €96.00 (PAID)\nPlan: Growth – Yearly',
      says: ['charge · Clearwater Metrics · 96 EUR · yearly'],
    },
    {
      from: 'Lemon Squeezy <hello@lemonsqueezy-mail.com>',
      subject: 'Your Glyph Room subscription payment receipt',
      text: 'Your subscription payment was successful.\nGlyph Room (Solo - Monthly)   $21.00\nTotal   $21.00',
      says: ['charge · Glyph Room · 21 USD · monthly'],
    },
    {
      from: 'Peacock <peacock@account.peacocktv.com>',
      subject: "You've been gifted 6 months of Peacock",
      text: 'Sam has gifted you a 6-month Peacock subscription. No payment needed: your gift will not renew automatically.',
      says: ['gift · Peacock · monthly x 6'],
    },
    {
      from: 'Audible.co.uk <donotreply@audible.co.uk>',
      subject: 'Your monthly credit is here',
      text: 'A new credit has been added to your account and your £8.99 membership fee has been charged to Visa ending 9921. Your next credit arrives on 19 December.',
      says: ['charge · Audible · 8.99 GBP · monthly'],
    },
    {
      from: 'Zoho Invoice <billing@plotline.example>',
      subject: 'Plotline – Invoice PL-2291 paid',
      text: 'Thank you for your payment of $15.00.\nPlotline Writer (monthly)\t$15.00\nThis subscription renews automatically each month.',
      says: ['charge · Plotline · 15 USD · monthly'],
    },
    {
      from: 'Notion Labs, Inc. <invoice+statements+acct_1G@stripe.com>',
      subject: 'Your Notion Labs, Inc. invoice [#4F-0021]',
      text: 'Invoice from Notion Labs, Inc.\n$24.00\nPaid November 19, 2026\nNov 19, 2026 – Dec 19, 2026\nPlus Plan (monthly, per member)\nQty 2\n$24.00\n$12.00 each\nTotal $24.00\nAmount paid $24.00',
      says: ['charge · Notion · 24 USD · monthly'],
    },
    {
      from: 'GitHub <noreply@github.com>',
      subject: '[GitHub] Payment Receipt for lenavoss',
      text: 'We received payment for your GitHub.com subscription.\nPlan: GitHub Pro\nAmount: USD $48.00*\nDate: 17 Nov 2026 08:11AM PST\nFor service through: 2027-11-16',
      says: ['charge · GitHub · 48 USD · yearly'],
    },
    {
      from: 'Too Good Yoga Studio <hello@toogoodyoga.example>',
      subject: 'Payment notification',
      text: 'Your Unlimited Monthly membership fee of £85.00 was collected by Direct Debit on 16 November 2026.',
      says: ['charge · Too Good Yoga Studio · 85 GBP · monthly'],
    },
    {
      from: 'Stripe <receipts@stripe.com>',
      subject: 'Your Harbor Labs invoice is scheduled to be paid',
      text: 'Growth plan (3 × $9.00 / month)\t$27.00\nAmount due\t$27.00\nYour card will be charged automatically.',
      says: ['charge · Harbor Labs · 27 USD · monthly'],
    },
    {
      from: 'Ada <ada@gmail.com>',
      subject: 'FW: Receipt for your Otter.ai subscription',
      text: 'see below\n\nFrom: Otter.ai <receipts@otter.ai>\nSent: Thursday, November 19, 2026 9:12 AM\nTo: Ada\nSubject: Receipt for your Otter.ai subscription\n\nWe received your payment of $8.33 for Otter Pro (monthly).',
      says: ['charge · Otter.ai · 8.33 USD · monthly'],
    },
    {
      from: 'Small Errands (via Gumroad) <noreply@customers.gumroad.com>',
      subject: 'You bought Small Errands Pro!',
      text: 'Small Errands Pro\t$6 a month\nTotal\t$6\nYou will be charged once a month.',
      says: ['charge · Small Errands · 6 USD · monthly'],
    },
    {
      from: 'Ocado <customerservices@ocado.com>',
      subject: 'Your Smart Pass has renewed',
      text: 'We’ve taken £10.99 for your Anytime pass for 20 November to 19 December.',
      says: ['charge · Ocado Smart Pass · 10.99 GBP · monthly'],
    },
    {
      from: 'Namecheap <support@namecheap.com>',
      subject: 'Order confirmation 8812',
      text: 'Thanks for your order. veldhof.net, 1 year: $14.58. It renews automatically on November 20, 2027.',
      says: ['charge · Namecheap · 14.58 USD · yearly · 2027-11-20'],
    },
    {
      from: 'Plotline <billing@plotline.example>',
      subject: 'Your invoice 0611',
      text: 'Team plan (monthly), 3 x $12.00\t$36.00\nAudit log (monthly), 3 x $6.00\t$18.00\nTotal\t$54.00\nYour plan renews on December 20, 2026.',
      says: ['charge · Plotline · 54 USD · monthly · 2026-12-20'],
    },
    {
      from: 'Google Play <googleplay-noreply@google.com>',
      subject: 'Your Google Play Order Receipt from Nov 20, 2026',
      text: 'You have subscribed. Your subscription will automatically renew on Dec 20, 2026. Item Price Driftlog Pro (Driftlog: Diary) $3.99/month Total: $3.99/month',
      says: ['charge · Driftlog Pro · 3.99 USD · monthly · 2026-12-20'],
    },
    {
      from: 'Apple <no_reply@email.apple.com>',
      subject: 'Your subscription is confirmed',
      text: 'Headspace (Monthly) $12.99 per month. Renews December 20, 2026.',
      says: ['started · Headspace · 12.99 USD · monthly · 2026-12-20'],
    },
    {
      from: 'Hulu <hulu@hulumail.com>',
      subject: 'Your free trial has ended',
      text: 'Your subscription is now $9.99/month.',
      says: ['started · Hulu · 9.99 USD · monthly'],
    },
    {
      from: 'Apple <no_reply@email.apple.com>',
      subject: 'Your receipt from Apple',
      text: 'Subscription: Driftlog Pro, billed annually, $47.99. It will renew on Nov 20, 2027.',
      says: ['charge · Driftlog Pro · 47.99 USD · yearly · 2027-11-20'],
    },
    {
      from: 'YouTube <noreply@youtube.com>',
      subject: 'Your YouTube Premium membership renewed',
      text: 'Your YouTube Premium membership renewed',
      says: ['charge · YouTube Premium'],
    },
    {
      from: 'The Guardian <support@theguardian.com>',
      subject: 'Thank you for your monthly contribution',
      text: 'Your contribution of £5 per month has been taken. You can change it at any time.',
      says: ['charge · The Guardian · 5 GBP · monthly'],
    },
    {
      from: 'PayPal <service@paypal.com>',
      subject: 'Automatic payment sent',
      text: 'Your automatic monthly payment to Disney Plus was sent.',
      says: ['charge · Disney+ · monthly'],
    },
    {
      from: 'Nintendo <no-reply@accounts.nintendo.com>',
      subject: 'Nintendo Switch Online',
      text: 'Your Nintendo Switch Online 12-month membership has been automatically extended. Price: $19.99',
      says: ['charge · Nintendo Switch Online · 19.99 USD · yearly'],
    },
    {
      from: 'Google Play <googleplay-noreply@google.com>',
      subject: 'Your Google Play Order Receipt from Nov 20, 2026',
      text: 'Calm Premium\t$14.99\nTotal\t$14.99\nYour subscription renews on Dec 20, 2026.',
      says: ['charge · Calm · 14.99 USD · monthly · 2026-12-20'],
    },
    {
      from: 'PayPal <service@paypal.com>',
      subject: 'Your recurring payment profile',
      text: 'Your recurring payment to The Athletic has been set up: $7.99 USD monthly.',
      says: ['started · The Athletic · 7.99 USD · monthly'],
    },
    {
      from: 'Harbor Yoga <no-reply@clubready.example>',
      subject: 'Membership payment received',
      text: 'Your monthly membership fee of $89.00 was charged.\nPowered by ClubReady',
      says: ['charge · Harbor Yoga · 89 USD · monthly'],
    },
    {
      from: 'Plinth <billing@plinth.example>',
      subject: 'Your invoice is available',
      text: 'We charged your card for your monthly subscription.\nAmount paid\tUS$14.00\nSwitch to annual billing for $140/year.',
      says: ['charge · Plinth · 14 USD · monthly'],
    },
    {
      from: 'Plinth <billing@plinth.example>',
      subject: 'Your invoice is available',
      text: 'We charged your card for your monthly subscription.\nAmount paid\t$14.00\nThe yearly plan is $140 per year and you get two months free.',
      says: ['charge · Plinth · 14 USD · monthly'],
    },
    {
      from: 'Copper Kettle <club@copperkettle.example>',
      subject: 'Your Q4 beer club: card charged',
      text: 'Your quarterly Beer Club membership renewed and we charged $85.00 to your card.',
      says: ['charge · Copper Kettle · 85 USD · monthly x 3'],
    },
    {
      from: 'Paddle <help@paddle.com>',
      subject: 'Your invoice',
      text: 'Quillnote Suite - Yearly subscription\t$24.00\nTotal\t$24.00\nYour subscription will renew on 20 November 2027.',
      says: ['charge · Quillnote Suite · 24 USD · yearly · 2027-11-20'],
    },
  ],
};

describe.each(Object.entries(mails))('English mails of %s', (_, told) => {
  it.each(told)("say so: '$subject' from $from", ({ says, ...mail }) => {
    expect(lines(mail)).toEqual(says);
  });
});
