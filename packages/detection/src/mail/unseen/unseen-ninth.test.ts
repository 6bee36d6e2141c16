import { describe, expect, it } from 'vitest';
import { lines } from '#mail/testing/a-mail.ts';

type Wanted = { from: string; subject: string; text: string; says: string[] };

/** Read wrong or not at all in the lists of the ninth hand (`blind-batches.md`), of 12 October 2026. */
const mails: Record<string, Wanted[]> = {
  Turkish: [
    {
      from: 'Canva <no-reply@account.canva.com>',
      subject: 'Canva Pro deneme sürümün başladı',
      text: "30 günlük deneme başladı. 11 Kasım 2026'da yıllık 1.499 TL ücretlendirilirsin. Vazgeçersen önceden iptal et.",
      says: ['trial_started · Canva · 1499 TRY · yearly · 2026-11-11'],
    },
    {
      from: 'Gymfit <bilgi@gymfit.com.tr>',
      subject: 'Kasım ayı ödemeniz',
      text: "1 Kasım'da üyelik sözleşmeniz gereği kartınızdan 1.150 TL aylık üyelik bedeli çekilecektir.",
      says: ['renewal_notice · Gymfit · 1150 TRY · monthly · 2026-11-01'],
    },
    {
      from: 'Bulut Muhasebe <destek@bulutdefter.com>',
      subject: 'Aylık lisans bedeliniz alındı',
      text: 'Bulut Defter Standart lisansı, Ekim 2026\nLisans bedeli: 499,00 TL\nKDV (%20): 99,80 TL\nGenel Toplam: 598,80 TL\nTeşekkür ederiz.',
      says: ['charge · Bulut Muhasebe · 499 TRY · monthly'],
    },
    {
      from: 'Kitap Arkadaşım <selam@kitaparkadasim.com>',
      subject: 'Kasım kutun hazırlanıyor',
      text: "Aylık kitap kutusu aboneliğin devam ediyor. 25 Ekim'de kartından 320 TL alacağız.",
      says: ['renewal_notice · Kitap Arkadaşım · 320 TRY · monthly · 2026-10-25'],
    },
    {
      from: 'Tidal <no-reply@tidal.com>',
      subject: 'Görüştüğümüze sevindik',
      text: "TIDAL aboneliğini sonlandırdın. 2 Kasım'a kadar dinleyebilirsin.",
      says: ['cancelled · TIDAL · 2026-11-02'],
    },
    {
      from: 'Binance <do-not-reply@binance.com>',
      subject: 'Otomatik yatırım planınız çalıştı',
      text: 'Aylık 500 TL tutarındaki otomatik yatırım planınız gerçekleştirildi.',
      says: [],
    },
    {
      from: 'PuhuTV <info@puhutv.com>',
      subject: 'puhutv Premium',
      text: 'Aboneliğin başarıyla oluşturuldu. Ücret: 49,90 TL/ay',
      says: ['started · puhutv · 49.9 TRY · monthly'],
    },
    {
      from: 'Fitness First Nişantaşı <info@fitnessfirst.com.tr>',
      subject: 'Üyelik sözleşmeniz yenilendi',
      text: 'Yıllık üyeliğiniz 13 Ekim 2026 – 12 Ekim 2027 dönemi için yenilenmiş, 18.500 TL tahsil edilmiştir.',
      says: ['charge · Fitness First Nişantaşı · 18500 TRY · yearly'],
    },
    {
      from: 'Twitch <no-reply@twitch.tv>',
      subject: 'KaanTV yayında!',
      text: 'Abone olduğun KaanTV şimdi canlı yayında: 12 saatlik maraton.',
      says: [],
    },
    {
      from: 'Amazon <no-reply@primevideo.com>',
      subject: 'Prime Video kanal aboneliğiniz',
      text: "MUBI kanalı aboneliğiniz ayda 199,00 TL karşılığında 12 Kasım'da yenilenecek.",
      says: ['renewal_notice · MUBI · 199 TRY · monthly · 2026-11-12'],
    },
    {
      from: 'Netflix <info@mailer.netflix.com>',
      subject: 'Planınızı yükseltin',
      text: 'Özel plan ile 4K izleyin, aylık 299,99 TL. Şimdi yükseltin.',
      says: [],
    },
    {
      from: 'Exxen <bilgi@exxen.com>',
      subject: 'Ödeme sorunu',
      text: 'Exxen paketinin 249 TL tutarındaki ücretini tahsil edemiyoruz. Kartında yeterli limit olduğundan emin ol.',
      says: ['payment_failed · Exxen · 249 TRY'],
    },
    {
      from: 'YouTube <noreply@youtube.com>',
      subject: 'Üyeliğinizi duraklattınız',
      text: "YouTube Premium üyeliğiniz 12 Kasım'da 79,99 TL ile sürdürülecek.",
      says: ['renewal_notice · YouTube Premium · 79.99 TRY · 2026-11-12'],
    },
    {
      from: 'Claude <noreply@mail.anthropic.com>',
      subject: 'Claude Max planınız yükseltildi',
      text: "Pro'dan Max'e geçtiniz. Bugün 100,00 USD ödediniz, bir sonraki yenileme 12 Kasım.",
      says: ['plan_change · Claude · 100 USD · 2026-11-12'],
    },
    {
      from: 'Bumble <noreply@bumble.com>',
      subject: 'Bumble Premium+ onayı',
      text: '3 aylık Bumble Premium+ aboneliğini aldın: 899,99 TL. İptal etmediğin sürece yenilenir.',
      says: ['started · Bumble · 899.99 TRY · monthly x 3'],
    },
    {
      from: 'Yogist <uyelik@yogist.com.tr>',
      subject: 'Üyeliğiniz aktifleştirildi',
      text: '6 Aylık Sınırsız paketiniz aktif. 7.800 TL tahsil edildi. Süre sonunda otomatik yenilenmez.',
      says: [],
    },
  ],
  German: [
    {
      from: 'Kletterhalle Nordwand <verwaltung@nordwand-kletterhalle.de>',
      subject: 'Lastschriftankündigung',
      text: 'Wir ziehen am 15.10. Ihren Mitgliedsbeitrag in Höhe von 49,00 EUR für Oktober ein. Mandatsreferenz NW-2291.',
      says: ['renewal_notice · Kletterhalle Nordwand · 49 EUR · 2026-10-15'],
    },
    {
      from: 'Headspace <help@headspace.com>',
      subject: 'Deine Probezeit hat begonnen',
      text: '14 Tage kostenlos, ab 26. Oktober 57,99 € pro Jahr. Du kannst jederzeit vorher kündigen.',
      says: ['trial_started · Headspace · 57.99 EUR · yearly · 2026-10-26'],
    },
    {
      from: 'Apple <no_reply@email.apple.com>',
      subject: 'Deine Rechnung von Apple',
      text: '\nBumble: Dating-App\nBumble Boost 1 Woche (Automatische Verlängerung): 9,99 €\nVerlängert sich am 19. Okt. 2026\nGESAMT: 9,99 €\n',
      says: ['charge · Bumble · 9.99 EUR · weekly'],
    },
    {
      from: 'Apple <no_reply@email.apple.com>',
      subject: 'Deine Abo-Bestätigung',
      text: 'Du hast folgendes Abo gekauft:\nApp: Strong Workout\nAbo: Strong PRO (Jahr)\nPreis: 32,99 €/Jahr\nVerlängerung: 12. Oktober 2027\n',
      says: ['started · Strong Workout · 32.99 EUR · yearly'],
    },
    {
      from: 'Adobe <mail@mail.adobe.com>',
      subject: 'Ihre Zahlung konnte nicht verarbeitet werden',
      text: 'Die Zahlung von 66,45 € für Creative Cloud wurde von Ihrer Bank abgelehnt.',
      says: ['payment_failed · Adobe Creative Cloud · 66.45 EUR'],
    },
    {
      from: 'Tchibo Mobil <service@tchibo.de>',
      subject: 'Kaffee-Abo: Nächste Lieferung',
      text: 'Dein Kaffee-Abo (alle 4 Wochen, 24,99 €) geht am 16.10. in den Versand.',
      says: ['renewal_notice · Tchibo Mobil · 24.99 EUR · weekly x 4'],
    },
    {
      from: 'Steuerberater Kunze <kanzlei@stb-kunze.de>',
      subject: 'Rechnung Lohnbuchhaltung September',
      text: 'Anbei unsere monatliche Honorarrechnung über 190,40 €.',
      says: [],
    },
    {
      from: 'Fitness-Studio Kraftwerk <info@kraftwerk-gym.de>',
      subject: 'Beitragseinzug November',
      text: 'wir ziehen den Beitrag für November (39,90 €) am 02.11.2026 per SEPA ein.',
      says: ['renewal_notice · Fitness-Studio Kraftwerk · 39.9 EUR · 2026-11-02'],
    },
    {
      from: 'Skillshare <help@skillshare.com>',
      subject: 'Deine kostenlose Testphase endet in 3 Tagen',
      text: 'Wenn du nichts unternimmst, belasten wir am 15.10. deine Karte mit 167,88 € für ein Jahr Skillshare.',
      says: ['trial_ending · Skillshare · 167.88 EUR · 2026-10-15'],
    },
    {
      from: 'Handwerker Lutz <info@lutz-heizung.de>',
      subject: 'Rechnung 2026-331',
      text: 'Jährliche Heizungswartung, 189,00 €, zahlbar in 14 Tagen.',
      says: [],
    },
    {
      from: 'Babbel <support@babbel.com>',
      subject: 'Dein Babbel-Abo',
      text: 'Du hast 3 Monate Babbel für 44,97 € abgeschlossen. Das Abo erneuert sich automatisch.',
      says: ['started · Babbel · 44.97 EUR · monthly x 3'],
    },
  ],
  Dutch: [
    {
      from: 'Basic-Fit <noreply@basic-fit.com>',
      subject: 'Incasso aankondiging',
      text: 'Op 16 oktober incasseren we € 29,99 contributie voor de komende 4 weken.',
      says: ['renewal_notice · Basic-Fit · 29.99 EUR · weekly x 4 · 2026-10-16'],
    },
    {
      from: 'de Volkskrant <service@volkskrant.nl>',
      subject: 'Uw abonnement loopt door',
      text: 'Na de actieperiode gaat uw Volkskrant Digitaal-abonnement op 1 november over naar € 17,50 per maand.',
      says: ['renewal_notice · de Volkskrant · 17.5 EUR · monthly · 2026-11-01'],
    },
    {
      from: 'Blendle <support@blendle.com>',
      subject: 'Je proefmaand zit erop',
      text: 'Vanaf vandaag betaal je € 13,99 per maand voor Blendle Premium.',
      says: ['trial_ending · Blendle · 13.99 EUR · monthly'],
    },
    {
      from: 'Het Parool <service@parool.nl>',
      subject: 'Welkom als abonnee',
      text: 'Uw abonnement Digitaal Basis gaat in op 13 oktober. Kosten: € 9,90 per vier weken.',
      says: ['started · Het Parool · 9.9 EUR · weekly x 4'],
    },
  ],
  'Swedish, Danish and Norwegian': [
    {
      from: 'Nordic Wellness <info@nordicwellness.se>',
      subject: 'Månadsavgift oktober',
      text: 'Din månadsavgift 399 kr dras via autogiro den 28 oktober.',
      says: ['renewal_notice · Nordic Wellness · 399 SEK · monthly · 2026-10-28'],
    },
    {
      from: 'Storytel <no-reply@storytel.com>',
      subject: 'Bekräftelse på uppsägning',
      text: 'Din uppsägning är registrerad. Du kan lyssna till och med 30 oktober.',
      says: ['cancelled · Storytel · 2026-10-30'],
    },
    {
      from: 'Mofibo <hej@mofibo.com>',
      subject: 'Din prøveperiode slutter snart',
      text: 'Om 3 dage begynder dit abonnement til 129 kr./md.',
      says: ['trial_ending · Mofibo · 129 DKK · monthly · 2026-10-15'],
    },
    {
      from: 'Svenska Dagbladet <kundservice@svd.se>',
      subject: 'Din provperiod är snart slut',
      text: 'Den 20 oktober övergår din provperiod i en prenumeration för 129 kr/mån.',
      says: ['renewal_notice · Svenska Dagbladet · 129 SEK · monthly · 2026-10-20'],
    },
    {
      from: 'Saxo <kundeservice@saxo.com>',
      subject: 'Din Saxo Premium-kvittering',
      text: '79 kr. for en måned. Vi fornyer automatisk den 12. november.',
      says: ['charge · Saxo · 79 DKK · monthly · 2026-11-12'],
    },
    {
      from: 'Disney+ <disneyplus@trx.mail2.disneyplus.com>',
      subject: 'Ditt abonnemang förnyas snart',
      text: 'Ditt årsabonnemang förnyas den 20 oktober 2026 för 1 190 kr.',
      says: ['renewal_notice · Disney+ · 1190 SEK · yearly · 2026-10-20'],
    },
    {
      from: 'Berlingske <kundeservice@berlingske.dk>',
      subject: 'Opsigelse af abonnement',
      text: 'Vi har registreret din opsigelse. Du har adgang til og med 31. oktober.',
      says: ['cancelled · Berlingske · 2026-10-31'],
    },
    {
      from: 'Storytel <no-reply@storytel.com>',
      subject: 'Prøveperioden din er snart over',
      text: 'Fra 20. oktober koster Storytel Unlimited 199 kr per måned.',
      says: ['trial_ending · Storytel · 199 NOK · monthly'],
    },
    {
      from: 'Nettavisen <kundesenter@nettavisen.no>',
      subject: 'Velkommen som abonnent',
      text: 'Abonnementet koster 149 kr per måned og fornyes automatisk.',
      says: ['started · Nettavisen · 149 NOK · monthly'],
    },
  ],
};

describe.each(Object.entries(mails))('mails in %s', (_, unseen) => {
  it.each(unseen)("reads '$subject' from $from", ({ says, ...mail }) => {
    expect(lines({ ...mail, date: '2026-10-12T09:00:00.000Z' })).toEqual(says);
  });
});
