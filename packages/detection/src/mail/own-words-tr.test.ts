import { describe, expect, it } from 'vitest';
import { isMailCandidate } from './search/candidate.ts';
import { aMail, lines } from './testing/a-mail.ts';

type Row = [from: string, subject: string, text: string, says: string];

/** What was not heard, or read wrong, in four lists of Turkish mails, each written before the rules for it. */
const mails: Row[] = [
  [
    'Hillside City Club <info@hillside.com.tr>',
    'Üyelik sözleşmeniz yenilendi',
    'Değerli üyemiz, üyeliğiniz 12.10.2026-12.10.2027 dönemi için 96.000 TL karşılığında yenilenmiştir.',
    'charge · Hillside City Club · 96000 TRY · yearly',
  ],
  [
    'Türkiye Yelken Federasyonu Lokali <uyelik@moda-yelken.org>',
    'Kulüp üyeliğiniz yenilendi',
    '2027 yılı kulüp üyelik bedeli 18.000 TL kartınızdan alınmış, kartınız adresinize yollanmıştır.',
    'charge · Türkiye Yelken Federasyonu Lokali · 18000 TRY · yearly',
  ],
  [
    'Atlas Dergisi <abone@dergiburda.com>',
    'Dergi aboneliğiniz başladı',
    '12 sayı Atlas, 1.440 TL. İlk sayınız Kasım ayında adresinizde olacak.',
    'started · Atlas Dergisi · 1440 TRY · yearly',
  ],
  [
    'PayTR <bilgi@paytr.com>',
    'Tekrarlayan ödeme bilgilendirmesi',
    'FitBox Online firmasına ait 299,00 TL tutarındaki tekrarlayan ödemeniz başarıyla tahsil edilmiştir.',
    'charge · FitBox Online · 299 TRY',
  ],
  [
    'Çocuk Kulübü Minik Adımlar <info@minikadimlar.com>',
    'Aylık kulüp ücreti',
    'Ekim kulüp üyeliği 950 TL tahsil edildi.',
    'charge · Çocuk Kulübü Minik Adımlar · 950 TRY · monthly',
  ],
  [
    'Steam <noreply@steampowered.com>',
    "Steam'den satın aldığınız için teşekkürler",
    'EA Play aylık aboneliği: 129,00 TL. Yenileme tarihi: 12 Kas 2026',
    'renewal_notice · EA Play · 129 TRY · monthly',
  ],
  [
    'Evrensel <abone@evrensel.net>',
    'Aboneliğiniz yenilendi, teşekkürler',
    "Evrensel'e aylık 150 lira ile destek olmaya devam ediyorsunuz.",
    'charge · Evrensel · 150 TRY · monthly',
  ],
  [
    'BirGün <abone@birgun.net>',
    'Abonelerimize',
    "Kâğıt maliyetleri nedeniyle aylık abonelik bedelimiz 1 Kasım itibarıyla 320 TL'dir.",
    'price_rise · BirGün · 320 TRY · monthly',
  ],
  [
    'Podbee <merhaba@podbee.co>',
    "Podbee Plus'ın hazır",
    'Aboneliğin başladı, ilk ödemeni aldık: 59,90 TL.',
    'charge · Podbee · 59.9 TRY',
  ],
  [
    'Userguiding <billing@userguiding.com>',
    'Denemeniz sona ermek üzere',
    "Kart eklediğiniz için 16 Ekim'de Basic plan (89 $/ay) otomatik başlayacak.",
    'trial_ending · Userguiding · 89 USD · monthly',
  ],
  [
    'Busuu <team@busuu.com>',
    "Premium'a geri döndün",
    '6 aylık planın yeniden başladı: 719,99 TL.',
    'reactivated · Busuu · 719.99 TRY · monthly x 6',
  ],
  [
    'Kitap Kulübü Sayfa <selam@sayfakulubu.com>',
    'Kasım kitabın yolda!',
    'Üyeliğin kapsamında 349 TL kartından çekildi.',
    'charge · Kitap Kulübü Sayfa · 349 TRY',
  ],
  [
    'Peynir Kutusu <merhaba@peynirkutusu.com>',
    'Bir kutu daha!',
    'Aylık peynir kutun hazırlanıyor, kartından 1.290 TL aldık.',
    'charge · Peynir Kutusu · 1290 TRY · monthly',
  ],
  [
    'PayPal <service@intl.paypal.com>',
    'Spotify AB şirketine otomatik ödemeniz',
    '₺99,00 TRY gönderdiniz.',
    'charge · Spotify · 99 TRY',
  ],
  [
    'Denge Diyet <merhaba@dengediyet.com>',
    'Programına devam',
    '3 aylık programın 2.400 TL ile yenilendi, diyetisyenin seninle.',
    'charge · Denge Diyet · 2400 TRY · monthly x 3',
  ],
  [
    'Agos <abone@agos.com.tr>',
    'Posta aboneliğiniz',
    "52 sayılık aboneliğiniz başlamıştır. Ödediğiniz bedel 2.080 TL'dir.",
    'charge · Agos · 2080 TRY · yearly',
  ],
  [
    'Kısa Dalga <destek@kisadalga.net>',
    'Her ay yanımızda olduğun için',
    'Destek üyeliğin kapsamında 75 TL kartından alındı.',
    'charge · Kısa Dalga · 75 TRY · monthly',
  ],
  [
    'Tenis Eskrim Dağcılık SK <uye@tedkulubu.org>',
    'Kasım aidatınız',
    'Kasım aidatı olan 4.750 TL ayın ilk iş günü kartınızdan çekilecektir.',
    'renewal_notice · Tenis Eskrim Dağcılık SK · 4750 TRY · monthly',
  ],
  [
    'Dinle App <hey@dinleapp.co>',
    'Dinle Gold ✨',
    "Gold'a geçtiğin için teşekkürler! Her ay 69 TL, ilk ödeme bugün.",
    'started · Dinle App · 69 TRY · monthly',
  ],
  [
    'Kafka Okur <abone@kafkaokur.com>',
    'Dergi aboneliğin uzadı',
    '1 yıl (6 sayı) aboneliğin 720 TL ödemenle uzatıldı.',
    'charge · Kafka Okur · 720 TRY · yearly',
  ],
  [
    'Hopi <bilgi@hopi.com.tr>',
    'Hopi Plus üyelik',
    'Aylık 39,90 TL üyelik ücreti hesabınızdan çekildi.',
    'charge · Hopi · 39.9 TRY · monthly',
  ],
  [
    'Amazon.com.tr <no-reply@amazon.com.tr>',
    'Prime üyeliğiniz yeniden başlatıldı',
    "Aylık ücret 69,90 TL'dir.",
    'reactivated · Amazon Prime · 69.9 TRY · monthly',
  ],
  [
    'iyzico <bilgi@iyzico.com>',
    'Abonelik başlangıç bildirimi',
    'Bahçe Kutusu aylık aboneliğiniz başladı, 550 TL tahsil edildi.',
    'started · Bahçe Kutusu · 550 TRY · monthly',
  ],
  [
    'Adobe <mail@mail.adobe.com>',
    'Adobe planınız için teşekkürler',
    'Photography 20 GB, aylık 289 TL, yıllık taahhüt',
    'renewal_notice · Adobe Creative Cloud · 289 TRY · monthly',
  ],
  [
    'Ege Tarım Kooperatifi <kutu@egekoop.org>',
    'Haftalık sebze kutunuz',
    'Bu haftanın kutusu için 520 TL kartınızdan çekildi. Gelecek kutu 19 Ekim.',
    'charge · Ege Tarım Kooperatifi · 520 TRY · weekly',
  ],
  [
    'Teyit <destek@teyit.org>',
    'Teyit destekçisi oldun',
    'Her ay 100 TL, ilk ödemen alındı.',
    'started · Teyit · 100 TRY · monthly',
  ],
  [
    'Atlantis Hosting <billing@atlantishosting.com.tr>',
    'Sunucu yenileme ödemesi',
    'VDS-4 aylık 1.150 TL otomatik olarak tahsil edildi. Gelecek ödeme 12.11.2026.',
    'charge · Atlantis Hosting · 1150 TRY · monthly',
  ],
  [
    'Resimli Masallar <abone@resimlimasallar.com>',
    'Dergimiz zamlandı',
    'Ocak sayısından itibaren aylık abonelik 140 TL olacak.',
    'price_rise · Resimli Masallar · 140 TRY · monthly',
  ],
];

