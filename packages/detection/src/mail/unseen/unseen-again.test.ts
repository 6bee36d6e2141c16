import { describe, expect, it } from 'vitest';
import { readMail } from '#mail/read-mail.ts';
import { aMail, lines } from '#mail/testing/a-mail.ts';

/** What somebody wrote who had not read the rules, and what was read wrong at first. */
const mails: { from: string; subject: string; text: string; says: string[] }[] = [
  {
    from: 'Digiturk <bilgi@digiturk.com.tr>',
    subject: 'Paket değişikliğiniz tamamlandı',
    text: 'Sporseverler için hazırladığımız pakete geçişiniz yapıldı. Yeni aylık ücretiniz 649,00 TL olup bir sonraki faturanıza yansıyacaktır.',
    says: ['plan_change · Digiturk · 649 TRY · monthly'],
  },
  {
    from: 'Getir <bilgi@getir.com>',
    subject: 'GetirPlus üyeliğin yenilendi',
    text: 'GetirPlus üyeliğin yenilendi, kartından 64,99 TL çekildi. Üyeliğin her ay otomatik yenilenir.',
    says: ['charge · Getir Plus · 64.99 TRY · monthly'],
  },
  {
    from: 'PayTR <bilgi@paytr.com>',
    subject: 'Düzenli ödeme bilgilendirmesi',
    text: '"Nefes Evi" mağazasına ait Aylık Online Üyelik aboneliğinizin kasım ayı ödemesi olan 480,00 TL kartınızdan tahsil edilmiştir.',
    says: ['charge · Nefes Evi · 480 TRY · monthly'],
  },
  {
    from: 'Çınar Pilates <studyo@cinarpilates.com>',
    subject: 'Kasım aidatınız tahsil edildi',
    text: 'Merhaba, aylık üyelik ücretiniz 2.150 TL kayıtlı kartınızdan tahsil edilmiştir.',
    says: ['charge · Çınar Pilates · 2150 TRY · monthly'],
  },
  {
    from: 'S Sport Plus <bilgi@ssportplus.com>',
    subject: 'S Sport Plus üyeliğiniz hakkında',
    text: 'Merhaba, aylık üyeliğiniz yenilenmiştir. 189,90 TL kredi kartınızdan çekilmiştir.',
    says: ['charge · S Sport Plus · 189.9 TRY · monthly'],
  },
  {
    from: 'Trendyol <bilgi@trendyol.com>',
    subject: 'Trendyol Plus üyelik ücretin güncelleniyor',
    text: "Trendyol Plus aylık üyelik ücretin 1 Ocak'tan itibaren 44,99 TL yerine 64,99 TL olacak.",
    says: ['price_rise · Trendyol Plus · 64.99 TRY · monthly'],
  },
  {
    from: 'Microsoft <microsoft-noreply@microsoft.com>',
    subject: 'Microsoft 365 aboneliğinizin yinelenen faturalaması kapatıldı',
    text: 'Microsoft 365 aboneliğiniz 04.12.2026 tarihinde sona erecek. Bu tarihe kadar kullanmaya devam edebilirsiniz.',
    says: ['cancelled_at_period_end · Microsoft 365 · 2026-12-04'],
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
    from: 'Apple <no_reply@email.apple.com>',
    subject: 'Your Subscription is Expiring',
    text: "Your subscription expires on 4 December 2026. You've turned off auto-renewal.\nApp: Headspace\nSubscription: Headspace Annual\nTo keep enjoying it, you can turn auto-renew on for $69.99/year.",
    says: ['cancelled_at_period_end · Headspace · 69.99 USD · yearly · 2026-12-04'],
  },
  {
    from: 'Peacock <peacock@account.peacocktv.com>',
    subject: "You've been gifted 6 months of Peacock",
    text: 'Sam has gifted you a 6-month Peacock subscription. No payment needed: your gift will not renew automatically.',
    says: ['gift · Peacock · monthly x 6'],
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
    from: 'Kuzey Bankası <bilgi@kuzeybank.com.tr>',
    subject: 'Kartınızdan abonelik ödemesi yapıldı',
    text: "4410 ile biten kartınızdan SPOTIFY AB'ye 99,00 TL abonelik ödemesi yapılmıştır.",
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
    from: 'Netflix <info@account.netflix.com>',
    subject: 'Üyelik ücretinizde değişiklik',
    text: "Standart planınızın aylık ücreti 24 Aralık 2026 tarihinde 219,99 TL'den 279,99 TL'ye yükselecek.",
    says: ['price_rise · Netflix · 279.99 TRY · monthly'],
  },
  {
    from: 'Spotify <no-reply@spotify.com>',
    subject: "Premium'unu özledik",
    text: "Premium aboneliğin sona erdi. Aylık 99 TL'ye hemen geri dön.",
    says: [],
  },
  {
    from: 'Green Meadow Nursery <billing@greenmeadownursery.com>',
    subject: 'Tuition autopay confirmation',
    text: 'Your monthly tuition payment of $1,180.00 was processed.',
    says: [],
  },
  {
    from: 'Folha de S.Paulo <news@folha.com.br>',
    subject: 'Sua assinatura da newsletter foi cancelada',
    text: 'Você não receberá mais os nossos e-mails.',
    says: [],
  },
  {
    from: 'Zoom <no-reply@zoom.us>',
    subject: 'Just for you: Zoom Pro, first month USD 5.90',
    text: 'Zoom Pro for USD 15.99 a month.',
    says: [],
  },
];

describe('mails of somebody who had not read the rules', () => {
  it.each(mails)("reads '$subject' from $from", ({ says, ...mail }) => {
    expect(lines(mail)).toEqual(says);
  });

  it.each([
    ['mx.reader.example; dkim=fail header.d=account.netflix.com; dmarc=fail header.from=account.netflix.com', 0],
    ['mx.reader.example; arc=pass; dmarc=fail header.from=account.netflix.com', 1],
    ['mx.reader.example; dmarc=none header.from=account.netflix.com', 1],
  ])('believes no mail that the mailbox found forged: %s', (value, events) => {
    const mail = aMail({
      subject: 'Your payment was received',
      text: 'We charged $17.99 for your monthly membership.',
      headers: [{ name: 'authentication-results', value }],
    });
    expect(readMail(mail, { today: '2026-11-21' })).toHaveLength(events);
  });
});
