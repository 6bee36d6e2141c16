import type { Life } from './life.ts';

export const turkishLives: Life[] = [
  {
    name: 'TR card one month, everything foreign and local',
    currency: 'TRY',
    span: '26-03',
    rows: `
      26-03-02 NETFLIX.COM AMSTERDAM NLD | 289.99
      26-03-04 SPOTIFY P3A4B5C6D7 STOCKHOLM SWE | 99.00
      26-03-05 APPLE.COM/BILL CORK IRL | 129.99
      26-03-06 IYZICO/GAIN MEDYA ISTANBUL | 179.00
      26-03-07 PAYTR/KITAPYURDU | 640.50
      26-03-09 GOOGLE *YouTubePremium g.co/helppay# | 79.99
      26-03-10 HEPSIPAY*HEPSIBURADA | 1249.00
      26-03-11 AMAZON PRIME TR ISTANBUL | 69.90
      26-03-12 OPENAI *CHATGPT SUBSCR SAN FRANCISCO USA | 874.32 (20.00 USD)
      26-03-15 KKDF | 12.44
      26-03-15 BSMV | 12.44
      26-03-15 ALIŞVERİŞ FAİZİ | 82.95
      26-03-20 ÖDEME - TEŞEKKÜR EDERİZ | +14500.00
      26-03-21 DENİZ BEYAZ EŞYA 2/9 TAKSİT | 2150.00
      26-03-25 TURK TELEKOM FATURA | 620.00`,
    found: [
      'Netflix 289.99 monthly',
      'Spotify 99 monthly',
      'GAİN 179 monthly',
      'YouTube Premium 79.99 monthly',
      'Amazon Prime 69.9 monthly',
      'ChatGPT 874.32 monthly',
    ],
    either: ['APPLE.COM/BILL', 'TURK TELEKOM'],
  },
  {
    name: 'TR look-alikes only',
    currency: 'TRY',
    span: '26-01..26-03',
    rows: `
      26-01-05 CANVAS SANAT EVI | 850.00
      26-02-05 CANVAS SANAT EVI | 850.00
      26-01-09 MAXIMUM MARKET BEYKOZ | 320.00
      26-02-14 MAXIMUM MARKET BEYKOZ | 455.00
      26-01-19 ADOBE GRILL HOUSE | 1200.00
      26-02-02 PRIME MEAT STEAKHOUSE | 2400.00
      26-03-03 SPOTIFY CAFE KADIKOY | 185.00
      26-03-12 APPLE BEE'S CUKURCUMA | 990.00
      26-03-15 TWITCH'S DINER | 740.00
      26-03-20 DISNEY OYUNCAK DUNYASI | 1499.90
      26-02-22 NOTION KIRTASIYE | 132.00
      26-03-28 ZOOM FOTOGRAF | 260.00`,
    found: [],
  },
  {
    name: 'TR account: rent, dues, salary, loan, gym',
    currency: 'TRY',
    span: '26-01..26-06',
    rows: `
      26-01-01 x6 GELEN FAST LODOS YAZILIM MAAŞ | +78000.00
      26-01-03 x6 KİRA ÖDEMESİ HASAN DEMİR | 28000.00
      26-01-05 x6 AKASYA SİTESİ YÖNETİMİ AİDAT | 1850.00
      26-01-10 x6 İHTİYAÇ KREDİSİ TAKSİT TAHSİLATI | 6420.15
      26-01-12 x6 MACFIT KADIKOY UYELIK | 1490.00
      26-01-15 x6 MİNİK ADIMLAR KREŞ | 14500.00
      26-01-20 x6 KREDİ KARTI ÖDEME 5528********1234 | 12000.00
      26-01-22 x6 ISKI SU FATURASI | 310.00
      26-01-25 x6 HESAP İŞLETİM ÜCRETİ | 24.90`,
    found: ['MACFit 1490 monthly'],
    either: ['KREŞ', 'ISKI'],
  },
  {
    name: 'TR USD services billed in lira with noise, no foreign printed',
    currency: 'TRY',
    span: '26-01..26-06',
    rows: `
      26-01-08 OPENAI *CHATGPT SUBSCR | 858.10
      26-02-08 OPENAI *CHATGPT SUBSCR | 869.44
      26-03-08 OPENAI *CHATGPT SUBSCR | 874.02
      26-04-08 OPENAI *CHATGPT SUBSCR | 889.90
      26-05-08 OPENAI *CHATGPT SUBSCR | 901.13
      26-06-08 OPENAI *CHATGPT SUBSCR | 907.80
      26-01-21 MIDJOURNEY INC. SOUTH SAN FRA | 430.20
      26-02-21 MIDJOURNEY INC. SOUTH SAN FRA | 435.92
      26-03-21 MIDJOURNEY INC. SOUTH SAN FRA | 438.10
      26-04-21 MIDJOURNEY INC. SOUTH SAN FRA | 446.77
      26-05-21 MIDJOURNEY INC. SOUTH SAN FRA | 451.05
      26-06-21 MIDJOURNEY INC. SOUTH SAN FRA | 455.90
      26-01-14 KAGI INC. PALO ALTO | 429.11
      26-02-14 KAGI INC. PALO ALTO | 433.80
      26-03-14 KAGI INC. PALO ALTO | 437.05
      26-04-14 KAGI INC. PALO ALTO | 444.90
      26-05-14 KAGI INC. PALO ALTO | 450.30
      26-06-14 KAGI INC. PALO ALTO | 454.11
      26-01-14 x6 YURT DISI ISLEM KOMISYONU | 8.60`,
    found: ['ChatGPT 907.8 monthly', 'Midjourney 455.9 monthly', 'Kagi 454.11 monthly'],
  },
  {
    name: 'TR Akbank card two months, processors',
    currency: 'TRY',
    span: '26-04..26-05',
    rows: `
      26-04-03 x2 IYZICO/STORYTEL ISTANBUL TR | 169.99
      26-04-05 x2 PARAM/MUBI EFES ISTANBUL | 249.00
      26-04-07 x2 PAYTR *TABII PREMIUM | 99.00
      26-04-08 x2 SIPAY*FIZY | 89.99
      26-04-09 x2 CRAFTGATE/BLINKIST | 349.00
      26-04-11 x2 HEPSIPAY/HEPSIBURADA PREMIUM | 59.90
      26-04-12 IYZICO/KITAPSEPETI | 420.00
      26-05-14 PAYTR*EVDE MARKET | 310.00
      26-04-15 x2 MIGROS HEMEN YILDIZ UYELIK | 39.90
      26-04-18 x2 TURKCELL SUPERBOX | 549.00
      26-04-20 x2 TRENDYOL PLUS UYELIK | 39.99
      26-04-25 MEDIAMARKT 1/6 | 3333.33
      26-05-25 MEDIAMARKT 2/6 | 3333.33`,
    found: [
      'Storytel 169.99 monthly',
      'MUBI 249 monthly',
      'tabii 99 monthly',
      'Fizy 89.99 monthly',
      'Blinkist 349 monthly',
      'Hepsiburada Premium 59.9 monthly',
      'Trendyol Plus 39.99 monthly',
    ],
    either: ['SUPERBOX', 'MIGROS HEMEN'],
  },
  {
    name: 'TR Garanti Bonus one month: yearly, reseller, ordinary',
    currency: 'TRY',
    span: '26-02',
    rows: `
      26-02-01 Amazon Prime Uyelik AMZN.COM.TR | 69.90
      26-02-02 GOOGLE *GOOGLE ONE IRLANDA | 57.99
      26-02-03 GOOGLE *PLAY APPS IRLANDA | 24.99
      26-02-04 MSFT * E0500ABCD1 | 439.00
      26-02-05 XBOX GAME PASS ULTIMATE MICROSOFT | 439.00
      26-02-06 PLAYSTATION NETWORK LONDON | 1299.00
      26-02-07 STEAM PURCHASE | 320.00
      26-02-08 CANVA* 04123-22334455 SYDNEY | 149.99
      26-02-10 GARANTI BBVA EMEKLILIK BES KATKI PAYI | 1500.00
      26-02-11 ALLIANZ SIGORTA A.S. | 4200.00
      26-02-12 UBER TRIP ISTANBUL | 180.00
      26-02-14 BIN BIN OTOPARK | 60.00
      26-02-20 KART ÜCRETİ | 450.00
      26-02-21 CADDE BOSTAN DIS KLINIGI 1/3 TAKSIT | 3000.00`,
    found: ['Amazon Prime 69.9 monthly', 'Google One 57.99 monthly', 'Xbox 439 monthly', 'Canva 149.99 monthly'],
    either: ['MSFT', 'PLAYSTATION', 'GOOGLE *PLAY', 'ALLIANZ', 'EMEKLILIK'],
  },
  {
    name: 'TR İşbank account, everyday debits',
    currency: 'TRY',
    span: '26-01..26-04',
    rows: `
      26-01-02 x4 OTOMATİK ÖDEME TALİMATI TURKCELL 5321234567 | 480.00
      26-01-05 x4 KONUT KREDİSİ TAKSİDİ | 18400.00
      26-01-06 x4 GÖNDERİLEN FAST AYŞE KAYA KİRA | 22000.00
      26-01-09 x4 POS SATIŞ DIGITURK | 599.00
      26-01-11 x4 POS SATIŞ EXXEN DİJİTAL | 164.90
      26-01-13 x4 BES KATKI PAYI ÖDEMESİ | 2000.00
      26-01-15 x4 ÖZEL DERS HAVALE ALİ HOCA | 4000.00
      26-01-17 x4 SİTE AİDATI ÖDEMESİ YEŞİLVADİ | 2100.00
      26-01-20 x4 ASKİ SU | 380.00
      26-01-21 x4 OGS/HGS TALİMATI | 300.00
      26-01-25 x4 KART BORCU ÖDEME | 21000.00
      26-01-28 x4 MAAŞ | +95000.00
      26-01-30 x4 FAİZ TAHAKKUK | +120.00`,
    found: ['Exxen 164.9 monthly', 'Digiturk 599 monthly'],
    either: ['TURKCELL', 'ASKİ', 'HGS', 'BES'],
  },
  {
    name: 'TR Yapı Kredi World card two months',
    currency: 'TRY',
    span: '26-01..26-02',
    rows: `
      26-01-02 x2 NETFLIX.COM ISTANBUL TR | 289.99
      26-01-03 x2 DISNEY PLUS ISTANBUL TR | 449.90
      26-01-04 x2 TOD TV ISTANBUL TR | 599.00
      26-01-05 x2 APPLE.COM/BILL 2.99 USD | 128.40 (2.99 USD)
      26-01-06 x2 ZOOM.US 888-799-9666 SAN JOSE US | 690.11 (15.99 USD)
      26-01-08 x2 YEMEKSEPETI CLUB | 49.99
      26-01-10 x2 CIMRI PREMIUM | 29.99
      26-01-12 x2 BINANCE TR | 2000.00
      26-01-13 x2 PAPARA YUKLEME | 500.00
      26-01-14 IKEA UMRANIYE Taksit 2/3 | 2333.33
      26-02-14 IKEA UMRANIYE Taksit 3/3 | 2333.33
      26-01-18 x2 KASKO ANADOLU SIGORTA 3/9 | 1450.00
      26-01-20 x2 NAKİT AVANS FAİZİ | 96.10
      26-01-25 x2 WORLDPUAN KULLANIMI | +50.00`,
    found: [
      'Netflix 289.99 monthly',
      'Disney 449.9 monthly',
      'TOD 599 monthly',
      'Zoom 690.11 monthly',
      'Yemeksepeti 49.99 monthly',
      'CIMRI 29.99 monthly',
    ],
    either: ['APPLE'],
  },
  {
    name: 'TR Ziraat account 1 month sparse',
    currency: 'TRY',
    span: '26-06',
    rows: `
      26-06-02 ATM PARA ÇEKME ZİRAAT KIZILAY | 3000.00
      26-06-03 EFT GİDEN MEHMET ÖZ BORÇ | 5000.00
      26-06-05 KREDİ TAHSİLATI 3/36 | 7420.00
      26-06-07 POS TABII.COM | 99.00
      26-06-09 POS HEPSIBURADA | 799.00
      26-06-11 OTOMATİK FATURA ENERJISA | 810.00
      26-06-12 POS YOUTUBEPREMIUM GOOGLE | 79.99
      26-06-14 SGK PRİM ÖDEMESİ | 6200.00
      26-06-15 EMEKLİ MAAŞI | +24000.00
      26-06-18 POS GETIR YEMEK | 410.00
      26-06-20 TRAFİK CEZASI GİB | 993.00`,
    found: ['tabii 99 monthly', 'YouTube Premium 79.99 monthly'],
    either: ['ENERJISA'],
  },
  {
    name: 'TR negative card: many instalments, no subs',
    currency: 'TRY',
    span: '26-01..26-04',
    rows: `
      26-01-05 x4 ARCELIK BAYI UMUT 6 TAKSIT | 1999.90
      26-01-07 ALTINYILDIZ 1/4 | 900.00
      26-02-07 ALTINYILDIZ 2/4 | 900.00
      26-03-07 ALTINYILDIZ 3/4 | 900.00
      26-04-07 ALTINYILDIZ 4/4 | 900.00
      26-01-09 x4 MTV 1. TAKSIT | 1400.00
      26-01-11 x3 PEGASUS HAVAYOLLARI | 1200.50
      26-01-13 x4 BEYMEN CLUB 3 TAKSITLI | 2100.00
      26-01-15 x4 BSMV | 8.31
      26-01-15 x4 KKDF | 8.31
      26-01-17 x4 KART AIDAT TAHSILATI | 120.00
      26-01-19 x4 SIGORTA PRIMI 4/12 | 340.00`,
    found: [],
    either: ['SIGORTA', 'PEGASUS'],
  },
  {
    name: 'TR Denizbank trailing plus, QNB',
    currency: 'TRY',
    span: '26-03..26-05',
    rows: `
      26-03-02 x3 SPOTIFY STOCKHOLM SE | 99.00
      26-03-03 x3 PRIMEVIDEO TR | 69.90
      26-03-05 x3 GETIRBUYUK ISTANBUL | 410.00
      26-03-08 x3 TURKNET ILETISIM | 549.90
      26-03-09 x3 ENPARA KREDI ODEMESI | 4100.00
      26-03-10 x3 SIGORTAM.NET 4/9 | 611.00
      26-03-11 x3 CHATGPT SUBSCRIPTION OPENAI.COM US | 890.40 (20.00 USD)
      26-03-13 x3 MOKAUNITED/FITEKRAN | 149.00
      26-03-15 x3 EK HESAP FAİZİ | 44.10
      26-03-17 x3 BEDELLI HISSE KATKI | 500.00
      26-03-20 x3 DAIRE AIDATI DEFNE SITESI | 1600.00
      26-03-22 x3 VERGI DAIRESI MTV | 900.00`,
    found: ['Spotify 99 monthly', 'Prime 69.9 monthly', 'ChatGPT 890.4 monthly', 'FitEkran 149 monthly'],
    either: ['TURKNET', 'SIGORTAM'],
  },
  {
    name: 'TR one-month Turkish services',
    currency: 'TRY',
    span: '26-04',
    rows: `
      26-04-01 BEIN CONNECT TOD | 599.00
      26-04-02 GAIN.TV ISTANBUL | 179.00
      26-04-03 EXXEN SPOR ISTANBUL | 299.00
      26-04-04 AMAZON PRIME TURKIYE | 69.90
      26-04-05 PUHUTV PREMIUM | 49.90
      26-04-06 STORYTEL TURKEY IST | 169.99
      26-04-08 HEPSIBURADA PREMIUM UYELIK | 59.90
      26-04-10 DIJITAL PLATFORM D-SMART GO | 149.00
      26-04-11 UDEMY ONLINE COURSES | 349.99
      26-04-12 ISTANBUL KITAPCISI | 210.00`,
    found: [
      'TOD 599 monthly',
      'GAİN 179 monthly',
      'Exxen 299 monthly',
      'Amazon Prime 69.9 monthly',
      'puhutv 49.9 monthly',
      'Storytel 169.99 monthly',
      'Hepsiburada Premium 59.9 monthly',
      'D-Smart 149 monthly',
    ],
    either: ['UDEMY'],
  },
];
