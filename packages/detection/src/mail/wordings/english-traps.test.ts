import { describe, expect, it } from 'vitest';
import { lines } from '#mail/testing/a-mail.ts';

type Told = { from: string; subject: string; says: string[]; text: string };

/** Each was read wrong or not at all before the rule for it (`blind-batches.md`). */
const mails: Record<string, Told[]> = {
  'nothing to pay for': [
    {
      from: 'Geek Squad <invoice@gsquad-billing.info>',
      subject: 'Order confirmation: subscription renewed $399.99',
      text: 'Dear customer, your annual Geek Squad Total Protection subscription has been auto-renewed. Amount charged: $399.99. If you wish to cancel or get a refund call +1 (888) 555-0142 within 24 hours.',
      says: [],
    },
    {
      from: 'Mail Delivery <postmaster@company.example>',
      subject: 'Mailbox subscription expired',
      text: 'Your mailbox subscription has expired. Renew your subscription now to avoid losing messages. Click here.',
      says: [],
    },
    {
      from: 'Substack <no-reply@substack.com>',
      subject: 'Your free subscription to Garbage Day',
      text: "You're on the list! You've subscribed to Garbage Day for free. Upgrade to paid to get every post for $5/month.",
      says: [],
    },
    {
      from: 'DoorDash <no-reply@doordash.com>',
      subject: 'Final receipt for Kim from Taco Bell',
      text: 'Paid with Visa. Subtotal $12.40, DashPass savings -$3.99, Total $15.20.',
      says: [],
    },
    {
      from: 'Affirm <help@affirm.com>',
      subject: 'Your payment is scheduled',
      text: 'Your monthly payment of $52.10 to Peloton (4 of 12) will be charged on December 1.',
      says: [],
    },
    {
      from: 'Duolingo <hello@duolingo.com>',
      subject: 'You made Duo sad',
      text: "You've missed 3 days. Your streak freeze has expired. Practice now!",
      says: [],
    },
    {
      from: 'GitHub <noreply@github.com>',
      subject: '[kim/app] Fix subscription renewal bug (#112)',
      text: 'Merged #112 into main. The subscription was cancelled twice when the invoice failed.',
      says: [],
    },
    {
      from: 'Trust Wallet <no-reply@trvst-wallet.com>',
      subject: 'Your premium subscription starts today',
      text: "You subscribed to Premium for $49.99/month. Cancel here if it wasn't you.",
      says: [],
    },
    {
      from: 'Namecheap <support@namecheap.com>',
      subject: 'Domain expiring in 30 days: samplesite.dev',
      text: 'The following domain will expire soon. Auto-renew: OFF. samplesite.dev – renewal price $19.98. Renew now to keep it.',
      says: [],
    },
    {
      from: 'Norton <norton@store.norton.com>',
      subject: 'Your protection has expired',
      text: 'Your Norton 360 subscription has expired. Renew now for $39.99 for the first year.',
      says: [],
    },
    {
      from: 'DoorDash <no-reply@doordash.com>',
      subject: 'Order confirmation for Kim from Noodle Bar',
      text: 'Total: $22.10. You could have saved $4.20 with DashPass. Try it free for 30 days.',
      says: [],
    },
    {
      from: 'Corner Electronics <receipts@cornerelectronics.com>',
      subject: "Here's your e-receipt: Xbox Game Pass 3-month code",
      text: 'Digital code – Xbox Game Pass 3 Month Membership. $44.99. Total $44.99.',
      says: [],
    },
    {
      from: 'Humble Bundle <contact@humblebundle.com>',
      subject: 'Your Humble Bundle order is ready',
      text: 'Thanks for purchasing the "Draw Better" bundle! Total: $15.00. Get Humble Choice for $11.99/month.',
      says: [],
    },
    {
      from: 'Quick Returns <noreply@quickreturns.com>',
      subject: 'Receipt for your Quick Returns Premium purchase',
      text: 'Quick Returns Premium – 2025 federal return. Amount paid $44.95. Thank you for your purchase.',
      says: [],
    },
    {
      from: 'The Economist <newsletters@e.economist.com>',
      subject: 'The Economist today: streaming price rises',
      text: 'Netflix raised its monthly price to $17.99. Disney+ now costs $15.99 per month. Subscribe for full access.',
      says: [],
    },
    {
      from: 'Evening Post <newsletter@eveningpost.com>',
      subject: 'YouTube Premium gets more expensive',
      text: 'YouTube Premium will cost $15.99 per month from December. Your subscription renews at the new price automatically, Google says.',
      says: [],
    },
    {
      from: 'Substack <no-reply@substack.com>',
      subject: 'New post: I raised my price to $9/month',
      text: 'Paid subscribers now pay $9/month. Subscribe to read more.',
      says: [],
    },
    {
      from: 'Paper Market <transaction@papermarket.com>',
      subject: 'You made a purchase from PlannerShop',
      text: 'Monthly Planner Printable, $7.00. Order total $7.00.',
      says: [],
    },
    {
      from: 'Adobe Billing <billing@adobe-invoices.support>',
      subject: 'Invoice: Creative Cloud yearly plan',
      text: 'You were charged $599.88 for your yearly Creative Cloud plan.',
      says: [],
    },
    {
      from: 'Green Meadow Nursery <billing@greenmeadownursery.com>',
      subject: 'Tuition autopay confirmation',
      text: 'Your monthly tuition payment of $1,180.00 was processed.',
      says: [],
    },
    {
      from: 'Zoom <no-reply@zoom.us>',
      subject: 'Just for you: Zoom Pro, first month USD 5.90',
      text: 'Zoom Pro for USD 15.99 a month.',
      says: [],
    },
    {
      from: 'Rocket Money <hello@rocketmoney.com>',
      subject: 'Upcoming: Spotify $11.99',
      text: 'Your Spotify subscription will renew for $11.99 on Nov 25. See all your subscriptions.',
      says: [],
    },
    {
      from: 'Lime <no-reply@li.me>',
      subject: 'Your Lime ride receipt',
      text: 'Ride total €4.12. LimePrime members ride for less: €5.99 a month.',
      says: [],
    },
    {
      from: 'Substack <no-reply@substack.com>',
      subject: 'You are subscribed to Platformer (free)',
      text: "You're on the list. Upgrade to a paid subscription for $10/month to read everything.",
      says: [],
    },
    {
      from: 'Eventbrite <orders@eventbrite.com>',
      subject: 'Order confirmation for Annual Membership Gala',
      text: 'Thanks for your order. 1 x Member ticket $75.00. Order total $75.00.',
      says: [],
    },
    {
      from: 'Airbnb <automated@airbnb.com>',
      subject: 'Payment receipt: HMXA9',
      text: 'You paid €412.00 for 3 nights in Lisbon. Next payment of €412.00 will be charged on Dec 4, 2026.',
      says: [],
    },
    {
      from: 'Humble Bundle <contact@mailer.humblebundle.com>',
      subject: 'Your Humble Bundle order is ready',
      text: 'Book bundle: Coding, $18.00. Thanks for your purchase. Humble Choice members get 10% more.',
      says: [],
    },
    {
      from: 'OpenAI <noreply@tm.openai.com>',
      subject: 'Your API account has been funded',
      text: 'We charged $25.00 to your credit card ending in 1881 to fund your account. When your balance falls below $5, we’ll charge $25.',
      says: [],
    },
    {
      from: 'Google Pay <googlepay-noreply@google.com>',
      subject: 'You sent $15.00 to Robin',
      text: 'You sent $15.00 to Robin Hale.\nNote: Netflix split',
      says: [],
    },
    {
      from: 'Calm <support@calm.com>',
      subject: 'Your week in numbers',
      text: 'You were calm for 94 minutes. Get Calm Premium at 40% off: $3.50/month billed yearly.',
      says: [],
    },
    {
      from: 'Namecheap <support@namecheap.com>',
      subject: 'Order confirmation 8813',
      text: 'Thanks for your order. Logo design, one draft: $14.58.',
      says: [],
    },
    {
      from: 'Google Play <googleplay-noreply@google.com>',
      subject: 'Your Google Play Order Receipt from Nov 20, 2026',
      text: 'Item Price 100 Gems (Clash Town) $3.99 Total: $3.99',
      says: [],
    },
    {
      from: 'Northlea Pensions <hello@northlea.example>',
      subject: 'Your monthly contribution',
      text: 'Your pension contribution of £120 per month has been taken.',
      says: [],
    },
    {
      from: 'Anthropic <invoice+statements@mail.anthropic.com>',
      subject: 'Your receipt from Anthropic, PBC',
      text: 'Prepaid extra usage, 1x\t$50.00\nAmount paid\t$50.00',
      says: [],
    },
    {
      from: 'Coursera <no-reply@coursera.org>',
      subject: 'Your course payment',
      text: 'You purchased the Excel Skills certificate course for $49.',
      says: [],
    },
    {
      from: 'Notion <team@mail.notion.so>',
      subject: 'Subscription updated',
      text: 'You are now on the list for product news. Plans from $10/month.',
      says: [],
    },
    {
      from: 'Northlea Life <service@northlea.example>',
      subject: 'Premium payment received',
      text: 'Your monthly premium of $42.00 was received.',
      says: [],
    },
    {
      from: 'Oura <hello@ouraring.com>',
      subject: 'Your order is confirmed',
      text: 'Oura Ring 4\t$349.00\nOura Membership: first month free, then $5.99 per month\nTotal\t$349.00',
      says: [],
    },
  ],
};

describe.each(Object.entries(mails))('English mails of %s', (_, told) => {
  it.each(told)("say so: '$subject' from $from", ({ says, ...mail }) => {
    expect(lines(mail)).toEqual(says);
  });
});
