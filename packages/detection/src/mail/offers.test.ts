import { describe, expect, it } from 'vitest';
import { lines } from './testing/a-mail.ts';

// What houses send that is no news of the reader's own payment; appended to by whoever writes such lists.
const mails: { from: string; subject: string; text: string }[] = [
  // Prices that are offered.
  {
    from: 'Netflix <info@mailer.netflix.com>',
    subject: 'Finish signing up',
    text: "You're almost there! Choose your plan: Standard with ads $7.99/month, Standard $17.99/month.",
  },
  {
    from: 'Shopify <mailer@shopify.com>',
    subject: 'Start for $1',
    text: 'Your first 3 months on Basic for $1/month, then $39/month. Ends December 31.',
  },
  {
    from: 'Norton <norton@secure.norton.com>',
    subject: 'Try Norton 360 Deluxe',
    text: 'Your free scan found 4 trackers. First year $49.99, renews at $119.99/yr. Offer expires December 20.',
  },
  {
    from: 'Peacock <peacock@e.peacocktv.com>',
    subject: "It's back! A full year for $29.99",
    text: 'Peacock Premium, new and returning subscribers. Ends Nov 30. Auto-renews at $109.99/yr.',
  },
  {
    from: 'Fitbit <noreply@fitbit.com>',
    subject: 'Your Premium trial offer',
    text: 'You have 6 months of Premium waiting. $9.99/month afterwards, unless cancelled. Redeem by December 30, 2026.',
  },
  {
    from: 'Gain <bilgi@gain.tv>',
    subject: 'Aboneliğini tamamlamadın',
    text: "GAİN'e üye olmana bir adım kaldı. Aylık 149 TL ile izlemeye başla.",
  },
  {
    from: 'LinkedIn <linkedin@em.linkedin.com>',
    subject: "Premium'u 0 TL'ye deneyin",
    text: "1 ay ücretsiz, sonrasında aylık 449,99 TL. 19 Aralık'a kadar kullanın.",
  },
  {
    from: 'NordVPN <noreply@nordvpn.com>',
    subject: 'Kara Cuma geldi',
    text: "2 yıllık plan + 3 ay: ayda 2,99 €, toplam 80,73 €. 2 Aralık'ta bitiyor.",
  },
  // A trial that is over, and nothing was paid.
  {
    from: 'Readwise <hello@readwise.io>',
    subject: 'Your trial ended',
    text: 'We hope you liked it. You have not been charged. Subscribe for $9.99/month to keep your highlights.',
  },
  {
    from: 'Squarespace <no-reply@squarespace.com>',
    subject: 'Finish publishing your site',
    text: 'Your trial site expires December 26. Upgrade now and get 20% off: plans from $16/mo billed annually.',
  },
  // Bought by the piece.
  {
    from: 'Canva <no-reply@account.canva.com>',
    subject: 'Your Canva invoice',
    text: 'Thanks for your purchase\nPremium element: Floral frame\t$1.00\nTotal\t$1.00\nOne-time licence.',
  },
  {
    from: 'Patreon <no-reply@patreon.com>',
    subject: 'Your purchase: Woodcut pattern pack',
    text: 'You bought "Woodcut pattern pack" from Ana Prints for $12.00. Download it any time.',
  },
  {
    from: 'Twitch <no-reply@twitch.tv>',
    subject: 'Thanks for your Bits purchase',
    text: 'You bought 500 Bits for $7.00. Have fun cheering!',
  },
  {
    from: 'Twitch <no-reply@twitch.tv>',
    subject: 'Bits satın aldın',
    text: '500 Bits için 189,90 TL ödedin.',
  },
  {
    from: 'LinkedIn <messages-noreply@linkedin.com>',
    subject: 'Receipt: job post promoted',
    text: 'You were charged $70.00 for your promoted job post "Designer". Campaign dates Nov 1-Nov 7.',
  },
  {
    from: 'Sling TV <slingtv@e.sling.com>',
    subject: 'Day Pass: watch the game for $4.99',
    text: 'You bought a Sling Day Pass for $4.99. It expires November 21, 2026 at 9:00.',
  },
  {
    from: 'National Trust <noreply@nationaltrust.org.uk>',
    subject: 'Your car park booking',
    text: 'Receipt £6.00, Box Hill, 11 November 2026. Members park free from £7.99 a month.',
  },
  // Others pay, or others will.
  {
    from: 'FreshBooks <mail@freshbooks.com>',
    subject: 'Hollis & Sons sent you an invoice (0021)',
    text: 'Gutter repair. Amount due $420.00 by December 1, 2026. Pay invoice.',
  },
  {
    from: 'Paraşüt <bilgi@parasut.com>',
    subject: 'Size bir fatura gönderildi',
    text: 'Aydın Matbaa size 2.360 TL tutarında fatura gönderdi. Son ödeme 25.12.2026.',
  },
  {
    from: 'Trello <do-not-reply@trello.com>',
    subject: 'Priya added you to the workspace Design',
    text: "Priya's workspace is on Standard ($5 per user per month), paid by Priya.",
  },
  {
    from: 'Google One <googleone-noreply@google.com>',
    subject: 'New price for Google One in India',
    text: 'New subscribers pay ₹149 a month from December 5. You keep your price.',
  },
  {
    from: 'tabii <bilgi@tabii.com>',
    subject: 'Fiyat güncellemesi',
    text: "1 Aralık'tan itibaren yeni üyeler aylık 149 TL öder. Senin fiyatın değişmiyor.",
  },
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: 'Your payment method was updated',
    text: 'You changed your payment method to Visa ending 4421 on November 12.',
  },
];

describe('offers, news and single purchases of known houses', () => {
  it.each(mails)("finds nothing in '$subject' from $from", (mail) => {
    expect(lines(mail)).toEqual([]);
  });
});

describe('what stands beside them and is paid', () => {
  it.each([
    {
      from: 'Harbor Yoga <studio@harboryoga.com>',
      subject: 'Your rate is changing',
      text: 'Your membership goes up from $99 a month to $109 a month on December 12.',
      expected: ['price_rise · Harbor Yoga · 109 USD · monthly'],
    },
    {
      from: 'Kit <help@kit.com>',
      subject: 'Your Kit account has been upgraded',
      text: "You're now on the Creator plan at $39/month.",
      expected: ['plan_change · Kit (ConvertKit) · 39 USD · monthly'],
    },
    {
      from: 'Storytel <no-reply@storytel.com>',
      subject: 'Denemen bitiyor',
      text: "Denemen 26 Kasım'da sona eriyor, ayda 189,99 TL ödemeye başlayacaksın.",
      expected: ['trial_ending · Storytel · 189.99 TRY · monthly · 2026-11-26'],
    },
  ])("reads '$subject' from $from", ({ expected, ...mail }) => {
    expect(lines(mail)).toEqual(expected);
  });
});
