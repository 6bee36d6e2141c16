import { describe, expect, it } from 'vitest';
import { isMailCandidate } from './search/candidate.ts';
import { aMail, lines } from './testing/a-mail.ts';

type Row = [from: string, subject: string, text: string, says: string];

/** What was not heard, or read wrong, in four lists of English mails, each written before the rules for it. */
const mails: Row[] = [
  [
    'Peacock <peacock@mail.peacocktv.com>',
    "You've come back!",
    'Your Premium plan is on again at $7.99 per month. First charge: today.',
    'reactivated · Peacock · 7.99 USD · monthly',
  ],
  [
    'Paddle <help@paddle.com>',
    'Your invoice from Paddle.com for Tower',
    'Tower Pro, 1 user, billed yearly: US$99.00. This was charged to your Mastercard.',
    'charge · Tower · 99 USD · yearly',
  ],
  [
    'The Guardian <membership@theguardian.com>',
    "We've taken your payment",
    'Thanks for funding us with £12 this month.',
    'charge · The Guardian · 12 GBP',
  ],
  [
    'The Hindu <subscription@thehindu.co.in>',
    'Payment success',
    'Dear Reader, ₹1,499 has been received towards your annual digital plan.',
    'charge · The Hindu · 1499 INR · yearly',
  ],
  [
    'Swiggy <noreply@swiggy.in>',
    'Swiggy One renewed',
    '3 months at ₹299 debited via UPI Autopay.',
    'charge · Swiggy One · 299 INR · monthly x 3',
  ],
  [
    'Birchwood Tea Co <hi@birchwoodtea.com>',
    'Recurring order #5521 confirmed',
    'Your tea subscription renewed: $22.50, ships every 2 months.',
    'charge · Birchwood Tea · 22.5 USD · monthly x 2',
  ],
  [
    'RSPB <members@rspb.org.uk>',
    'Thank you for being a member',
    'Your monthly payment of £6.00 has gone through.',
    'charge · RSPB · 6 GBP · monthly',
  ],
  [
    'Quillmark <hello@quillmark.app>',
    "You're a Quillmark member now 🎉",
    "You'll be billed £4 monthly from 26 October, when your two free weeks are up.",
    'started · Quillmark · 4 GBP · monthly',
  ],
  [
    'fuboTV <billing@fubo.tv>',
    'Your free trial converts tomorrow',
    'Pro plan, $84.99/mo plus fees.',
    'trial_ending · Fubo · 84.99 USD · monthly · 2026-11-21',
  ],
  [
    'Amazon <prime@amazon.com>',
    "You've restarted Prime",
    'Welcome back. $14.99 was charged for the coming month.',
    'charge · Amazon Prime · 14.99 USD · monthly',
  ],
  [
    'Microsoft <microsoft-noreply@microsoft.com>',
    "You've turned off recurring billing",
    'Xbox Game Pass Ultimate expires November 2, 2026.',
    'cancelled_at_period_end · Xbox Game Pass',
  ],
  [
    'The Spectator <subs@spectator.co.uk>',
    "We've received your Direct Debit",
    '£32.00 for the next quarter of The Spectator.',
    'charge · The Spectator · 32 GBP · monthly x 3',
  ],
  [
    'Indian Express <support@indianexpress.com>',
    'Renewed!',
    'Your Indian Express Premium plan is good for another year. Rs 999 paid.',
    'charge · Indian Express · 999 INR · yearly',
  ],
  [
    'The Australian <subs@theaustralian.com.au>',
    'Payment receipt',
    'Tax invoice. $32.00 for 4 weeks of full digital access, GST included',
    'charge · The Australian · 32 AUD · weekly x 4',
  ],
  [
    'Mailchimp <billing@mailchimp.com>',
    'Your Mailchimp order',
    'Standard plan · 500 contacts · $20.00 per month · Paid',
    'charge · Mailchimp · 20 USD · monthly',
  ],
  [
    'Gousto <hello@gousto.co.uk>',
    'Payment taken for your box',
    '£31.99 · arriving Thursday',
    'charge · Gousto · 31.99 GBP',
  ],
  [
    'The Caravan Club of Kent <office@caravankent.org>',
    'Subs for 2027',
    'Your annual subscription of £55 was collected on 12 October.',
    'charge · The Caravan Club of Kent · 55 GBP · yearly',
  ],
  [
    'Tidewater Fitness App <hi@tidewater.fit>',
    "You're on Tidewater Plus",
    'You started a yearly plan for $59.99 today.',
    'started · Tidewater Fitness App · 59.99 USD · yearly',
  ],
  [
    'Kestrel Maps <support@kestrelmaps.com>',
    'Your trial: 3 days to go',
    "Do nothing and you'll be on Kestrel Pro for £24.99 a year from 15 October.",
    'trial_ending · Kestrel Maps · 24.99 GBP · yearly',
  ],
  [
    'Northside Climbing <hi@northsideclimbing.co.uk>',
    'Monthly pass renewed',
    '£48 taken. Next payment 12 November.',
    'charge · Northside Climbing · 48 GBP · monthly',
  ],
  [
    'Blue Apron <contact@blueapron.com>',
    'Your box is confirmed',
    'We charged $71.94 for your Oct 19 delivery.',
    'charge · Blue Apron · 71.94 USD',
  ],
  [
    'Marlowe Audio <help@marloweaudio.com>',
    'Thanks for your loyalty',
    'Your card was charged £7.00 for another month of Marlowe Plus.',
    'charge · Marlowe Audio · 7 GBP · monthly',
  ],
  [
    'Saltgrass Yoga <studio@saltgrassyoga.com>',
    'Your autopay ran today',
    'Unlimited Monthly – $118.00',
    'charge · Saltgrass Yoga · 118 USD · monthly',
  ],
  [
    'Opal CRM <billing@opalcrm.io>',
    'Seats added',
    'You added 2 seats. Your plan is now $75.00/month.',
    'started · Opal CRM · 75 USD · monthly',
  ],
  [
    'Hazel Notes <hi@hazelnotes.com>',
    'Annual renewal: October 26',
    '$35.88 to Visa 4421 unless you cancel before then.',
    'renewal_notice · Hazel Notes · 35.88 USD · yearly',
  ],
  [
    'Thornbury Cheese Club <club@thornburycheese.co.uk>',
    "October's cheeses have left the dairy",
    "We've charged £34 for this month's parcel.",
    'charge · Thornbury Cheese Club · 34 GBP · monthly',
  ],
  [
    'Disney+ <disneyplus@trx.mail2.disneyplus.com>',
    'Your bundle is going up in price',
    'Duo Basic moves to $12.99/month on your November 20 bill.',
    'price_rise · Disney+ · 12.99 USD · monthly',
  ],
  [
    'Amazon Prime <prime@amazon.co.uk>',
    'Prime: your monthly payment',
    '£8.99 was taken on 12 Oct using Visa 4421.',
    'charge · Amazon Prime · 8.99 GBP · monthly',
  ],
  [
    'Herald Sun <subs@heraldsun.com.au>',
    "We've received your payment",
    '$28.00, 4 weekly digital membership',
    'charge · Herald Sun · 28 AUD · weekly x 4',
  ],
  [
    'Wayfinder Maps <hello@wayfindermaps.co>',
    "Wayfinder Pro: you're in",
    'A year of Pro for £29.99, paid today.',
    'charge · Wayfinder Maps · 29.99 GBP · yearly',
  ],
  [
    'Penrose Puzzle Post <post@penrosepuzzles.com>',
    'Puzzle No. 14 is in the post',
    'Your subscription payment of £11.99 went through this morning.',
    'charge · Penrose Puzzle Post · 11.99 GBP',
  ],
  [
    'Orchard Radio <friends@orchardradio.org>',
    "You're a Friend of Orchard Radio",
    'Your £5 monthly membership begins today.',
    'started · Orchard Radio · 5 GBP · monthly',
  ],
];

