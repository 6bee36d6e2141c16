import { describe, expect, it } from 'vitest';
import { lines, read } from '#mail/testing/a-mail.ts';

type Case = { from: string; subject: string; text: string; says: string[] };

const readAs = (mails: Case[]) =>
  it.each(mails)('reads $subject from $from', ({ says, ...mail }) => {
    expect(lines(mail)).toEqual(says);
  });

const nothing = (mails: Omit<Case, 'says'>[]) =>
  it.each(mails)('finds nothing in $subject from $from', (mail) => {
    expect(read(mail)).toEqual([]);
  });

describe('money that buys the reader nothing', () => {
  nothing([
    {
      from: 'Patreon <hello@patreon.com>',
      subject: 'You have a new patron!',
      text: 'Ilse just joined your $7 per month tier.',
    },
    {
      from: 'Substack <no-reply@substack.com>',
      subject: 'Two new followers of Salt Letters',
      text: 'You have 2 new free subscribers. Turn on paid and earn from $6/month per subscriber.',
    },
    {
      from: 'Ko-fi <no-reply@ko-fi.com>',
      subject: 'You received a monthly membership payment',
      text: 'Marta paid you €4 for her monthly membership.',
    },
    {
      from: 'Revolut <no-reply@revolut.com>',
      subject: 'Your scheduled payment of €60.00 was sent',
      text: 'Your monthly recurring transfer of €60.00 to Selin A was sent. The next one is on 10 December.',
    },
    {
      from: 'Acorns <no-reply@acorns.com>',
      subject: 'Your recurring investment of $20',
      text: 'We invested $20.00. You invest $20.00 every week.',
    },
    {
      from: 'Medium <noreply@medium.com>',
      subject: 'You earned $9.14 in October',
      text: 'Your earnings of $9.14 were paid on November 8. Amount paid: $9.14',
    },
  ]);
  readAs([
    {
      from: 'Patreon <hello@patreon.com>',
      subject: 'Your Patreon receipt',
      text: 'You paid $5.00 for your membership to Jonas Draws. You have earned 40 points. Next payment: December 1, 2026',
      says: ['charge · Patreon · 5 USD · 2026-12-01'],
    },
    {
      from: 'Revolut <no-reply@revolut.com>',
      subject: 'Your Revolut Premium subscription renewed',
      text: 'Your Premium plan renewed. We charged €8.99. Next payment 10 December 2026.',
      says: ['charge · Revolut Premium · 8.99 EUR · 2026-12-10'],
    },
  ]);
});

describe('mails of newspapers', () => {
  nothing([
    {
      from: 'The Economist <economist@e.economist.com>',
      subject: 'The week: why subscriptions grow',
      text: 'The average household pays $214 a month for subscriptions. Netflix will charge $18.99 a month from January.\nSubscribe from $6/week',
    },
    {
      from: 'Medium <noreply@medium.com>',
      subject: 'I cancelled every subscription I had, and this is what happened',
      text: 'My Spotify subscription was cancelled first. I save $180 a month. 6 min read',
    },
    {
      from: 'Le Monde <lemonde@info.lemonde.fr>',
      subject: 'L’essentiel du soir',
      text: 'Disney+ augmente ses prix : l’abonnement passe de 9,99 € à 11,99 € par mois.',
    },
    {
      from: 'The Guardian <info@mail.theguardian.com>',
      subject: 'Morning briefing: rail fares to rise',
      text: 'Season tickets will be charged at £4,300 a year from March.',
    },
  ]);
  readAs([
    {
      from: 'The Guardian <customer.help@guardian.co.uk>',
      subject: 'Your digital subscription: annual renewal',
      text: 'Your Digital subscription will automatically renew on 25 November 2026 and we will take payment of £119.00.',
      says: ['renewal_notice · The Guardian · 119 GBP · yearly · 2026-11-25'],
    },
    {
      from: 'Le Monde <abonnements@lemonde.fr>',
      subject: 'Le prix change',
      text: 'Bonjour Zoé, dès le 15 décembre 2026, Le Monde coûtera 18,10 € par mois au lieu de 12,99 €.',
      says: ['price_rise · Le Monde · 18.1 EUR · monthly'],
    },
    {
      from: 'El País <suscripciones@elpais.com>',
      subject: 'Confirmación de renovación',
      text: 'Le confirmamos que su suscripción digital se ha renovado. Importe: 12 € al mes.',
      says: ['charge · El País · 12 EUR · monthly'],
    },
    {
      from: 'Bloomberg <no-reply@bloomberg.com>',
      subject: 'Subscription confirmation',
      text: 'Plan: Bloomberg Digital, monthly\nPrice: $34.99\nRenews automatically on December 9, 2026',
      says: ['started · Bloomberg · 34.99 USD · monthly · 2026-12-09'],
    },
    {
      from: 'F.A.Z. <abo@faz.net>',
      subject: 'Auftragsbestätigung F+',
      text: 'Vielen Dank für Ihre Bestellung. F+ kostet 14,80 € im Monat und verlängert sich monatlich.',
      says: ['charge · F.A.Z. · 14.8 EUR · monthly'],
    },
  ]);
});