/** The same words where nothing is paid again. */
const nothing: [from: string, subject: string, text: string][] = [
  ['Trendyol <info@trendyolmail.com>', 'Ödemen alındı', 'Sipariş tutarı 349,90 TL kartından çekildi.'],
  [
    'Netflix <info@account.netflix.com>',
    'Planlar ve fiyatlar hakkında',
    'Standart plan ayda 229,99 TL, Özel plan ayda 299,99 TL.',
  ],
  [
    'Spotify <no-reply@spotify.com>',
    'Bir ay daha ücretsiz',
    'Arkadaşını davet et, bir ay daha Premium kazan. Sonra ayda 99 TL.',
  ],
  ['Exxen <destek@exxen.com>', 'Yeni dönem başlıyor', "Yeni sezon 20 Ekim'de! Üyelik ayda 199,90 TL'den."],
  ['Getir <bilgi@getir.com>', 'Kutun hazır', 'Market siparişin 412 TL, yola çıktı.'],
  ['Migros <bilgi@migros.com.tr>', 'Gold üyesin', 'Bu ay 50 TL hediye kazandın.'],
  ['Yurt Yönetimi <uyelik@ogrenciyurdu.com>', 'Kasım ücreti', 'Yurt ücreti 9.500 TL tahsil edildi.'],
  ['Kooperatif Konut <abone@sukent.bel.tr>', 'Abonelik ödemeniz', 'Su abonenize ait 220 TL tahsil edilmiştir.'],
  ['Diş Kliniği <odeme@gulusdis.com>', 'Ödemeniz alındı', 'Tedavi bedeli 4.000 TL kartınızdan çekildi.'],
  ['Sürücü Kursu <kayit@surucukursu.com>', 'Kayıt tamamlandı', 'B sınıfı ehliyet kursu 14.000 TL, ödemeniz alındı.'],
  ['Düğün Salonu <rezervasyon@dugunsalonu.com>', 'Ödemenizi aldık', 'Kapora 20.000 TL hesabımıza geçti.'],
  ['Banka Asistanı <bilgi@yapikredi.com.tr>', 'Düzenli ödemen gerçekleşti', 'Kira 25.000 TL gönderildi.'],
  ['Oto Servis <muhasebe@otoservis.com>', 'Bakım paketiniz', 'Yıllık bakım paketi 12.000 TL, ödendi.'],
  ['Kargo Takip <bilgi@kargo.com.tr>', 'Paketin yolda', 'Kapıda ödeme 149 TL'],
  ['Haber Bülteni <abone@haberbulteni.com>', "Netflix'e zam", "Standart plan 229,99 TL'den 279,99 TL'ye yükseliyor."],
  ['Ev Sahibi <bilgi@evsahibi.com>', 'Kiranız yatırıldı', '25.000 TL hesabınıza geçti.'],
  ['Taksit Bilgi <bilgi@magaza.com>', 'Ödemeniz tamamlandı', '3/9 taksit 800 TL kartınızdan çekildi.'],
  ['İşveren A.Ş. <ik@isveren.com>', 'Ücret ödemesi', 'Ekim ücretiniz hesabınıza geçti.'],
  ['Dernek <uyelik@fotografdernegi.org>', 'Gezi ödemeniz', 'Kapadokya gezisi 3.500 TL ödemeniz alındı.'],
];

describe('Turkish mails in words of their own', () => {
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
