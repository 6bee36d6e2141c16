import { describe, expect, it } from 'vitest';
import { lines } from '#mail/testing/a-mail.ts';

type Told = { from: string; subject: string; says: string[]; text: string };

const date = '2026-10-12T09:00:00.000Z';
const apple = 'Apple <no_reply@email.apple.com>';

/** Each was read wrong or not at all before the rule for it (`blind-batches.md`). */
const mails: Record<string, Told[]> = {
  'what stands on one receipt': [
    {
      from: apple,
      subject: 'Your receipt from Apple.',
      text: 'App Store\nTideline Maps\t$24.99\nTideline Plus (Yearly)\nRenews Oct 12, 2027\nApple Music\t$10.99\nIndividual (Monthly)\nRenews Nov 12, 2026\nPaper Planes\t$3.99\niPhone App\nTOTAL\t$39.97',
      says: [
        'charge · Tideline Maps · 24.99 USD · yearly · 2027-10-12',
        'charge · Apple Music · 10.99 USD · monthly · 2026-11-12',
      ],
    },
    {
      from: apple,
      subject: 'Makbuzunuz',
      text: 'Ada Günlüğü Plus\nAylık Abonelik\t64,99 TL\n12 Kas 2026 tarihinde yenilenir\nKule Oyunu\t99,99 TL\nTek seferlik satın alma\nToplam\t164,98 TL',
      says: ['charge · Ada Günlüğü Plus · 64.99 TRY · monthly · 2026-11-12'],
    },
    { from: apple, subject: 'Your receipt from Apple.', text: 'Sky Chart\niPad App\t$4.99\nTOTAL\t$4.99', says: [] },
  ],
  'cards to give away, and what they pay for': [
    {
      from: 'Allegro <powiadomienia@allegro.pl>',
      subject: 'Kupiłeś i zapłaciłeś',
      text: 'Kod podarunkowy Netflix 60 zł, 1 szt., razem 60,00 zł.',
      says: [],
    },
    {
      from: 'PayPal <service@paypal.de>',
      subject: 'Beleg für Ihre Zahlung an Kartenwelt',
      text: 'Sie haben 20,00 EUR an Kartenwelt gezahlt.\nPlayStation Plus Guthaben 20 EUR\nGesamt 20,00 EUR',
      says: [],
    },
    {
      from: apple,
      subject: 'Your receipt from Apple.',
      text: 'TIDAL\nTIDAL Individual (Monthly)\nRenews Nov 12, 2026\t$10.99\nTOTAL\t$10.99\nPaid with Apple Gift Card',
      says: ['charge · TIDAL · 10.99 USD · monthly · 2026-11-12'],
    },
  ],
  'cards that paid': [
    {
      from: apple,
      subject: 'Makbuzunuz',
      text: 'Ada Günlüğü Plus\nAylık Abonelik\n12 Kas 2026 tarihinde yenilenir\t64,99 TL\nToplam\t64,99 TL\nHediye kartı bakiyesi ile ödendi',
      says: ['charge · Ada Günlüğü Plus · 64.99 TRY · monthly · 2026-11-12'],
    },
    {
      from: apple,
      subject: 'Deine Rechnung von Apple',
      text: 'TIDAL\nTIDAL Individual (Monatlich)\nVerlängert sich am 12. Nov. 2026\t10,99 €\nGESAMT\t10,99 €\nBezahlt mit einer Geschenkkarte',
      says: ['charge · TIDAL · 10.99 EUR · monthly · 2026-11-12'],
    },
  ],
  'whom a collector collects for': [
    {
      from: 'iyzico <noreply@iyzico.com>',
      subject: 'Abonelik ödemeniz başarılı',
      text: 'Resim Evi işyerine olan abonelik ödemeniz gerçekleşti.\nTutar\t540,00 TL\nPeriyot\tAylık',
      says: ['charge · Resim Evi · 540 TRY · monthly'],
    },
    {
      from: 'iyzico <noreply@iyzico.com>',
      subject: 'Abonelik ödemeniz alındı',
      text: 'Resim Evi işyerinden başlattığınız aboneliğin ekim ödemesi alındı.\nTutar: 540,00 TL\nÖdeme sıklığı: Aylık',
      says: ['charge · Resim Evi · 540 TRY · monthly'],
    },
    {
      from: 'GoCardless <notifications@gocardless.com>',
      subject: 'Upcoming payment',
      text: 'Harbour Rowing will collect £28.00 from your account on 1 November 2026 for your monthly membership.',
      says: ['renewal_notice · Harbour Rowing · 28 GBP · monthly · 2026-11-01'],
    },
  ],
  'what ended without a payment': [
    {
      from: 'Spotify <no-reply@spotify.com>',
      subject: 'Tu prueba ha terminado',
      text: 'La prueba de Premium ha terminado: has vuelto a Spotify Free. Regresa a Premium por 11,99 € al mes.',
      says: [],
    },
    {
      from: 'Spotify <no-reply@spotify.com>',
      subject: 'Denemen bitti',
      text: "Premium denemen sona erdi ve Spotify Free'ye geri döndün. Premium ayda 99 TL.",
      says: [],
    },
  ],
  'what its reader renews or not': [
    {
      from: 'Carte Loisirs <info@carteloisirs-nord.fr>',
      subject: 'Votre carte expire bientôt',
      text: "Votre carte annuelle expire le 9 novembre. Renouvelez-la pour 42 €. Elle n'est pas renouvelée automatiquement.",
      says: [],
    },
    {
      from: 'Club Norte <info@clubnorte-abonos.es>',
      subject: 'Tu abono anual caduca',
      text: 'Tu abono anual caduca el 30 de noviembre y no se renueva automáticamente. Renuévalo por 140 €.',
      says: [],
    },
    {
      from: 'Sala Verdi <info@salaverdi-teatro.it>',
      subject: 'Il tuo abbonamento scade',
      text: 'Il tuo abbonamento annuale scade il 30 novembre e non si rinnova automaticamente. Puoi rinnovarlo a 160 €.',
      says: [],
    },
    {
      from: 'Walkers <info@walkers-of-the-north.org.uk>',
      subject: 'Your membership is due for renewal',
      text: 'Your annual membership ends on 30 November. It does not renew automatically. To renew, pay £32 online.',
      says: [],
    },
    {
      from: 'nazwa.pl <faktury@nazwa.pl>',
      subject: 'Faktura proforma',
      text: 'Okres abonamentowy hostingu kończy się 30.11.2026. Aby odnowić na rok, opłać fakturę proforma na 210,00 zł.',
      says: [],
    },
  ],
  'what is bought once': [
    {
      from: 'Osiander <bestellung@osiander.de>',
      subject: 'Bestellbestätigung: "Leben im Abo"',
      text: 'Vielen Dank für Ihre Bestellung. Leben im Abo (Taschenbuch), 16,00 EUR.',
      says: [],
    },
    {
      from: 'Elektromarket <fatura@elektromarket-online.com.tr>',
      subject: 'e-Faturanız',
      text: 'Fatura Tarihi: 11.10.2026\nOfis Paketi 1 Yıllık Lisans 1 Adet 1.250,00 TL\nKlavye 1 Adet 450,00 TL\nGenel Toplam: 1.700,00 TL',
      says: [],
    },
  ],
  'what is bought for a time': [
    {
      from: 'Araç Pazarı <bilgi@aracpazari-ilan.com>',
      subject: 'İlanınız yenilendi',
      text: 'Vitrin ilanınız 14 gün daha yayınlanmak üzere yenilendi. Ücret: 520 TL.',
      says: [],
    },
    {
      from: 'Brocante <no-reply@brocante-en-ligne.fr>',
      subject: 'Votre annonce a été renouvelée',
      text: 'Votre annonce « Table » a été renouvelée pour 7 jours : 6,90 €.',
      says: [],
    },
    {
      from: 'Allegro <powiadomienia@allegro.pl>',
      subject: 'Kupiłeś: Microsoft 365 (klucz)',
      text: 'Klucz Microsoft 365 Family, roczna subskrypcja, 1 szt., 259,00 zł.',
      says: [],
    },
  ],
  'what went wrong or stands still': [
    {
      from: 'Club Remo <hola@clubremo-sur.es>',
      subject: 'Recibo devuelto',
      text: 'El recibo de 41,50 € de tu cuota mensual de octubre ha sido devuelto por el banco.',
      says: ['payment_failed · Club Remo · 41.5 EUR · monthly'],
    },
    {
      from: 'Palestra Corso <info@palestracorso-bo.it>',
      subject: 'Addebito insoluto',
      text: "L'addebito di 39,00 € del tuo abbonamento mensile è tornato insoluto.",
      says: ['payment_failed · Palestra Corso · 39 EUR · monthly'],
    },
    {
      from: 'Ginásio Foz <geral@ginasiofoz.pt>',
      subject: 'Débito devolvido',
      text: 'O débito direto de 29,90 € da sua mensalidade foi devolvido pelo banco.',
      says: ['payment_failed · Ginásio Foz · 29.9 EUR · monthly'],
    },
    {
      from: 'Klub Ruch <biuro@klubruch-lodz.pl>',
      subject: 'Odrzucone polecenie zapłaty',
      text: 'Polecenie zapłaty na 119 zł za Twój abonament miesięczny zostało odrzucone przez bank.',
      says: ['payment_failed · Klub Ruch · 119 PLN · monthly'],
    },
    {
      from: 'Salle Vivre <contact@sallevivre-lyon.fr>',
      subject: 'Rejet de votre prélèvement',
      text: 'Le prélèvement de 34,90 € de votre abonnement mensuel est revenu impayé.',
      says: ['payment_failed · Salle Vivre · 34.9 EUR · monthly'],
    },
    {
      from: 'Spor Evi <uyelik@sporevi-kadikoy.com>',
      subject: 'Üyelik sözleşmeniz feshedildi',
      text: 'Talebiniz üzerine üyeliğiniz 12.10.2026 itibarıyla sonlandırılmıştır.',
      says: ['cancelled · Spor Evi · 2026-10-12'],
    },
    {
      from: 'Leaf <team@leaf-and-root.io>',
      subject: 'Your plant subscription is paused',
      text: "We've paused it. Nothing is sent in November. Resume any time for £21 a month.",
      says: [],
    },
  ],
  'what is given back beside a new price': [
    {
      from: '1Password <hello@1password.com>',
      subject: "You're on 1Password Families",
      text: "You switched from Individual to Families. We credited $11.40 for unused time. From May 3, 2027 you'll pay $59.88 per year.",
      says: ['plan_change · 1Password · 59.88 USD · yearly · 2027-05-03'],
    },
    {
      from: 'Todoist <no-reply@todoist.com>',
      subject: 'Your plan has been updated',
      text: 'You moved from monthly to yearly billing. We credited you €1.90. You will be charged €48.00 on 1 November 2026 and every year after.',
      says: ['plan_change · Todoist · 48 EUR · yearly · 2026-11-01'],
    },
    {
      from: 'Canva <no-reply@canva.com>',
      subject: 'Planın değişti',
      text: "Canva Pro'dan Canva Ekipler'e geçtin. Kullanılmayan günler için 84,20 TL hesabına yansıtıldı. 1 Kasım 2026'dan itibaren ayda 699,99 TL ödeyeceksin.",
      says: ['plan_change · Canva · 699.99 TRY · monthly · 2026-11-01'],
    },
  ],
  days: [
    {
      from: 'Zoom <billing@zoom.us>',
      subject: 'Yenileme bildirimi',
      text: 'Zoom Workplace Pro planınız 10/12/2026 tarihinde yenilenecektir. Tutar: 149,90 USD',
      says: ['renewal_notice · Zoom · 149.9 USD · 2026-12-10'],
    },
    {
      from: 'Netflix <info@account.netflix.com>',
      subject: 'Fiyat güncellemesi',
      text: '4 Kasım 2026 tarihindeki faturandan itibaren Standart planın aylık fiyatı 289,99 TL olacak.',
      says: ['price_rise · Netflix · 289.99 TRY · monthly · 2026-11-04'],
    },
    {
      from: 'Disney+ <disneyplus@mail.disneyplus.com>',
      subject: 'Fiyat değişikliği',
      text: "Aboneliğinin aylık ücreti 5 Kasım'daki ödemenden itibaren 349,90 TL olacak.",
      says: ['price_rise · Disney+ · 349.9 TRY · monthly · 2026-11-05'],
    },
    {
      from: 'Filmin <hola@filmin.es>',
      subject: 'Renovación',
      text: 'Tu suscripción se renovará el 1.º de noviembre de 2026 por 9,99 € al mes.',
      says: ['renewal_notice · Filmin · 9.99 EUR · monthly · 2026-11-01'],
    },
    {
      from: 'McFIT <servizio@mcfit.com>',
      subject: 'Il tuo addebito mensile',
      text: "L'addebito di 22,90 € per il tuo abbonamento verrà effettuato il 1° dicembre 2026, come ogni mese.",
      says: ['renewal_notice · McFIT · 22.9 EUR · monthly · 2026-12-01'],
    },
  ],
  'houses that write from another domain, too': [
    {
      from: 'BahnCard-Service <noreply@deutschebahn.com>',
      subject: 'Ihre BahnCard 50 verlängert sich',
      text: 'Ihre BahnCard 50 verlängert sich am 2.12.2026 automatisch um ein Jahr. Der Preis von 244,00 EUR wird abgebucht.',
      says: ['renewal_notice · BahnCard · 244 EUR · yearly · 2026-12-02'],
    },
    {
      from: 'MultiSport <noreply@kartamultisport.pl>',
      subject: 'Twoja karta MultiSport',
      text: 'Opłata 149 zł za kartę MultiSport będzie potrącana co miesiąc.',
      says: ['renewal_notice · MultiSport · 149 PLN · monthly'],
    },
  ],
};

for (const [about, told] of Object.entries(mails))
  describe(`mails of ${about}`, () => {
    it.each(told)('say so: $subject from $from', ({ from, subject, text, says }) => {
      expect(lines({ from, subject, text, date })).toEqual(says);
    });
  });
