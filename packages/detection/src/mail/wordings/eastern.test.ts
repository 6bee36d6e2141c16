import { describe, expect, it } from 'vitest';
import { lines } from '#mail/testing/a-mail.ts';

type Told = { from: string; subject: string; says: string[]; text: string };

/** Each was read wrong or not at all before the rule for it (`blind-batches.md`). */
const mails: Record<string, Told[]> = {
  'what was paid': [
    {
      from: 'Allegro <powiadomienia@allegro.pl>',
      subject: 'Twój pakiet Smart! został przedłużony',
      text: 'Pakiet Smart! na rok został automatycznie przedłużony. Opłata 59,90 zł została pobrana z Twojej karty.',
      says: ['charge · Allegro Smart! · 59.9 PLN · yearly'],
    },
    {
      from: 'Legimi <pomoc@legimi.pl>',
      subject: 'Twój abonament Legimi - opłata za kolejny miesiąc',
      text: 'Pobraliśmy opłatę za kolejny miesiąc abonamentu Legimi bez limitu: 54,99 zł. Miłej lektury!',
      says: ['charge · Legimi · 54.99 PLN · monthly'],
    },
    {
      from: 'NordVPN <no-reply@nordvpn.com>',
      subject: 'Płatność potwierdzona - NordVPN',
      text: 'Dziękujemy za zakup planu NordVPN Plus na 12 miesięcy. Kwota: 359,64 zł. Subskrypcja odnowi się automatycznie.',
      says: ['charge · NordVPN · 359.64 PLN · yearly'],
    },
    {
      from: 'Apple <no_reply@email.apple.com>',
      subject: 'Hóa đơn của bạn từ Apple',
      text: 'Headspace (Hàng năm)\t699.000 ₫\nGói 500 xu (Coin Kingdom)\t49.000 ₫\nTổng cộng\t748.000 ₫',
      says: ['charge · Headspace · 699000 VND · yearly'],
    },
    {
      from: 'Tpay <powiadomienia@tpay.com>',
      subject: 'Płatność cykliczna włączona',
      text: 'Aktywowałeś płatność cykliczną dla Sowa Audio. Pierwsze pobranie 24,90 zł, kolejne co miesiąc.',
      says: ['started · Sowa Audio · 24.9 PLN · monthly'],
    },
    {
      from: 'Netflix <info@account.netflix.com>',
      subject: 'Witamy ponownie',
      text: 'Twoje konto zostało znów aktywowane. Plan Premium, 67,00 zł miesięcznie.',
      says: ['reactivated · Netflix · 67 PLN · monthly'],
    },
    {
      from: 'PayPal <service@paypal.com>',
      subject: 'Masz nową płatność cykliczną',
      text: 'Skonfigurowano płatność cykliczną na rzecz Adobe Systems. Kwota: 61,49 PLN miesięcznie.',
      says: ['started · Adobe Creative Cloud · 61.49 PLN · monthly'],
    },
    {
      from: 'Disney+ <disneyplus@mail.disneyplus.com>',
      subject: 'Potwierdzenie zakupu',
      text: 'Kupiłeś roczną subskrypcję Disney+ za 379,90 zł.',
      says: ['charge · Disney+ · 379.9 PLN · yearly'],
    },
    {
      from: 'Spotify <no-reply@spotify.com>',
      subject: 'Sikeres fizetés: Spotify Premium',
      text: 'Sikeres fizetés: Spotify Premium',
      says: ['charge · Spotify'],
    },
    {
      from: 'Przelewy24 <serwis@przelewy24.pl>',
      subject: 'Potwierdzenie transakcji',
      text: 'Sprzedawca: BookBeat. Opis: abonament miesięczny. Kwota 39,90 PLN.',
      says: ['charge · BookBeat · 39.9 PLN · monthly'],
    },
    {
      from: 'Audioteka <kontakt@audioteka.com>',
      subject: 'Klub Audioteki',
      text: 'Pobraliśmy 24,90 zł za kolejny miesiąc w Klubie Audioteki. Masz nowy kredyt na audiobook.',
      says: ['charge · Audioteka · 24.9 PLN · monthly'],
    },
    {
      from: 'Tpay <powiadomienia@tpay.com>',
      subject: 'Płatność zakończona',
      text: 'Twoja płatność za kartę podarunkową Netflix 60 zł została zakończona pomyślnie.',
      says: [],
    },
    {
      from: 'PayPal <service@paypal.com>',
      subject: 'Płatność cykliczna dla Patreon',
      text: 'Wysłano 5,00 USD do Patreon Ireland. Płatność cykliczna.',
      says: ['charge · Patreon · 5 USD'],
    },
    {
      from: 'Canva <no-reply@canva.com>',
      subject: 'Canva Pro',
      text: 'Subskrypcja Canva Pro rozpoczęta. Rozliczenie co roku.',
      says: ['started · Canva · yearly'],
    },
    {
      from: 'Kariera24 <kontakt@kariera24.example>',
      subject: 'Dostęp próbny aktywny',
      text: 'Zapłaciłeś 9,99 zł za 14 dni dostępu. Potem subskrypcja odnawia się za 59 zł miesięcznie.',
      says: ['charge · Kariera24 · 59 PLN · monthly'],
    },
    {
      from: 'Netflix <info@account.netflix.com>',
      subject: 'Platba proběhla v pořádku',
      text: 'Strhli jsme 319 Kč za tarif Standard. Další platba 20. 12. 2026.',
      says: ['charge · Netflix · 319 CZK · monthly · 2026-12-20'],
    },
    {
      from: 'Netflix <info@account.netflix.com>',
      subject: 'Îți mulțumim pentru plată',
      text: 'Ți-am debitat cardul cu 55,99 lei pentru planul Standard. Următoarea facturare: 20 decembrie 2026.',
      says: ['charge · Netflix · 55.99 RON · monthly · 2026-12-20'],
    },
    {
      from: 'Netflix <info@account.netflix.com>',
      subject: 'Оплата получена',
      text: '599 ₽ за план «Стандарт». Следующее списание: 20 декабря 2026 г.',
      says: ['charge · Netflix · 599 RUB · monthly · 2026-12-20'],
    },
  ],
  'what is coming': [
    {
      from: 'Gazeta Wyborcza <prenumerata@wyborcza.pl>',
      subject: 'Twoja prenumerata cyfrowa wkrótce się odnowi',
      text: 'Przypominamy, że 27 listopada 2026 r. Twoja prenumerata zostanie odnowiona na kolejny miesiąc. Pobierzemy 29,90 zł z Twojej karty.',
      says: ['renewal_notice · Gazeta Wyborcza · 29.9 PLN · monthly · 2026-11-27'],
    },
    {
      from: 'Bukowiec <powiadomienia@bukowiec.pl>',
      subject: 'Bukowiec Premium - Twój okres próbny dobiega końca',
      text: 'Bezpłatny okres próbny kończy się 25.11.2026. Po tym terminie subskrypcja odnowi się automatycznie w cenie 49,99 zł za rok, chyba że z niej zrezygnujesz.',
      says: ['trial_ending · Bukowiec · 49.99 PLN · yearly · 2026-11-25'],
    },
    {
      from: 'Canal+ <no-reply@canalplus.pl>',
      subject: 'Twoja subskrypcja CANAL+ online zostanie odnowiona',
      text: '30.11.2026 odnowimy Twoja subskrypcje na kolejny miesiac. Kwota 65 zl zostanie pobrana z karty.',
      says: ['renewal_notice · Canal+ · 65 PLN · monthly · 2026-11-30'],
    },
    {
      from: 'Spotify <no-reply@spotify.com>',
      subject: 'Thanh toán không thành công',
      text: 'Chúng tôi không thể xử lý thanh toán của bạn cho gói Premium.',
      says: ['payment_failed · Spotify'],
    },
    {
      from: 'Allegro <powiadomienia@allegro.pl>',
      subject: 'Kończy się bezpłatny okres Smart!',
      text: 'Twój bezpłatny okres próbny Allegro Smart! kończy się 30 listopada. Później 17,99 zł miesięcznie.',
      says: ['trial_ending · Allegro Smart! · 17.99 PLN · monthly · 2026-11-30'],
    },
    {
      from: 'OpenAI <noreply@tm.openai.com>',
      subject: 'ChatGPT - Twój nowy plan',
      text: 'Pomyślnie zasubskrybowano ChatGPT Plus. Subskrypcja odnawia się co miesiąc.',
      says: ['plan_change · ChatGPT · monthly'],
    },
    {
      from: 'Amazon Prime <prime@amazon.co.jp>',
      subject: 'プライム会員の更新のお知らせ',
      text: '2026年12月12日に年会費5,900円で自動更新されます。',
      says: ['renewal_notice · Amazon Prime · 5900 JPY · yearly · 2026-12-12'],
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
  ],
  'what has ended': [
    {
      from: 'HBO Max <noreply@mail.hbomax.com>',
      subject: 'Předplatné jste zrušili',
      text: 'Sledovat můžete do 2. prosince 2026.',
      says: ['cancelled_at_period_end · HBO Max · 2026-12-02'],
    },
    {
      from: 'Netflix <info@account.netflix.com>',
      subject: 'تم إلغاء عضويتك',
      text: 'يمكنك المشاهدة حتى 30/11/2026.',
      says: ['cancelled_at_period_end · Netflix · 2026-11-30'],
    },
    {
      from: 'FPT Play <hotro@fptplay.vn>',
      subject: 'Hủy gói thành công',
      text: 'Gói MAX của bạn sẽ hết hạn vào 30/11/2026 và không tự động gia hạn.',
      says: ['cancelled_at_period_end · FPT Play · 2026-11-30'],
    },
  ],
  'nothing to pay for': [
    {
      from: 'Allegro <powiadomienia@allegro.pl>',
      subject: 'Zapłaciłeś za zakupy',
      text: 'Dziękujemy za zakup. Kwota 129,00 zł. Sprzedawca wyśle przesyłkę jutro. Z Allegro Smart! dostawa gratis.',
      says: [],
    },
    {
      from: 'Netflix <info@account.netflix.com>',
      subject: 'Ưu đãi dành cho bạn',
      text: 'Đăng ký ngay với giá chỉ từ 70.000 ₫ mỗi tháng. Bạn có thể hủy bất kỳ lúc nào.',
      says: [],
    },
    {
      from: 'Netflix <info@account.netflix.com>',
      subject: 'Witamy ponownie',
      text: 'Twoje konto zostało znów aktywowane po zmianie hasła.',
      says: [],
    },
    {
      from: 'YouTube <noreply-purchases@youtube.com>',
      subject: 'Kupiłeś film',
      text: 'Dziękujemy za zakup filmu Sowa. Suma 19,99 zł.',
      says: [],
    },
    {
      from: 'Audioteka <kontakt@audioteka.com>',
      subject: 'Kupiłeś audiobook',
      text: 'Dziękujemy za zakup. "Lalka" 39,90 zł. W Klubie Audioteki zapłaciłbyś 24,90 zł.',
      says: [],
    },
    {
      from: 'Spotify <no-reply@spotify.com>',
      subject: 'Încearcă Premium gratuit',
      text: 'Trei luni gratuite, apoi 25,99 lei pe lună. Oferta expiră pe 2 decembrie.',
      says: [],
    },
    {
      from: 'Spotify <no-reply@spotify.com>',
      subject: 'Premiumを3か月無料で',
      text: 'その後は月額980円。2026年12月12日まで。',
      says: [],
    },
    {
      from: 'Netflix <info@mailer.netflix.com>',
      subject: 'Twój weekend z Netflix',
      text: 'Nowy plan z reklamami kosztuje 29 zł miesięcznie. Premiera 15 grudnia.',
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
  ],
};

describe.each(Object.entries(mails))(
  'Mails in Polish, Hungarian, Czech, Romanian, Vietnamese, Russian, Arabic and Japanese of %s',
  (_, told) => {
    it.each(told)("say so: '$subject' from $from", ({ says, ...mail }) => {
      expect(lines(mail)).toEqual(says);
    });
  },
);