/** The same words where nothing is paid again. */
const nothing: [from: string, subject: string, text: string][] = [
  [
    'Acme Tools <billing@acmetools.com>',
    'Payment received for order 5521',
    'Drill set, $129.00 was charged to your Visa.',
  ],
  [
    'Ferris Studio <billing@ferrisstudio.com>',
    'Invoice paid',
    'Website redesign, second instalment, $2,000.00 was received. Thank you.',
  ],
  [
    'Harbor Gym <membership@harborgym.com>',
    'Summer is coming',
    'Join in October and pay nothing until January, then $39 a month.',
  ],
  [
    'Netflix <info@account.netflix.com>',
    'Your payment method was confirmed',
    "We've updated your card ending 4421. Plans start at $7.99 a month.",
  ],
  ['Hulu <hulu@hulumail.com>', 'Live TV moves to $89.99', 'New subscribers will pay the new price from December.'],
  ['Spotify <no-reply@spotify.com>', "You're in!", "You've joined the Spotify Community."],
  ['City Utilities <noreply@cityutilities.gov>', 'Your autopay ran today', '$88.12 was deducted for water and sewer.'],
  ['Dr. Patel Dental <billing@pateldental.com>', 'Payment received', '$240.00 for your visit was charged today.'],
  ['Bookish <orders@bookish.com>', 'Your monthly reading list', 'Paid reads from £3.'],
  ['Greenfield School <billing@greenfield.edu>', 'Lunch account', '$40.00 was added, auto-reload monthly.'],
  [
    'Wine Direct <orders@winedirect.com>',
    'Your case is on its way',
    '12 bottles, £108.00, paid today. Join our wine club for £90 a quarter.',
  ],
  [
    'Kickstarter <no-reply@kickstarter.com>',
    "You're a backer of Folding Lamp",
    'Your pledge of $59 will be charged when the campaign ends.',
  ],
  ['Patron Arts <friends@patronarts.org>', 'Become a Friend', '£5 a month keeps our doors open.'],
  ['Dropbox <no-reply@dropbox.com>', 'Your trial of Plus is ready', 'Start your 30 days, then $11.99 a month.'],
  ['Adobe <message@adobe.com>', 'Photoshop price drop', 'Now $19.99/mo, was $22.99. New customers only.'],
  [
    'The Guardian <news@theguardian.com>',
    'TV licence fee goes up to £180',
    'The BBC licence fee will rise to £180 a year from April.',
  ],
  ['Amazon <auto-confirm@amazon.com>', 'Your order: yoga mat', '$24.99 was charged. Prime members save.'],
  ['Rail Pass <tickets@railpass.com>', 'Your pass is active', 'Monthly travelcard zone 1-3, £189.00 paid'],
  ['Lawn Care Co <billing@lawncare.com>', "We've charged your card", "$65.00 for this week's mowing."],
  ['Alumni Office <members@unialumni.org>', 'Reunion payment received', '$85.00 for the dinner was received.'],
];

describe('English mails in words of their own', () => {
  it.each(mails)('from %s: %s', (from, subject, text, says) => {
    expect(lines({ from, subject, text })).toEqual([says]);
  });
  it.each(mails)('fetches what %s writes: %s', (from, subject) => {
    expect(isMailCandidate(aMail({ from, subject }))).toBe(true);
  });
  it.each(nothing)('takes nothing from %s: %s', (from, subject, text) => {
    expect(lines({ from, subject, text })).toEqual([]);
  });
});
