import { describe, expect, it } from 'vitest';
import { isMailCandidate } from './search/candidate.ts';
import { aMail, lines } from './testing/a-mail.ts';

/** What houses of six English-speaking countries write, as it was read wrong at first. */
const mails: { from: string; subject: string; text: string; says: string[] }[] = [
  {
    from: 'Apple <no_reply@email.apple.com>',
    subject: 'Your free trial is confirmed',
    text: "Dear Jo,\n\nYou've started a free trial of Flighty Pro (Flighty – Live Flight Tracker) by Flighty LLC.\n\nFree trial until: 27 November 2026\nThen £49.99 per year\n\nIf you don't cancel by 26 November you will be charged when the trial is over.",
    says: ['trial_started · Flighty Pro · 49.99 GBP · yearly · 2026-11-27'],
  },
  {
    from: 'Audible <no-reply@audible.co.uk>',
    subject: "You've got a new credit",
    text: 'Your monthly credit has landed. Happy listening! Your membership payment of £8.99 went through today.',
    says: ['charge · Audible · 8.99 GBP · monthly'],
  },
  {
    from: 'ClassPass <support@classpass.com>',
    subject: 'Your ClassPass credits have renewed',
    text: 'Your 23-credit plan renewed today for $49. Credits expire Dec 20.',
    says: ['charge · ClassPass · 49 USD'],
  },
  {
    from: 'Paddle.net <help@paddle.net>',
    subject: 'Your invoice from Setapp',
    text: 'Paddle.com is the merchant of record. Setapp Mac monthly €9.99, VAT €1.90, total paid €11.89. Next payment 20/12/2026.',
    says: ['charge · Setapp · 9.99 EUR · monthly · 2026-12-20'],
  },
  {
    from: 'Google <googleone-noreply@google.com>',
    subject: "You're now on Google AI Ultra",
    text: 'Thanks, Jo. Your membership is upgraded. From today you pay $124.99 a month for 3 months, then $249.99/month.',
    says: ['plan_change · Google AI Pro · 249.99 USD · monthly'],
  },
  {
    from: 'NordPass <support@nordaccount.com>',
    subject: 'Your NordPass payment',
    text: 'Payment received: €35.88 for NordPass Premium (12 months). Auto-renews on 20 November 2027.',
    says: ['charge · NordPass · 35.88 EUR · yearly · 2027-11-20'],
  },
  {
    from: 'The Sydney Morning Herald <membercare@smh.com.au>',
    subject: 'Your subscription payment receipt',
    text: 'Thank you Jo. Digital package: $5.00 per week, billed $20.00 every 4 weeks. Payment of $20.00 received 20/11/2026.',
    says: ['charge · The Sydney Morning Herald · 20 AUD · weekly x 4'],
  },
  {
    from: 'Match <noreply@match.com>',
    subject: 'Your 6 month subscription',
    text: 'Thanks for subscribing. You paid $125.94 ($20.99/mo). Your subscription will renew for periods of the same length.',
    says: ['charge · Match · 125.94 USD · monthly x 6'],
  },
  {
    from: 'News24 <subscriptions@news24.com>',
    subject: 'Payment received: News24 subscription',
    text: "We've received your payment of R99.00 for your monthly News24 subscription.",
    says: ['charge · News24 · 99 ZAR · monthly'],
  },
  {
    from: 'Virgin Active South Africa <membership@virginactive.co.za>',
    subject: 'Debit order confirmation',
    text: 'Your monthly contribution of R899.00 will be debited on 1 December 2026.',
    says: ['renewal_notice · Virgin Active South Africa · 899 ZAR · monthly · 2026-12-01'],
  },
  {
    from: 'Anytime Fitness <billing@anytimefitness.com.au>',
    subject: 'Your membership fees are changing',
    text: 'From 2 December 2026 your fortnightly membership fee will go up by $2.00 to $35.90.',
    says: ['price_rise · Anytime Fitness · 35.9 AUD · weekly x 2'],
  },
  {
    from: 'Deliveroo <noreply@t.deliveroo.com>',
    subject: "You're now a Plus Silver member",
    text: 'Your £3.49 monthly payment starts today. Free delivery on orders over £15.',
    says: ['started · Deliveroo Plus · 3.49 GBP · monthly'],
  },
  {
    from: 'Gravelly Roasters <orders@gravellyroasters.com>',
    subject: 'Your subscription order is confirmed',
    text: 'Every 2 weeks: Huila 250g $16.00. Next order: December 4.',
    says: ['renewal_notice · Gravelly Roasters · 16 USD · weekly x 2 · 2026-12-04'],
  },
  {
    from: 'Brightdesk <accounts@brightdesk.io>',
    subject: 'Downgrade confirmed',
    text: "You've switched from Team ($48/mo) to Solo ($12/mo). The new price applies from 1 December.",
    says: ['plan_change · Brightdesk · 12 USD · monthly'],
  },
  {
    from: 'Max <no-reply@service.hbomax.com>',
    subject: 'Your bill for this month',
    text: 'HBO Max Standard: $18.49 charged to Amex ending 1002.',
    says: ['charge · HBO Max · 18.49 USD · monthly'],
  },
  {
    from: 'Substack <no-reply@substack.com>',
    subject: 'Your subscription to Money Stuff Weekly will renew soon',
    text: 'Your yearly subscription to Money Stuff Weekly is about to renew. On December 4, 2026 your card ending in 4242 will be billed $80.',
    says: ['renewal_notice · Substack · 80 USD · yearly · 2026-12-04'],
  },
  {
    from: 'Marlowe Yoga <no-reply@marloweyoga.com>',
    subject: 'Your Marlowe Yoga renewal order receipt from November 20, 2026',
    text: "Thank you for your renewal order. It's now being processed.\nUnlimited Online Classes × 1 $24.00\nTotal: $24.00 / month",
    says: ['charge · Marlowe Yoga · 24 USD · monthly'],
  },
  {
    from: 'Glofox <noreply@glofox.com>',
    subject: 'Payment Confirmation - Ironhall Gym',
    text: 'Hi Alex, a payment of £42.00 has been taken for your Ironhall Gym membership (monthly).',
    says: ['charge · Ironhall Gym · 42 GBP · monthly'],
  },
  {
    from: 'WW <hello@weightwatchers.com>',
    subject: 'Thanks for joining WeightWatchers',
    text: "You'll pay $10.00 for your first month, then $23.00 per month. Your plan auto-renews.",
    says: ['renewal_notice · WeightWatchers · 23 USD · monthly'],
  },
  {
    from: 'Hulu <hulu@hulumail.com>',
    subject: "You've added HBO Max to your Hulu plan",
    text: '$16.99/month will be added to your next Hulu bill.',
    says: ['renewal_notice · HBO Max · 16.99 USD · monthly'],
  },
  {
    from: 'Brilliant <support@brilliant.org>',
    subject: 'Your Brilliant trial ends in two days',
    text: "To keep learning you don't have to do anything: annual plan, £107.88, billed 22 November.",
    says: ['trial_ending · Brilliant · 107.88 GBP · yearly · 2026-11-22'],
  },
  {
    from: "Sam's Club <samsclub@info.samsclub.com>",
    subject: 'Membership auto-renewal notice',
    text: 'Your Club membership ($50.00 + tax) will auto-renew on 12/01/2026.',
    says: ["renewal_notice · Sam's Club Membership · 50 USD · 2026-12-01"],
  },
  {
    from: 'Instacart <no-reply@instacart.com>',
    subject: 'Your Instacart+ annual membership is renewing',
    text: "On Dec 2 we'll charge $99.00.",
    says: ['renewal_notice · Instacart+ · 99 USD · yearly · 2026-12-02'],
  },
  {
    from: 'London Review of Books <subs@lrb.co.uk>',
    subject: 'Your subscription has come to an end',
    text: 'As you asked us not to renew, issue 20 was your last.',
    says: ['cancelled · London Review of Books'],
  },
  {
    from: 'GoCardless <no-reply@gocardless.com>',
    subject: 'Payment notification from Eastgate Climbing',
    text: 'Eastgate Climbing Ltd will take £38.00 from your account on or after 26 November 2026. Description: Monthly membership',
    says: ['renewal_notice · Eastgate Climbing · 38 GBP · monthly · 2026-11-26'],
  },
  {
    from: 'Penfold <billing@penfold.app>',
    subject: "We've switched you to yearly billing",
    text: "You'll now pay $96 once a year instead of $9.60 a month. $96.00 was charged today.",
    says: ['plan_change · Penfold · 96 USD · yearly'],
  },
  {
    from: 'Vine & Barrel <club@vineandbarrel.com>',
    subject: 'Your quarterly wine club shipment',
    text: 'Your card was charged $148.00 for the Winter shipment of your Explorer membership. Next shipment: February.',
    says: ['charge · Vine & Barrel · 148 USD · monthly x 3'],
  },
  {
    from: 'Willow Press <subs@willowpress.ca>',
    subject: 'Your refund',
    text: "We've refunded C$24.00 for your cancelled Willow Press subscription.",
    says: ['cancelled · Willow Press'],
  },
  {
    from: 'Fable Audio <team@fableaudio.com>',
    subject: 'Reactivation confirmed',
    text: 'Good to have you back! Your plan is active again at $8.99 per month. First charge: today.',
    says: ['reactivated · Fable Audio · 8.99 USD · monthly'],
  },
  {
    from: 'Audible <no-reply@audible.com>',
    subject: 'Your Audible membership renews soon',
    text: 'Your next credit arrives on Dec 1 and $14.95 will be charged.',
    says: ['renewal_notice · Audible · 14.95 USD · 2026-12-01'],
  },
  {
    from: 'Headspace <help@headspace.com>',
    subject: 'Your subscription to Headspace has started',
    text: 'Annual plan. $69.99/year after your 14-day free trial ending December 4.',
    says: ['started · Headspace · 69.99 USD · yearly · 2026-12-04'],
  },
  {
    from: 'Fitbit <noreply@fitbit.com>',
    subject: 'Fitbit Premium: your plan renews Nov 28',
    text: '$79.99 for the year.',
    says: ['renewal_notice · Fitbit Premium · 79.99 USD · yearly · 2026-11-28'],
  },
  {
    from: 'Descript <support@descript.com>',
    subject: "You've been upgraded to Creator",
    text: '$24/month starting today.',
    says: ['plan_change · Descript · 24 USD · monthly'],
  },
  {
    from: 'Hollis & Co Barbers <book@hollisbarbers.com>',
    subject: 'Your membership: November payment',
    text: '£35.00 taken. Unlimited cuts, monthly.',
    says: ['charge · Hollis & Co Barbers · 35 GBP · monthly'],
  },
  {
    from: 'Osprey CRM <billing@ospreycrm.com>',
    subject: 'Your invoice is paid',
    text: 'Invoice 00881\nOsprey Team – 5 users × $12.00  $60.00\nPeriod: 11/12/2026 – 12/11/2026\nTotal: $60.00',
    says: ['charge · Osprey CRM · 60 USD · monthly'],
  },
  {
    from: 'Pebble Meditation <support@pebblemed.com>',
    subject: 'Thanks for going annual',
    text: '$49.99, renewed every November.',
    says: ['started · Pebble Meditation · 49.99 USD · yearly'],
  },
  {
    from: 'Book of the Month <hello@bookofthemonth.com>',
    subject: "You've been charged for your November credit",
    text: '$17.99',
    says: ['charge · Book of the Month · 17.99 USD'],
  },
];

