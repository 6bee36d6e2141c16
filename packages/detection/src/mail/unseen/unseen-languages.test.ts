import { describe, expect, it } from 'vitest';
import { lines } from '#mail/testing/a-mail.ts';

/** Read wrong or not at all in the lists of the eighth hand (`blind-batches.md`), in wordings of its own. */
const mails: { from: string; subject: string; text: string; says: string[] }[] = [
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: 'Platba proběhla v pořádku',
    text: 'Strhli jsme 319 Kč za tarif Standard. Další platba 20. 12. 2026.',
    says: ['charge · Netflix · 319 CZK · monthly · 2026-12-20'],
  },
  {
    from: 'HBO Max <noreply@mail.hbomax.com>',
    subject: 'Předplatné jste zrušili',
    text: 'Sledovat můžete do 2. prosince 2026.',
    says: ['cancelled_at_period_end · HBO Max · 2026-12-02'],
  },
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: 'Îți mulțumim pentru plată',
    text: 'Ți-am debitat cardul cu 55,99 lei pentru planul Standard. Următoarea facturare: 20 decembrie 2026.',
    says: ['charge · Netflix · 55.99 RON · monthly · 2026-12-20'],
  },
  {
    from: 'Spotify <no-reply@spotify.com>',
    subject: 'Încearcă Premium gratuit',
    text: 'Trei luni gratuite, apoi 25,99 lei pe lună. Oferta expiră pe 2 decembrie.',
    says: [],
  },
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: 'Оплата получена',
    text: '599 ₽ за план «Стандарт». Следующее списание: 20 декабря 2026 г.',
    says: ['charge · Netflix · 599 RUB · monthly · 2026-12-20'],
  },
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: 'تم إلغاء عضويتك',
    text: 'يمكنك المشاهدة حتى 30/11/2026.',
    says: ['cancelled_at_period_end · Netflix · 2026-11-30'],
  },
  {
    from: 'Amazon Prime <prime@amazon.co.jp>',
    subject: 'プライム会員の更新のお知らせ',
    text: '2026年12月12日に年会費5,900円で自動更新されます。',
    says: ['renewal_notice · Amazon Prime · 5900 JPY · yearly · 2026-12-12'],
  },
  {
    from: 'Spotify <no-reply@spotify.com>',
    subject: 'Premiumを3か月無料で',
    text: 'その後は月額980円。2026年12月12日まで。',
    says: [],
  },
  {
    from: 'FPT Play <hotro@fptplay.vn>',
    subject: 'Hủy gói thành công',
    text: 'Gói MAX của bạn sẽ hết hạn vào 30/11/2026 và không tự động gia hạn.',
    says: ['cancelled_at_period_end · FPT Play · 2026-11-30'],
  },
  {
    from: 'Smart Fit <contacto@smartfit.com.mx>',
    subject: 'Comprobante de tu mensualidad',
    text: 'Mensualidad Plan Black: $649.00. Cargo realizado el 18/11/2026.',
    says: ['charge · Smart Fit · 649 MXN · monthly'],
  },
  {
    from: 'Sala Norte <hola@salanorte.es>',
    subject: 'Recibo de tu cuota',
    text: 'Cuota de noviembre: 55,00 €. Domiciliada en tu cuenta.',
    says: ['charge · Sala Norte · 55 EUR · monthly'],
  },
  {
    from: 'Twitch <no-reply@twitch.tv>',
    subject: 'Tienes un nuevo suscriptor',
    text: 'rodri_99 se ha suscrito a tu canal.',
    says: [],
  },
  {
    from: 'Spotify <no-reply@spotify.com>',
    subject: 'Tu Premium termina hoy',
    text: 'Recupéralo por 11,99 €/mes.',
    says: [],
  },
  {
    from: 'Netflix <info@account.netflix.com>',
    subject: 'Cambiaste de plan',
    text: 'Desde el 12/12/2026 pagarás 19,99 € al mes por Premium.',
    says: ['plan_change · Netflix · 19.99 EUR · monthly · 2026-12-12'],
  },
  {
    from: 'Netflix <info@mailer.netflix.com>',
    subject: 'Twój weekend z Netflix',
    text: 'Nowy plan z reklamami kosztuje 29 zł miesięcznie. Premiera 15 grudnia.',
    says: [],
  },
  {
    from: 'HBO Max <noreply@mail.hbomax.com>',
    subject: 'La casa del dragón, ya disponible',
    text: 'Míralo con el plan Estándar, 10,99 €/mes. Nuevo episodio el 19 de diciembre.',
    says: [],
  },
  {
    from: 'Duolingo <hello@duolingo.com>',
    subject: 'Új: Duolingo Max',
    text: 'Havi 5 990 Ft-ért videóhívás Lilyvel. December 20-ig.',
    says: [],
  },
  {
    from: 'YouTube <no-reply@youtube.com>',
    subject: 'YouTube Premium cho gia đình',
    text: '149.000 ₫/tháng cho 6 người. Đăng ký trước 30/12/2026.',
    says: [],
  },
  {
    from: 'Allegro <powiadomienia@allegro-pay.info>',
    subject: 'Twoja subskrypcja Smart! została odnowiona',
    text: 'Pobrano 249 zł. Jeśli to nie Ty, kliknij.',
    says: [],
  },
  {
    from: 'Szkoła Tańca Iskra <biuro@tanieciskra.pl>',
    subject: 'Karnet na 8 wejść',
    text: 'Dziękujemy za zakup karnetu na 8 wejść: 240 zł. Ważny 60 dni.',
    says: [],
  },
  {
    from: 'Tygodnik Powszechny <prenumerata@tygodnikpowszechny.pl>',
    subject: 'Nadchodząca płatność',
    text: 'Za 5 dni pobierzemy opłatę 99,90 zł za kwartał dostępu cyfrowego.',
    says: ['renewal_notice · Tygodnik Powszechny · 99.9 PLN · monthly x 3 · 2026-11-25'],
  },
  {
    from: 'Superbox <hej@superbox.pl>',
    subject: 'Czas na grudniowe pudełko',
    text: '5 grudnia pobierzemy 119 zł za kolejne pudełko z subskrypcji.',
    says: ['renewal_notice · Superbox · 119 PLN · monthly · 2026-12-05'],
  },
  {
    from: 'Spotify <no-reply@spotify.com>',
    subject: 'Emelkedik a Premium ára',
    text: '2026. december 20-tól a Premium Duo ára havi 3 090 Ft lesz.',
    says: ['price_rise · Spotify · 3090 HUF · monthly'],
  },
  {
    from: 'Deezer <no-reply@deezer.com>',
    subject: 'Bienvenue dans Deezer Premium',
    text: "Profitez d'un mois offert puis 11,99 € par mois à partir du 20/12/2026.",
    says: ['started · Deezer · 11.99 EUR · monthly · 2026-12-20'],
  },
  {
    from: 'Le Monde <abo@lemonde.fr>',
    subject: 'Votre échéancier',
    text: 'Prochain prélèvement de 9,99 € le 5 décembre 2026 (abonnement numérique mensuel).',
    says: ['renewal_notice · Le Monde · 9.99 EUR · monthly · 2026-12-05'],
  },
];

describe('mails in languages of few', () => {
  it.each(mails)("reads '$subject' from $from", ({ says, ...mail }) => {
    expect(lines(mail)).toEqual(says);
  });
});
