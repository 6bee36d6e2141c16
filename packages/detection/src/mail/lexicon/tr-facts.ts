import type { Concept } from './concepts.ts';

/**
 * What Turkish says with stems and endings, put together instead of listed: "kartınıza yansıdı", "bir ay daha seninle",
 * "denemenin bitmesine 3 gün kaldı". Pieces of expressions over folded text.
 */
const did = '(?:d[iu]|t[iu]|m[iu]s)\\w*';
const will = '(?:[iu]yor|[ae]c[ae][kg]|[iu]r|[ae]r|m[ae]kte)\\w*';
const soon = '(?:[iu]yor|[ae]c[ae][kg]|[iu]r(?![a-z])|m[ae]k uzere)\\w*';
const sum = '(?:odeme|ucret|tutar|bedel|aidat|tahsilat|cekim|fatura|tl|lira|₺|dolar|usd|eur|destek|destegi)\\w*';
const account = '(?:kart|hesab|hatt|fatura)\\w*';
const own = '(?:abonelig|abonelik|uyelig|uyelik|plan|paket|premium|lisans|hosting|sunucu|sozlesme|kayd|kayit)\\w*';
const period = '(?:hafta|ay|yil|sezon|donem)';

export const facts = {
  paid: [
    `${sum}[^.]{0,80} (?:gec|yansi|tamam(?:landi|lanmistir)?(?![a-z])|ulas)(?:${did})?(?=\\W|$)`,
    `${sum}[^.]{0,60} ${account} (?:gec|yansi)${did}`,
    `(?:${account}|tl|₺)[^.]{0,60} (?:borc kaydedil|dus)(?:d[iu]|t[iu]|m[iu]s)\\w*`,
    `(?:${account}|tl|₺)[^.]{0,40} dustuk`,
    'faturan(?:i|izi) odedi\\w*',
    '(?:\\d|tl|₺|try|lira|usd|eur|gbp) gonder(?:din|diniz|ildi)\\w*',
    '(?:odeme|cekim|tahsilat)(?: islemi\\w*)? basarili',
    '(?:odedigin|odediginiz|tahsil ettigimiz|cektigimiz)(?: toplam)? (?:tutar|ucret|bedel)',
  ],
  notice: [
    '(?:kulup|uyelik|abonelik|aylik|yillik|donem|kurs|dergi|kutu) (?:ucret|aidat|bedel|odeme|tahsilat|tutar)\\w*',
    '(?:kullanici|koltuk) (?:eklendi|eklediniz|ekledin|cikarildi)',
    '(?:ucret|fiyat|aidat)\\w* (?:hakkinda|degisikli\\w*|bilgilendirme\\w*)',
    '(?:plan|paket|abonelig|uyelig|sozlesme|talimat)\\w* (?:hakkinda|bilgilendirme\\w*|degisikli\\w*|yenilendi)',
    'desteg(?:in|iniz) icin tesekkur\\w*',
    `(?:bir|1) (?:${period}|kutu|sayi|kitap|paket) daha`,
    '\\w+[nn]a devam(?=\\W*$)',
    'artik (?:[\\w+]+ ){0,3}(?:sen|siz)in(?=\\W*$)',
    '(?:artik|hesab\\w*) (?:[\\w+]+ ){0,2}(?:pro|plus|premium|gold)\\w*',
    'kutu\\w* (?:yolda|yola cik\\w*|hazir\\w*)',
    '(?:dergin|gazeten|sayin)(?:iz)? (?:yolda|yola cik\\w*)',
    'denemen\\w*',
    'abonelerimiz\\w*',
    '(?:plus|pro|premium|gold|paket)\\W?\\w* hazir',
    'geri dondug\\w*',
    'aramiz\\w* (?:tekrar )?hos ?geldin\\w*',
    'elveda',
    '(?:lisans|uyelik|abonelik|plan|paket|kutu|aidat|odenti|kulup)\\w*?(?:i|u)n(?:iz|uz)?(?=\\W*$)',
    '(?:gold|plus|pro)(?=\\W*$)',
    'yan(?:imiz|im)da oldug\\w*',
    'satin aldig\\w* icin tesekkur\\w*',
    'yeni (?:uyelik |abonelik |fatura )?donem\\w*',
    '(?<!kutuphane )kart(?:in|iniz)\\w*[^.]{0,20} (?:suresi|son kullanma)[^.]{0,20} (?:dol|bit|yaklas|gec)\\w*',
  ],
  renewed: [
    `(?:bir|1) (?:tam )?${period} (?:boyunca )?daha (?:sen|siz|biz|birlikte|bera|devam|kullan|surd|gecerli)\\w*`,
    `${own}[^.]{0,40} (?:bir|1|\\d+) ${period}\\w*[^.]{0,20} (?:uzat|yenile)(?:d[iu]|t[iu])\\w*`,
    'yenileme(?:n|niz)? (?:tamam|basarili)(?![a-z])',
    `yeni (?:abonelik |uyelik |fatura |odeme )?(?:donem|${period})\\w* basla${did}`,
    '(?:yeniledig|uzattig)in\\w* icin tesekkur\\w*',
    `${own}[^.]{0,30} tazelen${did}`,
  ],
  will_charge: [
    '(?:ode(?:yeceksin|yeceksiniz|meye|nir))\\w*',
    `${sum}[^.]{0,60} (?:yansi|gercekles|kesil|gec)(?:y?[ae]c[ae][kg]|r(?![a-z])|[iu]r(?![a-z])|[iu]yor|lar|nir)\\w*`,
    '(?:odeme|yenileme|tahsilat|cekim) (?:zaman|vakt|gun)\\w*(?: \\w+)? (?:yaklas|gel)\\w*',
    '(?:yenileme|odeme) zamani\\w*',
    `yenilenme(?:sine|nize|ne)(?: (?:son |sadece )?\\d+ (?:gun|hafta|ay)| az| cok az| kisa bir sure)? kal\\w*`,
    `${own}[^.]{0,60} (?:tl|₺|lira|usd|eur|\\d)\\W?\\w{0,3} (?:gec|don)(?:ecek|er|uyor|iyor)\\w*`,
    'ucretlendirme\\w*[^.]{0,30} basl\\w+',
    'odemeler[^.]{0,30} basl\\w+',
    'ilk (?:cekim|yenileme)\\w*',
    'otomatik (?:olarak )?(?:basla|gec|don)\\w*?c[ae][kg]\\w*',
    'planlanan (?:odeme|cekim|tahsilat|yenileme)\\w*',
  ],
  started: [
    "artik (?:[\\w+]+ ){0,3}(?:pro|plus|premium|gold)(?:'?(?:su|sin|sun|siniz|sunuz|uyesi)\\w*)",
    '(?:pro|plus|premium|gold|max|yillik|aylik) (?:plan|paket|uyelig|abonelig)\\w* (?:gec|kat)(?:tin|il|tiniz)\\w*',
    "(?:pro|plus|premium|gold|kulub\\w*|plan\\w*)(?:'\\w+)? (?:katildin|hos ?geldin)\\w*",
    '(?:abone|uye) oldug\\w* icin',
    'destekcisi oldu(?:n|nuz)',
    '(?:abonelig|uyelig)in(?:iz)? icin (?:cok )?tesekkur\\w*',
    `${own} (?:kayd\\w* |islem\\w* )?tamamlan${did}`,
    "(?:pro|plus|premium|gold)(?:'\\w+)? satin aldin\\w*",
    "(?:pro|plus|premium|gold|plan\\w*|paket\\w*)(?:'\\w+)? gectig\\w* icin",
    'paket(?:in|iniz) hazir',
  ],
  trial: ['ilk \\d+ (?:gun|hafta|ay)\\w* (?:bizden|ucretsiz)', 'ucretsiz (?:ayin|donemin|sure|kullanim)\\w*'],
  trial_started: [
    `ucretsiz (?:ay|donem|sure|kullanim|hafta|uyelig)\\w* [^.]{0,20}basla${did}`,
    'ilk \\d+ (?:gun|hafta|ay)\\w* (?:bizden|ucretsiz)',
  ],
  trial_ends: [
    `(?:deneme|ucretsiz (?:ay|donem|sure|kullanim|hafta|uyelig))\\w*[^.]{0,50} (?:bit|dol|sona er|sonlan|tamamlan)${soon}`,
    '(?:deneme|ucretsiz (?:ay|donem|sure|kullanim))\\w*[^.]{0,30} (?:bitmesine|bitimine|sonuna|dolmasina)[^.]{0,20} (?:kal|gel|yaklas)\\w*',
    'deneme\\w*[^.]{0,20} son (?:\\d+ )?gun\\w*',
    'deneme (?:suresi )?(?:bitis|bitim) (?:tarihi|gunu)',
  ],
  price_changes: [
    `(?:fiyat|ucret|bedel|aidat|tarife)\\w*[^.]{0,60} (?:guncelle|belirle|degistir|artir|yukselt|degis|cik)(?:d[iu]|t[iu]|n[dm]i)\\w*`,
    '(?:fiyat|ucret|bedel|aidat)\\w*[^.]{0,60} (?:guncellen|belirlen|duzenlen)(?:d|m)i\\w*',
    `(?:tl|₺|lira|usd|eur)(?:'\\w+)? yerine[^.]{0,60} (?:ode|ol|alin|tahsil|cekil)\\w*?(?:c[ae][kg]|[iu]yor)\\w*`,
    `(?:tl|₺|lira|usd|eur)\\W?[dt][ae]n [^.]{0,20}(?:tl|₺|lira|usd|eur)\\W?[ya]?[ea] (?:yuksel|cik|art)(?:${will})`,
    `itibaren[^.]{0,40} (?:tl|₺|lira|usd|eur)\\w* (?:ode|tahsil|cekil|alin)\\w*?c[ae][kg]\\w*`,
    `(?:fiyat|ucret|bedel|aidat)\\w*[^.]{0,50} itibar(?:en|iyla)[^.]{0,40} (?:tl|₺|lira|usd|eur)\\w*`,
    `itibar(?:en|iyla)[^.]{0,60} (?:tl|₺|lira|usd|eur)\\W?\\w* ol(?:acak|uyor|du)\\w*`,
    'yeni (?:donem|abonelik|uyelik|paket) (?:fiyat|ucret|bedel|aidat)\\w*',
    '(?:tarife|fiyat|ucret)\\w* (?:degisikli|fark)\\w*',
  ],
  payment_failed: [
    '(?:odeme|faturalama|tahsilat)\\w*(?: (?:al|yap|isle|tahsil ed)\\w*ken)?(?: bir)? (?:sorun|problem|gecik|hata)\\w*',
  ],
  refunded: [`(?:ucret|odeme|tutar|para)\\w*[^.]{0,30} geri oden${did}`],
  plan_changed: [
    '(?:plan|paket)\\w* (?:degistir|guncelle|yukselt|dusur)(?:d[iu]|t[iu])\\w*',
    'yeni (?:plan|paket)(?:in|iniz) ?:',
    '(?:plan|paket)\\w* gecis\\w*[^.]{0,20} (?:yap|tamam|gercekles|onay)\\w*',
  ],
  cancelled: [
    '(?:abonelig|uyelig)\\w*(?: (?!kart|taahhu|deneme|kampanya|indirim|teklif|promosyon|hediye)\\w+){0,2} suresi (?:[^.]{0,40} )?(?:dol|bit)(?:d[iu]|m[iu]stir)(?![a-z])',
    `(?:abonelig|uyelig)\\w*(?:(?! (?:taahhu|deneme|kampanya|indirim|teklif|promosyon|hediye))[^.]){0,30} (?:sonlandi|kapandi|bitti|(?:sonlan|kapan|bit)m[iu]s\\w*)(?![a-z])`,
    'uyelik(?:ten|ten) (?:ayril|cik)(?:d[iu]|t[iu]|m[iu]s)\\w*',
    '(?:uyelik|abonelik) kayd\\w* silin\\w+',
    `(?:artik|bundan sonra|bir daha|baska|yeniden)[^.]{0,30} (?:ucret|odeme|cekim|tahsilat|tutar)\\w* (?:alin|yapil|edil|gerceklestiril|cekil)m[ae]y[ae]c[ae][kg]\\w*`,
    `(?:ucret|odeme|cekim|tahsilat)\\w* (?:artik|bir daha|bundan sonra) (?:alin|yapil|edil)m[ae]y[ae]c[ae][kg]\\w*`,
  ],
  will_end: [
    '(?:otomatik yenileme|yenileme|yinelenen (?:fatura|odeme))\\w* (?:kapattin|durdurdun|iptal ettin|kapattik)\\w*',
    '(?:abonelig|uyelig)\\w*[^.]{0,40} (?:kapanacak|duracak|sonlanacak)\\w*',
  ],
  reactivated: [
    `(?:${own}[^.]{0,30} )?(?:yeniden|tekrar) (?:basla|baslatil|acil|etkinles|aktifles)${did}`,
    `${own}[^.]{0,30} (?:yeniden|tekrar) baslat(?:tin|tik|il)\\w*`,
    'tekrar aramizda\\w*',
    'geri dondu(?:n|nuz|gun)\\w*',
    'iptal\\w* geri (?:aldin|cektin|alindi)\\w*',
    `${own}[^.]{0,30} kaldigi yerden devam e[dt]\\w*`,
    'dondurma\\w*[^.]{0,30} (?:sona er|bit|kaldir)\\w*',
  ],
} satisfies Partial<Record<Concept, string[]>>;