/** Each was shown as a subscription once. */
const nothing: { from: string; subject: string; text: string }[] = [
  {
    from: 'Kelvin Plumbing <accounts@kelvinplumbing.co.uk>',
    subject: 'Invoice 2211',
    text: 'Annual boiler service: £96.00. Payment due within 14 days.',
  },
  {
    from: 'Grammarly <info@send.grammarly.com>',
    subject: 'Final hours: Grammarly Pro for $6/month',
    text: 'Our biggest sale ends tonight. Billed annually at $72.',
  },
  {
    from: 'Atlassian <noreply@am.atlassian.com>',
    subject: 'Quote request AT-2211',
    text: "Here's the quote you requested: Jira Standard, annual, US$850.00. Valid until Dec 11.",
  },
  {
    from: 'Babbel <info@babbel.com>',
    subject: 'Purchase confirmation',
    text: 'Lifetime access to all languages: $299.99. Thank you.',
  },
  {
    from: 'Rocket Money <hello@rocketmoney.com>',
    subject: 'A subscription price went up',
    text: 'Netflix charged you $17.99, $2.50 more than last month.',
  },
  {
    from: 'Platform Notes <platformnotes@substack.com>',
    subject: 'New post: The $400 subscription',
    text: "Read it in the app. You're a free subscriber.",
  },
  {
    from: 'Instacart <orders@instacart.com>',
    subject: 'Your receipt from Aldi',
    text: 'Total $61.20 Thanks for being an Instacart+ member!',
  },
  {
    from: 'Claude <no-reply@mail.anthropic.com>',
    subject: 'Your Claude account is ready',
    text: 'You are on the Free plan. Pro costs $20 a month whenever you want more.',
  },
  {
    from: 'Slack <no-reply@slack.com>',
    subject: 'Sam mentioned you: "renew the Figma plan"',
    text: '$15/month is fine',
  },
  {
    from: 'Plex <noreply@plex.tv>',
    subject: 'Lifetime Plex Pass purchase',
    text: 'You paid $249.99 for a Lifetime Plex Pass.',
  },
];

describe('mails of English-speaking houses', () => {
  it.each(mails)("reads '$subject' from $from", ({ says, ...mail }) => {
    expect(lines(mail)).toEqual(says);
  });
  it.each(mails)("fetches '$subject' from $from", (mail) => {
    expect(isMailCandidate(aMail(mail))).toBe(true);
  });
  it.each(nothing)("takes '$subject' from $from for no subscription", (mail) => {
    expect(lines(mail)).toEqual([]);
  });
});
