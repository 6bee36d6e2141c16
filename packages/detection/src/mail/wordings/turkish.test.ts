import { describe, expect, it } from 'vitest';
import { lines } from '#mail/testing/a-mail.ts';

type Told = { from: string; subject: string; says: string[]; text: string; date?: string };

const october = '2026-10-12T09:00:00.000Z';

/** Each was read wrong or not at all before the rule for it (`blind-batches.md`). */
const mails: Record<string, Told[]> = {
  'what was paid': [
    {
      from: 'MAC <info@macfit.com>',
      subject: 'Üyelik ödemeniz hakkında',
      text: 'Sayın üyemiz, MAC üyeliğinizin Kasım ayı aidatı olan 1.890,00 TL kredi kartınızdan başarıyla tahsil edilmiştir. Keyifli antrenmanlar dileriz.',
      says: ['charge · MACFit · 1890 TRY · monthly'],
    },
    {
      from: 'iyzico <bilgi@iyzico.com>',
      subject: 'Abonelik ödemeniz alındı',
      text: 'Kodland firmasına ait aylık abonelik ödemeniz olan 899,00 TL başarıyla alınmıştır.',
      says: ['charge · Kodland · 899 TRY · monthly'],
    },
    {
      from: 'Papara <info@papara.com>',
      subject: 'Otomatik ödemen gerçekleşti',
      text: 'Spotify için verdiğin otomatik ödeme kapsamında Papara hesabından 59,99 TL ödendi.',
      says: ['charge · Spotify · 59.99 TRY'],
    },
    {
      from: 'Türk Telekom <bilgi@turktelekom.com.tr>',
      subject: 'Muud Premium paketiniz yenilendi',
      text: 'Muud Premium paketiniz aylık 34,99 TL ücretle yenilenmiştir.',
      says: ['charge · Muud · 34.99 TRY · monthly'],
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
      from: 'ChatGPT <noreply@tm.openai.com>',
      subject: 'ChatGPT Plus planınız yenilendi',
      text: 'ChatGPT Plus planınız yenilendi. 20,00 USD + KDV 4,00 USD. Toplam 24,00 USD kartınızdan tahsil edildi. Sonraki fatura tarihi 19 Aralık 2026.',
      says: ['charge · ChatGPT · 20 USD · monthly · 2026-12-19'],
    },
    {
      from: 'Natro <destek@natro.com>',
      subject: 'Ödemeniz alındı - Fatura No: 882711',
      text: 'Linux Başlangıç Hosting (Yıllık) hizmetinizin yenileme ödemesi alınmıştır.\nTutar: 1.188,00 TL',
      says: ['charge · Natro · 1188 TRY · yearly'],
    },
    {
      from: 'Google Play <googleplay-noreply@google.com>',
      subject: 'Google Play siparişiniz',
      text: '20 Kas 2026 tarihli siparişiniz: Duolingo Super (Duolingo) 149,99 TL/ay. Toplam 149,99 TL',
      says: ['charge · Duolingo · 149.99 TRY · monthly'],
    },
    {
      from: 'Microsoft <microsoft-noreply@microsoft.com>',
      subject: 'Satın alma işleminiz',
      text: 'Xbox Game Pass Ultimate 1 ay, 599 TL. Yinelenen faturalandırma açık.',
      says: ['charge · Xbox Game Pass · 599 TRY · monthly'],
    },
    {
      from: 'Yoga Bahçesi <bilgi@yogabahcesi.example>',
      subject: 'Aidatınız alındı',
      text: 'Kasım ayı üyelik aidatınız 2.400 TL kartınızdan çekilmiştir.',
      says: ['charge · Yoga Bahçesi · 2400 TRY'],
    },
    {
      from: 'Bulut Muhasebe <destek@bulutdefter.com>',
      subject: 'Aylık lisans bedeliniz alındı',
      text: 'Bulut Defter Standart lisansı, Ekim 2026\nLisans bedeli: 499,00 TL\nKDV (%20): 99,80 TL\nGenel Toplam: 598,80 TL\nTeşekkür ederiz.',
      date: october,
      says: ['charge · Bulut Muhasebe · 499 TRY · monthly'],
    },
    {
      from: 'PuhuTV <info@puhutv.com>',
      subject: 'puhutv Premium',
      text: 'Aboneliğin başarıyla oluşturuldu. Ücret: 49,90 TL/ay',
      date: october,
      says: ['started · puhutv · 49.9 TRY · monthly'],
    },
    {
      from: 'Fitness First Nişantaşı <info@fitnessfirst.com.tr>',
      subject: 'Üyelik sözleşmeniz yenilendi',
      text: 'Yıllık üyeliğiniz 13 Ekim 2026 – 12 Ekim 2027 dönemi için yenilenmiş, 18.500 TL tahsil edilmiştir.',
      date: october,
      says: ['charge · Fitness First Nişantaşı · 18500 TRY · yearly'],
    },
    {
      from: 'Bumble <noreply@bumble.com>',
      subject: 'Bumble Premium+ onayı',
      text: '3 aylık Bumble Premium+ aboneliğini aldın: 899,99 TL. İptal etmediğin sürece yenilenir.',
      date: october,
      says: ['started · Bumble · 899.99 TRY · monthly x 3'],
    },
    {
      from: 'Kolay Muhasebe Destek <fatura@rahatdefter.com.tr>',
      subject: 'Faturanız',
      text: 'Rahat Defter paketi aboneliğinizin ücreti 449,00 TL tahsil edilmiştir. Aboneliğiniz her ay yenilenir.',
      says: ['charge · Rahat Defter · 449 TRY · monthly'],
    },
    {
      from: 'iyzico <noreply@iyzico.com>',
      subject: 'Ödeme bildirimi: abonelik tahsilatı',
      text: 'Reform Stüdyo işyerindeki aboneliğiniz kapsamında ödemeniz gerçekleşti.\nTutar\t2.950,00 TL\nSonraki ödeme tarihi\t20.12.2026',
      says: ['charge · Reform Stüdyo · 2950 TRY · monthly · 2026-12-20'],
    },
  ],
  'what is coming': [
    {
      from: 'Spotify <no-reply@spotify.com>',
      subject: 'Spotify Premium Aile planının fiyatı değişiyor',
      text: "Merhaba,\nPremium Aile planının aylık ücretini güncelliyoruz. Şu anda ayda 99,00 TL ödüyorsun. 10 Aralık 2026'daki faturalandırma tarihinden itibaren planının ücreti ayda 135,00 TL olacak.\nDevam etmek için bir şey yapmana gerek yok. İptal etmek istersen bunu hesap sayfandan her zaman yapabilirsin.",
      says: ['price_rise · Spotify · 135 TRY · monthly · 2026-12-10'],
    },
    {
      from: 'Amazon.com.tr <prime@amazon.com.tr>',
      subject: 'Prime deneme süreniz sona eriyor',
      text: "30 günlük ücretsiz Prime deneme süreniz 2 Aralık 2026'da sona erecek. Ardından üyeliğiniz ayda 69,90 TL karşılığında devam edecek.",
      says: ['trial_ending · Amazon Prime · 69.9 TRY · monthly · 2026-12-02'],
    },
    {
      from: 'Storytel <no-reply@storytel.com>',
      subject: 'Ücretsiz deneme süren başladı',
      text: '14 günlük ücretsiz deneme süren başladı. 4 Aralık 2026 tarihinde aboneliğin aylık 109,90 TL olarak başlayacak. Devam etmek istemezsen bu tarihten önce iptal edebilirsin.',
      says: ['trial_started · Storytel · 109.9 TRY · monthly · 2026-12-04'],
    },
    {
      from: 'Digiturk <bilgi@digiturk.com.tr>',
      subject: 'Paket değişikliğiniz tamamlandı',
      text: 'Sporseverler için hazırladığımız pakete geçişiniz yapıldı. Yeni aylık ücretiniz 649,00 TL olup bir sonraki faturanıza yansıyacaktır.',
      says: ['plan_change · Digiturk · 649 TRY · monthly'],
    },
    {
      from: 'Trendyol <bilgi@trendyol.com>',
      subject: 'Trendyol Plus üyelik ücretin güncelleniyor',
      text: "Trendyol Plus aylık üyelik ücretin 1 Ocak'tan itibaren 44,99 TL yerine 64,99 TL olacak.",
      says: ['price_rise · Trendyol Plus · 64.99 TRY · monthly'],
    },
    {
      from: 'Netflix <info@account.netflix.com>',
      subject: 'Üyelik ücretinizde değişiklik',
      text: "Standart planınızın aylık ücreti 24 Aralık 2026 tarihinde 219,99 TL'den 279,99 TL'ye yükselecek.",
      says: ['price_rise · Netflix · 279.99 TRY · monthly'],
    },
    {
      from: 'MACFit <uyelik@macfit.com.tr>',
      subject: 'Üyelik sözleşmen hazır',
      text: 'Taahhüt bitiş tarihi: 31.10.2027\nAylık üyelik bedeli: 1.450,00 TL\nAidatın her ay kartından otomatik tahsil edilecektir.',
      says: ['renewal_notice · MACFit · 1450 TRY · monthly'],
    },
    {
      from: 'Spotify <no-reply@spotify.com>',
      subject: 'Deneme süren başladı',
      text: '1 ay ücretsiz, sonra aylık 99 TL.',
      says: ['trial_started · Spotify · 99 TRY · monthly'],
    },
    {
      from: 'Exxen <bilgi@exxen.com>',
      subject: 'Paketin yenilenemedi',
      text: 'Kartından ödeme alınamadığı için paketin yenilenemedi.',
      says: ['payment_failed · Exxen'],
    },
    {
      from: 'Exxen <bilgi@exxen.com>',
      subject: 'Üyelik ücretinde güncelleme',
      text: "1 Aralık'tan itibaren Exxen Reklamsız paket ücreti 249,90 TL olacaktır.",
      says: ['price_rise · Exxen · 249.9 TRY'],
    },
    {
      from: 'Canva <no-reply@account.canva.com>',
      subject: 'Canva Pro deneme sürümün başladı',
      text: "30 günlük deneme başladı. 11 Kasım 2026'da yıllık 1.499 TL ücretlendirilirsin. Vazgeçersen önceden iptal et.",
      date: october,
      says: ['trial_started · Canva · 1499 TRY · yearly · 2026-11-11'],
    },
    {
      from: 'Gymfit <bilgi@gymfit.com.tr>',
      subject: 'Kasım ayı ödemeniz',
      text: "1 Kasım'da üyelik sözleşmeniz gereği kartınızdan 1.150 TL aylık üyelik bedeli çekilecektir.",
      date: october,
      says: ['renewal_notice · Gymfit · 1150 TRY · monthly · 2026-11-01'],
    },
    {
      from: 'Kitap Arkadaşım <selam@kitaparkadasim.com>',
      subject: 'Kasım kutun hazırlanıyor',
      text: "Aylık kitap kutusu aboneliğin devam ediyor. 25 Ekim'de kartından 320 TL alacağız.",
      date: october,
      says: ['renewal_notice · Kitap Arkadaşım · 320 TRY · monthly · 2026-10-25'],
    },
    {
      from: 'Amazon <no-reply@primevideo.com>',
      subject: 'Prime Video kanal aboneliğiniz',
      text: "MUBI kanalı aboneliğiniz ayda 199,00 TL karşılığında 12 Kasım'da yenilenecek.",
      date: october,
      says: ['renewal_notice · MUBI · 199 TRY · monthly · 2026-11-12'],
    },
    {
      from: 'Exxen <bilgi@exxen.com>',
      subject: 'Ödeme sorunu',
      text: 'Exxen paketinin 249 TL tutarındaki ücretini tahsil edemiyoruz. Kartında yeterli limit olduğundan emin ol.',
      date: october,
      says: ['payment_failed · Exxen · 249 TRY'],
    },
    {
      from: 'YouTube <noreply@youtube.com>',
      subject: 'Üyeliğinizi duraklattınız',
      text: "YouTube Premium üyeliğiniz 12 Kasım'da 79,99 TL ile sürdürülecek.",
      date: october,
      says: ['renewal_notice · YouTube Premium · 79.99 TRY · 2026-11-12'],
    },
    {
      from: 'Claude <noreply@mail.anthropic.com>',
      subject: 'Claude Max planınız yükseltildi',
      text: "Pro'dan Max'e geçtiniz. Bugün 100,00 USD ödediniz, bir sonraki yenileme 12 Kasım.",
      date: october,
      says: ['plan_change · Claude · 100 USD · 2026-11-12'],
    },
    {
      from: 'Google Play <googleplay-noreply@google.com>',
      subject: 'Aboneliğinizin fiyatı değişiyor',
      text: 'Driftlog (Drift Labs) aboneliğinizin fiyatı artıyor.\nMevcut fiyat\t59,99 TL/ay\nYeni fiyat\t89,99 TL/ay',
      says: ['price_rise · Driftlog · 89.99 TRY · monthly'],
    },
    {
      from: 'Oda Kitaplığı <abonelik@odakitapligi.example>',
      subject: 'Deneme süreniz başladı',
      text: '7 günlük ücretsiz denemeniz başladı! 27 Kasım 2026 tarihinde denemeniz biter ve iptal etmezseniz yıllık 849 TL üzerinden üyeliğiniz başlar.',
      says: ['trial_started · Oda Kitaplığı · 849 TRY · yearly · 2026-11-27'],
    },
  ],
  'what has ended': [
    {
      from: 'Turkcell <bilgi@turkcell.com.tr>',
      subject: 'fizy Premium aboneliğiniz iptal edildi',
      text: 'fizy Premium aboneliğiniz talebiniz doğrultusunda iptal edilmiştir.',
      says: ['cancelled · Fizy'],
    },
    {
      from: 'Microsoft <microsoft-noreply@microsoft.com>',
      subject: 'Microsoft 365 aboneliğinizin yinelenen faturalaması kapatıldı',
      text: 'Microsoft 365 aboneliğiniz 04.12.2026 tarihinde sona erecek. Bu tarihe kadar kullanmaya devam edebilirsiniz.',
      says: ['cancelled_at_period_end · Microsoft 365 · 2026-12-04'],
    },
    {
      from: 'Nextory <info@nextory.com>',
      subject: 'Aboneliğin sona erdi',
      text: 'Nextory aboneliğin bugün sona erdi.\nGeri dönmek istersen ilk 2 ay aylık 49,99 TL, sonrasında 129,99 TL.\nGeri dön',
      says: ['cancelled · Nextory'],
    },
    {
      from: 'Apple <no_reply@email.apple.com>',
      subject: 'Aboneliğinizin süresi doluyor',
      text: 'Uygulama\tDriftlog\nAbonelik\tDriftlog Pro (Yıllık)\nAboneliğinizin süresi 10 Aralık 2026 tarihinde doluyor ve yenilenmeyecek.\nYeniden abone olabilirsiniz: 499,99 TL/yıl.',
      says: ['cancelled_at_period_end · Driftlog · 499.99 TRY · yearly · 2026-12-10'],
    },
    {
      from: 'Deezer <noreply@deezer.com>',
      subject: 'Gittiğin için üzgünüz',
      text: 'Premium aboneliğini iptal ettin. 4 Aralık 2026 tarihine kadar dinlemeye devam edebilirsin.',
      says: ['cancelled_at_period_end · Deezer · 2026-12-04'],
    },
    {
      from: 'Tidal <no-reply@tidal.com>',
      subject: 'Görüştüğümüze sevindik',
      text: "TIDAL aboneliğini sonlandırdın. 2 Kasım'a kadar dinleyebilirsin.",
      date: october,
      says: ['cancelled · TIDAL · 2026-11-02'],
    },
    {
      from: 'Apple <no_reply@email.apple.com>',
      subject: 'Aboneliğinizin iptali onaylandı',
      text: 'Aşağıdaki aboneliği iptal ettiniz.\nUygulama\tDriftlog\nAbonelik\tDriftlog Pro 3 Aylık\nBitiş tarihi\t18 Aralık 2026',
      says: ['cancelled_at_period_end · Driftlog · monthly x 3 · 2026-12-18'],
    },
  ],
  'nothing to pay for': [
    {
      from: 'Hürriyet <bilgi@hurriyet.com.tr>',
      subject: 'Bülten aboneliğiniz onaylandı',
      text: "Gündem bültenine aboneliğiniz onaylandı. Her sabah 08:00'de gündemi e-postanıza göndereceğiz.",
      says: [],
    },
    {
      from: 'Kuzey Bankası <bilgi@kuzeybank.com.tr>',
      subject: 'Kartınızdan abonelik ödemesi yapıldı',
      text: "4410 ile biten kartınızdan SPOTIFY AB'ye 99,00 TL abonelik ödemesi yapılmıştır.",
      says: [],
    },
    {
      from: 'Spotify <no-reply@spotify.com>',
      subject: "Premium'unu özledik",
      text: "Premium aboneliğin sona erdi. Aylık 99 TL'ye hemen geri dön.",
      says: [],
    },
    {
      from: 'Köpük Oto <info@kopukoto.com>',
      subject: 'Paketiniz tanımlandı',
      text: '8’li yıkama paketiniz hesabınıza tanımlanmıştır. Paket bedeli 1.200 TL. Kullanım süresi 6 aydır.',
      says: [],
    },
    {
      from: 'Tosla <destek@kartim.example>',
      subject: 'Abonelik ödemen başarılı',
      text: 'Kartınla yaptığın Disney Plus abonelik ödemesi (aylık 249,90 TL) başarılı.',
      says: [],
    },
    {
      from: 'Google Play <googleplay-noreply@google.com>',
      subject: 'Google Play siparişiniz',
      text: '20 Kas 2026 tarihli siparişiniz: Duolingo Mücevher (Duolingo) 149,99 TL. Toplam 149,99 TL',
      says: [],
    },
    {
      from: 'Binance <do-not-reply@binance.com>',
      subject: 'Otomatik yatırım planınız çalıştı',
      text: 'Aylık 500 TL tutarındaki otomatik yatırım planınız gerçekleştirildi.',
      date: october,
      says: [],
    },
    {
      from: 'Twitch <no-reply@twitch.tv>',
      subject: 'KaanTV yayında!',
      text: 'Abone olduğun KaanTV şimdi canlı yayında: 12 saatlik maraton.',
      date: october,
      says: [],
    },
    {
      from: 'Netflix <info@mailer.netflix.com>',
      subject: 'Planınızı yükseltin',
      text: 'Özel plan ile 4K izleyin, aylık 299,99 TL. Şimdi yükseltin.',
      date: october,
      says: [],
    },
    {
      from: 'Yogist <uyelik@yogist.com.tr>',
      subject: 'Üyeliğiniz aktifleştirildi',
      text: '6 Aylık Sınırsız paketiniz aktif. 7.800 TL tahsil edildi. Süre sonunda otomatik yenilenmez.',
      date: october,
      says: [],
    },
  ],
};

describe.each(Object.entries(mails))('Turkish mails of %s', (_, told) => {
  it.each(told)("say so: '$subject' from $from", ({ says, ...mail }) => {
    expect(lines(mail)).toEqual(says);
  });
});