describe('boxes', () => {
  readAs([
    {
      from: 'Çay Sandığı <merhaba@caysandigi.example>',
      subject: 'Kasım kutun yola çıktı',
      text: 'Bu ayki abonelik ücretin olan 640 TL kartından çekildi.\nBir sonraki kutunun tarihi: 9 Aralık 2026',
      says: ['charge · Çay Sandığı · 640 TRY · monthly · 2026-12-09'],
    },
    {
      from: 'Obstkiste <hallo@obstkiste.example>',
      subject: 'Deine November-Box ist unterwegs',
      text: 'Wir haben 34,90 € für dein Abo abgebucht. Deine nächste Box kommt am 3. Dezember.',
      says: ['charge · Obstkiste · 34.9 EUR · monthly · 2026-12-03'],
    },
    {
      from: 'Moss Letters <hi@mossletters.example>',
      subject: 'Your subscription order #77 is confirmed',
      text: 'Monthly Moss Box\t$31.00\nShipping\t$4.00\nTotal\t$35.00\nYour next order will be placed automatically on December 1, 2026.',
      says: ['renewal_notice · Moss Letters · 35 USD · monthly · 2026-12-01'],
    },
  ]);
  nothing([
    {
      from: 'Toy Loft <hi@toyloft.example>',
      subject: 'Kasım kutusu kampanyası',
      text: 'Oyuncak kutusu 499 TL yerine 399 TL. Hemen sipariş ver.',
    },
    {
      from: 'Storage Depot <info@storagedepot.example>',
      subject: 'Your March box office tickets',
      text: '2 tickets, total $49.00 paid.',
    },
    {
      from: 'Wein Direkt <info@weindirekt.example>',
      subject: 'Ihre November-Box: Bestellung bestätigt',
      text: 'Einmalige Bestellung. Gesamtbetrag 59,90 € bezahlt.',
    },
  ]);
});

