import { describe, expect, it } from 'vitest';
import { lines } from '#mail/testing/a-mail.ts';

type Told = { from: string; subject: string; says: string[]; text?: string; html?: string };

/** Each was read wrong or not at all before the rule for it (`blind-batches.md`). */
const mails: Record<string, Told[]> = {
  'what is coming': [
    {
      from: 'The New York Times <nytimes@e.newyorktimes.com>',
      subject: 'Your subscription rate is changing',
      text: 'Dear reader, thank you for subscribing. Your introductory rate of $4.00 every 4 weeks ends soon. Beginning December 14, 2026, you will be billed $25.00 every 4 weeks until you cancel.',
      says: ['price_rise · New York Times · 25 USD · weekly x 4 · 2026-12-14'],
    },
    {
      from: 'YouTube <noreply-purchases@youtube.com>',
      subject: 'Your YouTube Premium family membership price is increasing',
      text: "To continue delivering great service, we're increasing your price from $17.99/month to $22.99/month, starting on January 5, 2027. No action is needed.",
      says: ['price_rise · YouTube Premium · 22.99 USD · monthly'],
    },
    {
      from: 'Google Play <googleplay-noreply@google.com>',
      subject: 'Your free trial for Headspace is ending soon',
      text: "Your free trial for Headspace: Meditation & Sleep from Headspace for Meditation ends on Nov 24, 2026. After that, you'll be charged $12.99/month until you cancel.",
      says: ['trial_ending · Headspace · 12.99 USD · monthly · 2026-11-24'],
    },
    {
      from: 'Oura <support@ouraring.com>',
      subject: 'Your Oura Membership free trial is ending',
      text: 'Your free month ends on November 30. Your membership continues at $5.99/month automatically.',
      says: ['trial_ending · Oura · 5.99 USD · monthly · 2026-11-30'],
    },
    {
      from: 'ExpressVPN <support@expressvpn.zendesk.com>',
      subject: 'Subscription renewal reminder',
      text: 'Your ExpressVPN 12-month subscription will renew in 7 days, on Nov 27, 2026, for US$116.95.',
      says: ['renewal_notice · ExpressVPN · 116.95 USD · yearly · 2026-11-27'],
    },
    {
      from: 'Washington Post <subscriptions@washpost.com>',
      subject: 'Your rate is about to change',
      text: 'Your introductory offer of $4 every four weeks is ending. On December 15, 2026 your subscription will continue at $12 every four weeks.',
      says: ['price_rise · Washington Post · 12 USD · weekly x 4 · 2026-12-15'],
    },
    {
      from: 'FastSpring <orders@fastspring.com>',
      subject: 'Your Inkdrop Writer Order Delivery',
      text: 'Thank you for your order from Inkdrop Writer.\nInkdrop Writer Subscription\t$9.80\nBilled monthly until canceled. Next charge: Dec 19, 2026\nOrder total\t$9.80',
      says: ['renewal_notice · Inkdrop Writer · 9.8 USD · monthly · 2026-12-19'],
    },
    {
      from: 'Namecheap <renewals@namecheap.com>',
      subject: 'Your items will auto-renew soon',
      html: '<table><tr><td>PRODUCT</td><td>RENEWS</td><td>PRICE</td></tr><tr><td>veldhof.net<br>.NET Domain Renewal - 1 Year</td><td>Dec 19, 2026</td><td>$14.58</td></tr></table>',
      says: ['renewal_notice · Namecheap · 14.58 USD · yearly · 2026-12-19'],
    },
    {
      from: 'Planet Fitness <noreply@planetfitness.com>',
      subject: 'A reminder',
      text: 'Your $39.00 annual fee will be drafted on December 1.',
      says: ['renewal_notice · Planet Fitness · 39 USD · yearly · 2026-12-01'],
    },
    {
      from: 'SiriusXM <siriusxm@notifications.siriusxm.com>',
      subject: 'Your promotional plan is ending',
      text: 'Your promotional rate of $4.99/month ends on 12/19/2026. Your plan will then automatically renew at $21.99/month.',
      says: ['price_rise · SiriusXM · 21.99 USD · monthly'],
    },
    {
      from: 'Evernote <support@evernote.com>',
      subject: 'Your plan has been downgraded',
      text: 'Your Professional subscription was canceled. Your Personal plan renews on December 4 at $14.99.',
      says: ['plan_change · Evernote · 14.99 USD · 2026-12-04'],
    },
    {
      from: 'Bitwarden <no-reply@bitwarden.com>',
      subject: 'Your trial ends tomorrow',
      text: 'Your 7-day trial ends tomorrow. Your card will be charged $3.33/month, billed annually ($39.96).',
      says: ['trial_ending · Bitwarden · 39.96 USD · yearly · 2026-11-21'],
    },
    {
      from: 'Prime Video <no-reply@primevideo.com>',
      subject: 'Your channel trial',
      text: 'Your Starz trial converts to a paid subscription at $10.99 per month on November 27.',
      says: ['trial_ending · Starz · 10.99 USD · monthly · 2026-11-27'],
    },
    {
      from: 'Midjourney <billing@midjourney.com>',
      subject: 'Subscription updated',
      text: 'You are now on the Pro Plan at $60/month.',
      says: ['plan_change · Midjourney · 60 USD · monthly'],
    },
    {
      from: 'Google Play <googleplay-noreply@google.com>',
      subject: 'You started a free trial',
      text: 'Your free trial of Babbel ends on November 27, 2026. Then $14.99/month.',
      says: ['trial_started · Babbel · 14.99 USD · monthly · 2026-11-27'],
    },
    {
      from: 'Amazon <digital-no-reply@amazon.com>',
      subject: 'Your Kindle Unlimited subscription',
      text: 'Your 3-month prepaid plan has ended. Your subscription continues at $11.99 a month.',
      says: ['renewal_notice · Kindle Unlimited · 11.99 USD · monthly'],
    },
    {
      from: 'Apple <no_reply@email.apple.com>',
      subject: 'Your subscription price increase',
      text: 'App\tDriftlog\nSubscription\tDriftlog Pro (Monthly)\nNew price\t$6.99 per month\nCurrent price\t$4.99 per month',
      says: ['price_rise · Driftlog · 6.99 USD · monthly'],
    },
    {
      from: 'Canva <no-reply@account.canva.com>',
      subject: 'Your plan has been changed to Canva Teams',
      text: 'Invite your team. Members on the free plan can join, too.',
      says: ['plan_change · Canva'],
    },
    {
      from: 'Zoom <no-reply@zoom.us>',
      subject: 'Your plan has been upgraded',
      text: 'You moved from the free plan to Workplace Pro.',
      says: ['plan_change · Zoom'],
    },
    {
      from: '1Password <no-reply@1password.com>',
      subject: 'Your 1Password Families subscription renews soon',
      text: 'Your 1Password Families subscription will renew for $59.88 on December 20, 2026.',
      says: ['renewal_notice · 1Password · 59.88 USD · 2026-12-20'],
    },
  ],
  'what has ended': [
    {
      from: 'LinkedIn <billing-noreply@linkedin.com>',
      subject: "We've refunded your LinkedIn Premium payment",
      text: 'A refund of $39.99 was issued to your Visa ending 4242. Your Premium Career subscription was cancelled.',
      says: ['cancelled · LinkedIn Premium'],
    },
    {
      from: 'Apple <no_reply@email.apple.com>',
      subject: 'Your Subscription is Expiring',
      text: "Your subscription expires on 4 December 2026. You've turned off auto-renewal.\nApp: Headspace\nSubscription: Headspace Annual\nTo keep enjoying it, you can turn auto-renew on for $69.99/year.",
      says: ['cancelled_at_period_end · Headspace · 69.99 USD · yearly · 2026-12-04'],
    },
    {
      from: 'Calendly <teamcalendly@calendly.com>',
      subject: 'Your plan has been downgraded to Free',
      text: 'Your Calendly Standard subscription has ended as requested and your account has moved to the Free plan.',
      says: ['cancelled · Calendly'],
    },
    {
      from: 'Buffer <hello@buffer.com>',
      subject: 'About your payment',
      text: 'As discussed we’ve refunded $6.00 and cancelled your Essentials subscription.',
      says: ['cancelled · Buffer.com'],
    },
    {
      from: 'Evernote <support@evernote.com>',
      subject: 'Your plan has been downgraded',
      text: 'As you asked, your Personal subscription was canceled. Your notes stay where they are.',
      says: ['cancelled · Evernote'],
    },
    {
      from: 'Hulu <hulu@hulumail.com>',
      subject: 'Your subscription has ended',
      text: 'Your Hulu subscription has ended. Come back for $9.99 a month.',
      says: ['cancelled · Hulu'],
    },
    {
      from: 'Zoom <no-reply@zoom.us>',
      subject: 'Your Zoom Workplace plan has been downgraded',
      text: 'Your account now has the Basic (free) version. You won’t be charged again.',
      says: ['cancelled · Zoom'],
    },
    {
      from: 'Canva <no-reply@account.canva.com>',
      subject: 'Your plan has been changed',
      text: 'Your Canva Pro plan has been changed to Canva Free.',
      says: ['cancelled · Canva'],
    },
  ],
};

describe.each(Object.entries(mails))('English mails of %s', (_, told) => {
  it.each(told)("say so: '$subject' from $from", ({ says, ...mail }) => {
    expect(lines(mail)).toEqual(says);
  });
});
