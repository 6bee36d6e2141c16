import { describe, expect, it } from 'vitest';
import { lines } from '#mail/testing/a-mail.ts';

type Wanted = { from: string; subject: string; text: string; says: string[] };

/** Read wrong or not at all before the rule for it (`blind-batches.md`, seventeenth hand), with neighbours. */
const mails: Record<string, Wanted[]> = {
  'somebody else’s plan': [
    {
      from: 'Spotify <no-reply@spotify.com>',
      subject: 'Ozan seni Premium Duo’ya davet etti',
      text: 'Ozan ile aynı plandasın demektir. Katılırsan kendi aboneliğin (99 TL/ay) 3 Aralık’ta sona erecek.',
      says: [],
    },
    {
      from: 'Deezer <noreply@deezer.com>',
      subject: 'Aile planı daveti',
      text: 'Nil Kaya sizi Aile planına davet ediyor. Onaylarsanız mevcut aboneliğiniz iptal edilecektir.',
      says: [],
    },
    {
      from: 'Deezer <noreply@deezer.com>',
      subject: 'Planın hakkında',
      text: 'Öğrenci planına geçersen şu anki Premium aboneliğin 9 Aralık 2026’da sona erecek.',
      says: [],
    },
    {
      from: 'Deezer <noreply@deezer.com>',
      subject: 'Planın hakkında',
      text: 'Talebin üzerine Premium aboneliğin 9 Aralık 2026’da sona erecek.',
      says: ['cancelled_at_period_end · Deezer · 2026-12-09'],
    },
  ],
  'a plan changed within its month': [
    {
      from: 'Stokçu <bildirim@stokcu.example>',
      subject: 'Paketiniz değiştirildi',
      text: 'Önceki paket\tMini – 199 TL/ay\nYeni paket\tEsnaf – 449 TL/ay\nBugün alınan fark tutarı\t120,40 TL\nSonraki ödeme\t1 Aralık 2026 – 449,00 TL',
      says: ['plan_change · Stokçu · 449 TRY · monthly · 2026-12-01'],
    },
    {
      from: 'Formwell <hello@formwell.example>',
      subject: 'You added 3 users',
      text: 'You added 3 users to your Formwell Business plan. A prorated charge of $11.80 was made today. Starting with your next bill on December 5, 2026 you will pay $64.00 per month.',
      says: ['charge · Formwell · 64 USD · monthly · 2026-12-05'],
    },
    {
      from: 'Takımdaş <bilgi@takimdas.example>',
      subject: 'Kullanıcı eklendi: yeni aylık tutarınız',
      text: 'Hesabınıza 1 kullanıcı eklendi. Kıst dönem ücreti 48,00 TL kartınızdan alındı. 1 Aralık 2026’dan itibaren aylık tutarınız 720,00 TL olacaktır.',
      says: ['charge · Takımdaş · 720 TRY · monthly'],
    },
    {
      from: 'Chatroom <no-reply@chatroom.example>',
      subject: 'You added 3 users',
      text: 'You added 3 users to the group. Upgrade to Plus for $8.00 per month.',
      says: [],
    },
    {
      from: 'Inkwell <hello@inkwell.example>',
      subject: 'Invoice 7741 paid',
      text: 'Inkwell Studio – 3 seats × $12.00 / seat / month\t$36.00\nProration credit (Inkwell Solo, Oct 3 – Nov 1)\t–$6.10\nSubtotal\t$29.90\nAmount paid\t$29.90\nGoing forward: $36.00 per month. Next invoice: Dec 1, 2026.',
      says: ['charge · Inkwell · 36 USD · monthly · 2026-12-01'],
    },
  ],
  'the next of many boxes': [
    {
      from: 'Rye & Sorrel <hello@ryesorrel.example>',
      subject: 'Your next crate leaves on Monday – order details',
      text: 'Vegetables, large, weekly\t£24.00\nTotal charged to Visa 1190\t£24.00\nYour next crate will be billed on 27 November 2026.',
      says: ['charge · Rye & Sorrel · 24 GBP · weekly · 2026-11-27'],
    },
    {
      from: 'Clove Lane <post@clovelane.example>',
      subject: 'Order 5512 confirmed (subscription)',
      text: 'Spice trio – ships every 3 months\t$19.00\nShipping\t$0.00\nOrder total\t$19.00\nYour subscription will process its next order on February 20, 2027.',
      says: ['renewal_notice · Clove Lane · 19 USD · monthly x 3 · 2027-02-20'],
    },
    {
      from: 'Shoe Barn <orders@shoebarn.example>',
      subject: 'Order 5513 confirmed',
      text: 'Boots\t$89.00\nOrder total\t$89.00\nSubscribe and save 10% on your next order.',
      says: [],
    },
    {
      from: 'Okur Evi <selam@okurevi.example>',
      subject: 'Aralık kitabın yola çıktı',
      text: 'Bu ayki kitabın için kartından 245 TL çekildi. Sonraki ödemen 20 Aralık 2026.',
      says: ['charge · Okur Evi · 245 TRY · monthly · 2026-12-20'],
    },
    {
      from: 'Zeytin Dalı <merhaba@zeytindali.example>',
      subject: 'Aralık kutunuzu paketliyoruz',
      text: '28 Kasım 2026’da kartınızdan 410 TL çekilecek.',
      says: ['renewal_notice · Zeytin Dalı · 410 TRY · monthly · 2026-11-28'],
    },
    {
      from: 'Zeytin Dalı <merhaba@zeytindali.example>',
      subject: 'Aralık kutusunu gördün mü?',
      text: 'Aralık kutusu 28 Kasım 2026’ya kadar 410 TL yerine 369 TL.',
      says: [],
    },
    {
      from: 'Página Nueva <hola@paginanueva.example>',
      subject: 'Tu libro de diciembre',
      text: 'Tu libro ya está en camino. Hemos cobrado 14,90 € en tu tarjeta. El próximo cobro será el 20 de diciembre de 2026.',
      says: ['charge · Página Nueva · 14.9 EUR · monthly · 2026-12-20'],
    },
    {
      from: 'Kitap Çarşısı <siparis@kitapcarsisi.example>',
      subject: 'Aralık kitapları: üç al iki öde',
      text: 'Bu ayki kitaplarda fırsatlar 20 Aralık 2026’ya kadar. Her kitap 90 TL.',
      says: [],
    },
    {
      from: 'Toy Chest <news@toychest.example>',
      subject: 'Your next box is 20% off',
      text: 'Order your next box by 30 November 2026 for £15.00.',
      says: [],
    },
  ],
  'what is announced': [
    {
      from: 'De Polder <lezers@depolder.example>',
      subject: 'Uw abonnement wordt verlengd',
      text: 'Op 9 december 2026 verlengen we uw maandabonnement. Wij incasseren dan € 12,50.',
      says: ['renewal_notice · De Polder · 12.5 EUR · monthly · 2026-12-09'],
    },
    {
      from: 'Boulderwerk <info@boulderwerk.example>',
      subject: 'Ankündigung des Einzugs',
      text: 'Den Halbjahresbeitrag von 180,00 € ziehen wir am 01.12.2026 von deinem Konto ein.',
      says: ['renewal_notice · Boulderwerk · 180 EUR · monthly x 6 · 2026-12-01'],
    },
    {
      from: 'Arşivim <duyuru@arsivim.example>',
      subject: 'Paket bedelinizde değişiklik',
      text: 'Kullandığınız Standart paketin aylık bedeli %30 zamla 100 TL’den 130 TL’ye çıkacaktır. Yeni bedel 1 Aralık 2026 tarihli faturanıza yansıyacaktır.',
      says: ['price_rise · Arşivim · 130 TRY · monthly · 2026-12-01'],
    },
    {
      from: 'Kino Haus <hallo@kinohaus.example>',
      subject: 'Deine Karte läuft bald ab',
      text: 'Deine Kreditkarte (Ende 2210) läuft am 30.11. ab. Dein Abo verlängert sich am 4. Dezember 2026 für 9,90 € pro Monat, bitte hinterlege vorher eine neue.',
      says: ['renewal_notice · Kino Haus · 9.9 EUR · monthly · 2026-12-04'],
    },
    {
      from: 'Sahne Arkası <gise@sahnearkasi.example>',
      subject: 'Kayıtlı kartınızın süresi doluyor',
      text: 'Kayıtlı kartınızın süresi bu ay doluyor. Üyeliğiniz 4 Aralık 2026’da aylık 95 TL üzerinden yenilenecek, kartınızı güncelleyin.',
      says: ['renewal_notice · Sahne Arkası · 95 TRY · monthly · 2026-12-04'],
    },
    {
      from: 'Semt Kütüphanesi <bilgi@semtkutuphanesi.example>',
      subject: 'Kartınızın süresi doluyor',
      text: 'Kütüphane kartınızın süresi 4 Aralık 2026’da doluyor. Yenileme ücreti 50 TL’dir, gişemizde ödenir.',
      says: [],
    },
  ],
  'collected for somebody': [
    {
      from: 'PayTR <bilgi@paytr.com>',
      subject: 'Düzenli ödemeniz alındı – Şiir Okulu',
      text: 'Sayın üye, Şiir Okulu firmasına tanımladığınız düzenli ödeme başarıyla tahsil edilmiştir.\nTutar\t310,00 TL\nSonraki tahsilat\t20.12.2026',
      says: ['charge · Şiir Okulu · 310 TRY · monthly · 2026-12-20'],
    },
    {
      from: 'Apple <no_reply@email.apple.com>',
      subject: 'Aboneliğiniz Onaylandı',
      text: 'Aşağıdaki abonelik için ücretsiz denemeyi onayladınız.\nUygulama\tGölge Fotoğraf\nAbonelik\tGölge Pro\nİçerik Sağlayıcı\tAdobe Inc.\nYenileme fiyatı\tAylık 129,99 TL, 27 Kasım 2026 tarihinden itibaren',
      says: ['started · Gölge Pro · 129.99 TRY · monthly · 2026-11-27'],
    },
  ],
};

describe.each(Object.entries(mails))('%s', (_, told) => {
  it.each(told)("is read as it is meant: '$subject' from $from", ({ says, ...mail }) => {
    expect(lines(mail)).toEqual(says);
  });
});