describe('whose and how much', () => {
  readAs([
    {
      from: 'Kolay Muhasebe Destek <fatura@rahatdefter.com.tr>',
      subject: 'Faturanız',
      text: 'Rahat Defter paketi aboneliğinizin ücreti 449,00 TL tahsil edilmiştir. Aboneliğiniz her ay yenilenir.',
      says: ['charge · Rahat Defter · 449 TRY · monthly'],
    },
    {
      from: 'Harbor Yoga <no-reply@clubready.example>',
      subject: 'Membership payment received',
      text: 'Your monthly membership fee of $89.00 was charged.\nPowered by ClubReady',
      says: ['charge · Harbor Yoga · 89 USD · monthly'],
    },
    {
      from: 'iyzico <noreply@iyzico.com>',
      subject: 'Ödeme bildirimi: abonelik tahsilatı',
      text: 'Reform Stüdyo işyerindeki aboneliğiniz kapsamında ödemeniz gerçekleşti.\nTutar\t2.950,00 TL\nSonraki ödeme tarihi\t20.12.2026',
      says: ['charge · Reform Stüdyo · 2950 TRY · monthly · 2026-12-20'],
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
      from: 'Google Play <googleplay-noreply@google.com>',
      subject: 'Aboneliğinizin fiyatı değişiyor',
      text: 'Driftlog (Drift Labs) aboneliğinizin fiyatı artıyor.\nMevcut fiyat\t59,99 TL/ay\nYeni fiyat\t89,99 TL/ay',
      says: ['price_rise · Driftlog · 89.99 TRY · monthly'],
    },
    {
      from: 'Apple <no_reply@email.apple.com>',
      subject: 'Your subscription price increase',
      text: 'App\tDriftlog\nSubscription\tDriftlog Pro (Monthly)\nNew price\t$6.99 per month\nCurrent price\t$4.99 per month',
      says: ['price_rise · Driftlog · 6.99 USD · monthly'],
    },
    {
      from: 'Basic-Fit <noreply@basic-fit.fr>',
      subject: 'Votre prélèvement du 15/12',
      text: 'Votre prochain prélèvement de 24,99 € pour votre abonnement Premium sera effectué le 15/12/2026.\nFréquence : toutes les 4 semaines',
      says: ['renewal_notice · Basic-Fit · 24.99 EUR · weekly x 4 · 2026-12-15'],
    },
    {
      from: 'Apple <no_reply@email.apple.com>',
      subject: 'Aboneliğinizin iptali onaylandı',
      text: 'Aşağıdaki aboneliği iptal ettiniz.\nUygulama\tDriftlog\nAbonelik\tDriftlog Pro 3 Aylık\nBitiş tarihi\t18 Aralık 2026',
      says: ['cancelled_at_period_end · Driftlog · monthly x 3 · 2026-12-18'],
    },
  ]);
});

describe('plans given up', () => {
  readAs([
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
  ]);
});

describe('announcements', () => {
  readAs([
    {
      from: '1Password <no-reply@1password.com>',
      subject: 'Your 1Password Families subscription renews soon',
      text: 'Your 1Password Families subscription will renew for $59.88 on December 20, 2026.',
      says: ['renewal_notice · 1Password · 59.88 USD · 2026-12-20'],
    },
    {
      from: 'Oda Kitaplığı <abonelik@odakitapligi.example>',
      subject: 'Deneme süreniz başladı',
      text: '7 günlük ücretsiz denemeniz başladı! 27 Kasım 2026 tarihinde denemeniz biter ve iptal etmezseniz yıllık 849 TL üzerinden üyeliğiniz başlar.',
      says: ['trial_started · Oda Kitaplığı · 849 TRY · yearly · 2026-11-27'],
    },
    {
      from: 'Copper Kettle <club@copperkettle.example>',
      subject: 'Your Q4 beer club: card charged',
      text: 'Your quarterly Beer Club membership renewed and we charged $85.00 to your card.',
      says: ['charge · Copper Kettle · 85 USD · monthly x 3'],
    },
    {
      from: 'HelloFresh <hallo@hellofresh.de>',
      subject: 'Deine Bestellung ist auf dem Weg',
      text: 'Classic Box\t46,99 €\nVersand\t5,99 €\nGesamt\t52,98 €\nWir buchen den Betrag wöchentlich ab.',
      says: ['charge · HelloFresh · 52.98 EUR · weekly'],
    },
  ]);
  nothing([
    {
      from: 'Oura <hello@ouraring.com>',
      subject: 'Your order is confirmed',
      text: 'Oura Ring 4\t$349.00\nOura Membership: first month free, then $5.99 per month\nTotal\t$349.00',
    },
    {
      from: 'HelloFresh <hallo@hellofresh.de>',
      subject: 'Deine Bestellung ist auf dem Weg',
      text: 'Deine Box kommt morgen. Guten Appetit!',
    },
  ]);
});
