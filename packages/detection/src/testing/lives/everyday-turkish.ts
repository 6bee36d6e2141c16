import type { Life } from './life.ts';

export const everydayTurkishLives: Life[] = [
  {
    name: 'TR kart: dijital, taksit ve market',
    currency: 'TRY',
    span: '26-05..26-10',
    rows: `
      26-05-03 x6 NETFLIX.COM AMSTERDAM NLD | 289.99
      26-05-07 x6 SPOTIFY P@@@@@@@@@ STOCKHOLM | 99.00
      26-05-11 MEDIAMARKT TAKSIT 1/6 | 2416.50
      26-06-11 MEDIAMARKT TAKSIT 2/6 | 2416.50
      26-07-11 MEDIAMARKT TAKSIT 3/6 | 2416.50
      26-05-14 x6 ATLAS SITE AIDATI OTOMATIK ODEME | 1850.00
      26-05-19 MIGROS ATASEHIR | 1244.35
      26-06-08 MIGROS ATASEHIR | 830.10
      26-07-22 MIGROS ATASEHIR | 1502.90
      26-06-15 x4w KRONOTROP KAHVE | 145.00
      26-05-28 x6 HGS YUKLEME | 200.00`,
    found: ['Netflix 289.99 monthly', 'Spotify 99 monthly'],
  },
  {
    name: 'TR hesap: kira, kredi, yoga',
    currency: 'TRY',
    span: '26-05..26-10',
    rows: `
      26-05-01 x6 EFT MEHMET KARACA KIRA | 22000.00
      26-05-05 x6 KREDI TAKSIT TAHSILATI 0043/0060 | 6120.44
      26-05-09 x6 POS NEFES YOGA MODA IST | 1200.00
      26-05-12 x6 TURK TELEKOM INTERNET FATURA | 489.90
      26-05-16 x6 BEDAS ELEKTRIK FATURA | 645.20
      26-05-20 x6 HAVALE AYSE KARACA | 3000.00
      26-05-23 x6 DASK VE KONUT SIGORTASI | 310.00
      26-05-25 x6 OZEL ALTINBILEK KOLEJI | 14500.00`,
    found: ['Nefes Yoga 1200 monthly'],
  },
  {
    name: 'TR kart: yabanci SaaS dolarli',
    currency: 'TRY',
    span: '26-04..26-10',
    rows: `
      26-04-02 OPENAI *CHATGPT SUBSCR SAN FRANCISCO | 846.40 (20.00 USD)
      26-05-02 OPENAI *CHATGPT SUBSCR SAN FRANCISCO | 858.10 (20.00 USD)
      26-06-02 OPENAI *CHATGPT SUBSCR SAN FRANCISCO | 861.20 (20.00 USD)
      26-07-02 OPENAI *CHATGPT SUBSCR SAN FRANCISCO | 872.00 (20.00 USD)
      26-08-02 OPENAI *CHATGPT SUBSCR SAN FRANCISCO | 880.50 (20.00 USD)
      26-09-02 OPENAI *CHATGPT SUBSCR SAN FRANCISCO | 887.90 (20.00 USD)
      26-10-02 OPENAI *CHATGPT SUBSCR SAN FRANCISCO | 893.10 (20.00 USD)
      26-04-18 x7 PADDLE.NET* TRADEPLOT | 512.00 (12.00 USD)
      26-04-10 AWS EMEA AWS.AMAZON.CO | 233.12
      26-05-10 AWS EMEA AWS.AMAZON.CO | 301.77
      26-06-10 AWS EMEA AWS.AMAZON.CO | 198.40
      26-07-10 AWS EMEA AWS.AMAZON.CO | 254.90
      26-04-22 FACEBK *ADS K8@@@@ | 1500.00
      26-05-19 FACEBK *ADS K8@@@@ | 1500.00
      26-06-25 FACEBK *ADS K8@@@@ | 1500.00
      26-05-06 TRENDYOL.COM | 420.00
      26-07-09 TRENDYOL.COM | 899.00`,
    found: ['ChatGPT 893.1 monthly', 'Tradeplot 512 monthly'],
    either: ['AWS'],
  },
  {
    name: 'TR kart: deneme sonra tam fiyat, zam',
    currency: 'TRY',
    span: '26-03..26-10',
    rows: `
      26-03-15 GAIN MEDYA A.S. | 1.00
      26-04-15 x3 GAIN MEDYA A.S. | 99.00
      26-07-15 x4 GAIN MEDYA A.S. | 149.00
      26-03-20 x3 EXXEN DIJITAL | 161.90
      26-06-20 x5 EXXEN DIJITAL | 219.90
      26-03-08 x8 ISTANBULKART MOBIL DOLUM | 300.00
      26-04-04 A101 KAVACIK | 322.10
      26-04-29 A101 KAVACIK | 187.40
      26-06-13 A101 KAVACIK | 454.75
      26-03-26 x8 KARTAL BELEDIYE SPOR OTOPARK | 150.00
      26-03-30 x8 AVRASYA TUNELI GECIS | 112.00`,
    found: ['Gain 149 monthly', 'Exxen 219.9 monthly'],
  },
  {
    name: 'TR kart: YouTube, iCloud, BiTaksi, kuafor',
    currency: 'TRY',
    span: '26-06..26-10',
    rows: `
      26-06-04 x5 GOOGLE *YOUTUBEPREMIUM | 79.99
      26-06-09 x5 APPLE.COM/BILL | 39.99
      26-06-13 BITAKSI | 210.00
      26-06-28 BITAKSI | 164.00
      26-07-30 BITAKSI | 245.00
      26-06-19 KUAFOR SALON ELIT | 600.00
      26-07-24 KUAFOR SALON ELIT | 600.00
      26-09-02 KUAFOR SALON ELIT | 650.00
      26-06-22 x5 FIBABANKA IHTIYAC KREDISI | 3450.00
      26-06-25 x5 AKSIGORTA KASKO TAKSIT | 2100.00
      26-06-27 x5 DIGITURK BEIN CONNECT | 299.00`,
    found: ['YouTube 79.99 monthly', 'Bein 299 monthly'],
    either: ['APPLE', 'DIGITURK'],
  },
  {
    name: 'TR kart: gazete, kutu, ortak ofis',
    currency: 'TRY',
    span: '26-05..26-10',
    rows: `
      26-05-05 x6 IYZICO*KAHVE KUTUM | 449.00
      26-05-11 x6 PAYTR*KOLEKTIF OFIS LEVENT | 4200.00
      26-05-17 x6 PARAM*YENI SAYFA DERGI | 120.00
      26-05-21 SHELL 3421 | 1500.00
      26-06-14 SHELL 3421 | 1500.00
      26-08-02 SHELL 3421 | 1500.00
      26-05-27 x6 IGDAS DOGALGAZ | 780.35
      26-05-29 x6 VODAFONE FATURA | 345.00
      26-06-03 x5 BURS ODEMESI EFT | 1500.00`,
    found: ['Kahve Kutum 449 monthly', 'Kolektif Ofis 4200 monthly', 'Yeni Sayfa 120 monthly'],
  },
  {
    name: 'TR hesap: spor salonu kendi tahsilat, sigorta, bagis',
    currency: 'TRY',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 MACFIT AYLIK TAHSILAT | 1299.00
      26-05-06 x6 LOSEV BAGIS | 200.00
      26-05-10 x6 BES KATKI PAYI ANADOLU HAYAT | 2500.00
      26-05-13 x6 ISKI SU FATURASI | 244.60
      26-05-18 x6 NAKIT CEKIM ATM 0412 | 5000.00
      26-05-22 x6 FAST ELIF DEMIR | 750.00
      26-05-26 x6 TURKNET ILETISIM | 399.90
      26-05-30 x6 STORYTEL TURKIYE | 139.99`,
    found: ['Storytel 139.99 monthly'],
    either: ['MACFIT', 'LOSEV'],
  },
  {
    name: 'TR kart: yillik iki odeme ve tek cekim',
    currency: 'TRY',
    span: '25-03..26-04',
    rows: `
      25-03-12 ADOBE *ACROPRO SUBS | 3299.00
      26-03-12 ADOBE *ACROPRO SUBS | 4199.00
      25-04-02 IKEA UMRANIYE | 5400.00
      25-05-18 HEPSIBURADA | 740.00
      25-06-09 HEPSIBURADA PREMIUM | 59.90
      25-07-09 x10 HEPSIBURADA PREMIUM | 59.90
      25-03-20 x13 SIGORTAM.NET SAGLIK | 950.00
      25-03-25 x13 MARMARAY GUNLUK | 42.00
      25-04-11 MTV ODEMESI | 2200.00`,
    found: ['Adobe 4199 yearly', 'Hepsiburada 59.9 monthly'],
  },
  {
    name: 'TR kart: iade, cift cekim, mubi',
    currency: 'TRY',
    span: '26-06..26-10',
    rows: `
      26-06-08 x5 MUBI.COM LONDON | 199.00
      26-08-08 MUBI.COM LONDON | 199.00
      26-08-12 MUBI.COM LONDON IADE | +199.00
      26-06-15 x5 DUOLINGO SUBSCRIPTION | 129.99
      26-06-11 ZARA | 1999.00
      26-06-20 ZARA | +1999.00
      26-07-05 x4 CICEKSEPETI | 649.00
      26-06-30 x5 KREDI KARTI FAIZI | 312.44
      26-06-29 x5 BSMV | 46.87`,
    found: ['Mubi 199 monthly', 'Duolingo 129.99 monthly'],
  },
  {
    name: 'TR kart: ay sonu, oyun, disney',
    currency: 'TRY',
    span: '26-03..26-10',
    rows: `
      26-03-31 DISNEY PLUS | 249.90
      26-04-30 DISNEY PLUS | 249.90
      26-05-31 DISNEY PLUS | 249.90
      26-06-30 DISNEY PLUS | 249.90
      26-07-31 DISNEY PLUS | 349.90
      26-08-31 DISNEY PLUS | 349.90
      26-09-30 DISNEY PLUS | 349.90
      26-10-31 DISNEY PLUS | 349.90
      26-03-06 PLAYSTATION NETWORK | 849.00
      26-05-19 PLAYSTATION NETWORK | 1299.00
      26-07-02 STEAMGAMES.COM | 215.00
      26-04-02 x7 AKBIL BASIN DOLUM | 250.00
      26-03-18 x8 OTOPARK ISPARK AYLIK | 900.00
      26-03-22 x8 SUPERONLINE FIBER | 429.00`,
    found: ['Disney 349.9 monthly'],
    either: ['PLAYSTATION', 'ISPARK'],
  },
  {
    name: 'TR kart: atolye, muzik okulu, kres',
    currency: 'TRY',
    span: '26-04..26-10',
    rows: `
      26-04-03 x7 MINIK ADIMLAR KRES | 12500.00
      26-04-07 x7 SES VE RENK MUZIK OKULU | 1600.00
      26-04-12 x7 TOPRAK SERAMIK STUDYO UYELIK | 850.00
      26-04-16 x7 KIZILAY DUZENLI BAGIS | 150.00
      26-04-21 x7 KANVA*CANVA PRO | 199.00
      26-05-05 BURGER KING | 265.00
      26-06-08 BURGER KING | 265.00
      26-08-01 BURGER KING | 265.00`,
    found: ['Toprak Seramik 850 monthly', 'Canva 199 monthly'],
    either: ['SES VE RENK', 'KIZILAY'],
  },
  {
    name: 'TR hesap: surekli emirler',
    currency: 'TRY',
    span: '26-05..26-10',
    rows: `
      26-05-01 x6 DUZENLI ODEME TALIMATI KARDELEN APT YONETIMI | 900.00
      26-05-04 x6 OTOMATIK TALIMAT ENERJISA | 655.00
      26-05-08 x6 VIRMAN BIRIKIM HESABI | 4000.00
      26-05-12 x6 SGK PRIM TAHSILATI | 5300.00
      26-05-15 x6 FAST GIDEN OKAN USTA | 1000.00
      26-05-19 x6 TOD TV ABONELIK | 349.00
      26-05-24 x6 YAPI KREDI ARAC KREDISI 12/36 | 9870.00`,
    found: ['TOD 349 monthly'],
  },
  {
    name: 'TR kart: iptal ve geri donus',
    currency: 'TRY',
    span: '25-11..26-10',
    rows: `
      25-11-17 x4 AMAZON PRIME TR | 39.00
      26-06-17 x5 AMAZON PRIME TR | 69.90
      25-11-05 x4 BLUTV | 99.90
      25-12-09 GETIR | 310.00
      26-02-14 GETIR | 412.00
      26-05-23 GETIR | 199.00
      25-11-22 x12 YEMEK KARTI YUKLEME | 2000.00
      25-11-27 x12 MODERN CATI SITE YONETIMI | 1100.00`,
    found: ['Amazon Prime 69.9 monthly'],
  },
  {
    name: 'TR kart: haftalik ve 28 gun',
    currency: 'TRY',
    span: '26-05..26-10',
    rows: `
      26-05-04 x6f STUDYO DENGE PILATES | 2400.00
      26-05-07 x25w HAFTALIK SEBZE SANDIGI | 480.00
      26-05-09 BIM 2231 | 210.00
      26-05-23 BIM 2231 | 344.00
      26-06-30 BIM 2231 | 190.00
      26-05-12 x6 FOX NETWORKS TIVIBU | 119.00
      26-05-15 x6 HALI YIKAMA PAKIZE | 450.00`,
    found: ['Studyo Denge 2400 weekly*4', 'Sebze Sandigi 480 weekly'],
    either: ['HALI YIKAMA', 'TIVIBU'],
  },
  {
    name: 'TR kart: bir ay tek',
    currency: 'TRY',
    span: '26-10',
    rows: `
      26-10-02 NETFLIX.COM | 389.99
      26-10-05 SPOTIFY AB STOCKHOLM | 99.00
      26-10-06 CARREFOURSA | 1420.00
      26-10-09 LCW | 799.00
      26-10-11 KOTON 2/3 TAKSIT | 333.00
      26-10-14 GOOGLE *GOOGLE ONE | 57.99
      26-10-17 MICROSOFT*365 FAMILY | 1899.00
      26-10-19 OPET | 1650.00
      26-10-23 CLAUDE.AI SUBSCRIPTION | 870.00
      26-10-26 PTT KARGO | 95.00`,
    found: [
      'Netflix 389.99 monthly',
      'Spotify 99 monthly',
      'Google One 57.99 monthly',
      'Microsoft 1899 yearly',
      'Claude 870 monthly',
    ],
  },
  {
    name: 'TR kart: atlanan ay ve plan degisimi',
    currency: 'TRY',
    span: '26-02..26-10',
    rows: `
      26-02-14 x3 LINKEDIN PREMIUM | 899.00
      26-06-14 x5 LINKEDIN PREMIUM | 899.00
      26-02-10 x4 NOTION LABS INC | 380.00
      26-05-24 NOTION LABS INC | 212.00
      26-06-10 x5 NOTION LABS INC | 720.00
      26-03-03 KITAPYURDU | 240.00
      26-05-28 KITAPYURDU | 410.00
      26-02-27 x9 KOC ALLIANZ HAYAT | 640.00`,
    found: ['LinkedIn 899 monthly', 'Notion 720 monthly'],
  },
  {
    name: 'TR kart: karisik aile',
    currency: 'TRY',
    span: '26-04..26-09',
    rows: `
      26-04-02 x6 DISNEY+ ISTANBUL TR | 449.90
      26-04-06 x6 IYZICO /MASAL KUTUSU COCUK | 389.00
      26-04-09 x6 OZEL GUNES ANAOKULU TAHSILAT | 9800.00
      26-04-13 x6 TURKCELL SUPERONLINE | 569.00
      26-04-17 TEKNOSA 3 TAKSIT 1/3 | 4150.00
      26-05-17 TEKNOSA 3 TAKSIT 2/3 | 4150.00
      26-06-17 TEKNOSA 3 TAKSIT 3/3 | 4150.00
      26-04-20 GETIR YEMEK | 412.00
      26-05-15 GETIR YEMEK | 388.50
      26-04-24 x6 GARANTI EMEKLILIK BES | 1500.00
      26-04-27 x6 YUSUF ASLAN SERVIS | 3200.00`,
    found: ['Disney 449.9 monthly', 'Masal Kutusu 389 monthly'],
  },
  {
    name: 'TR hesap: esnaf',
    currency: 'TRY',
    span: '26-04..26-09',
    rows: `
      26-04-01 x6 ISYERI KIRASI EFT HASAN BULUT | 18000.00
      26-04-04 x6 PARASUT YAZILIM | 649.00
      26-04-08 x6 POS CIHAZ UCRETI | 350.00
      26-04-10 x6 SGK PRIM OTOMATIK | 7412.00
      26-04-14 x6 MUHASEBE SERBEST MALI MUSAVIR | 4000.00
      26-04-18 x6 IKAS E TICARET PAKETI | 1290.00
      26-04-22 x6 YURTICI KARGO CARI | 2100.00
      26-04-25 x6 GUVENLIK ALARM PRONET | 890.00
      26-04-28 x6 GOOGLE ADS 55@@@@ | 3000.00`,
    found: ['Parasut 649 monthly', 'Ikas 1290 monthly'],
    either: ['PRONET'],
  },
  {
    name: 'TR kart: muzik ve oyun',
    currency: 'TRY',
    span: '26-03..26-09',
    rows: `
      26-03-03 x7 FIZY DIJITAL MUZIK | 69.99
      26-03-07 x7 SPOTIFYTR P@@@@@@ | 135.00
      26-03-11 x7 XBOX GAME PASS MSFT | 359.00
      26-03-16 EPIC GAMES | 449.00
      26-05-21 EPIC GAMES | 189.00
      26-03-19 x7 DISCORD NITRO | 330.00
      26-03-25 SINEMAXIMUM | 380.00
      26-06-07 SINEMAXIMUM | 380.00
      26-08-29 SINEMAXIMUM | 380.00
      26-03-29 x7 METRO ISTANBUL MAVI KART | 1500.00`,
    found: ['Fizy 69.99 monthly', 'Spotify 135 monthly', 'Xbox 359 monthly', 'Discord 330 monthly'],
  },
  {
    name: 'TR kart: sigorta ve taksit yogun',
    currency: 'TRY',
    span: '25-10..26-09',
    rows: `
      25-10-05 x12 TURKIYE SIGORTA TAMAMLAYICI SAGLIK | 820.00
      25-10-09 x4 KOCTAS TAKSIT 1234 | 1275.00
      25-10-12 x12 NET GLOBAL TABII PREMIUM | 99.00
      25-10-16 x12 VESTEL GARANTI PLUS | 140.00
      25-11-20 x3 DECATHLON | 700.00
      25-10-24 x12 ARI SITESI YONETIM | 1350.00
      25-10-28 x12 APPLE.COM/BILL | 129.99`,
    found: ['tabii 99 monthly'],
    either: ['APPLE', 'VESTEL'],
  },
  {
    name: 'TR kart: kisisel gelisim',
    currency: 'TRY',
    span: '26-04..26-09',
    rows: `
      26-04-03 x6 CAMBLY INC | 2150.00
      26-04-07 x6 UDEMY SUBSCRIPTION | 289.00
      26-04-12 x6 PSIKOLOG SEANS DR DENIZ AK | 2500.00
      26-04-15 x24w KIRTASIYE DUNYASI | 75.00
      26-04-18 x6 MEDITOPIA | 149.99
      26-04-22 x6 ZUMBA DANS OKULU CANKAYA | 1400.00
      26-04-26 x6 KITAPSEVER KULUBU AYLIK | 260.00`,
    found: ['Cambly 2150 monthly', 'Udemy 289 monthly', 'Meditopia 149.99 monthly', 'Kitapsever 260 monthly'],
    either: ['KIRTASIYE', 'ZUMBA'],
  },
  {
    name: 'TR kart: zam ustune zam, euro',
    currency: 'TRY',
    span: '25-12..26-09',
    rows: `
      25-12-08 x3 STORYTEL.COM/TR | 104.99
      26-03-08 x4 STORYTEL.COM/TR | 139.99
      26-07-08 x3 STORYTEL.COM/TR | 179.99
      25-12-14 FRAMER BV AMSTERDAM | 560.20 (15.00 EUR)
      26-01-14 FRAMER BV AMSTERDAM | 571.00 (15.00 EUR)
      26-02-14 FRAMER BV AMSTERDAM | 577.30 (15.00 EUR)
      26-03-14 FRAMER BV AMSTERDAM | 590.40 (15.00 EUR)
      26-04-14 FRAMER BV AMSTERDAM | 601.70 (15.00 EUR)
      26-05-14 FRAMER BV AMSTERDAM | 612.00 (15.00 EUR)
      26-06-14 FRAMER BV AMSTERDAM | 618.80 (15.00 EUR)
      26-07-14 FRAMER BV AMSTERDAM | 630.10 (15.00 EUR)
      26-08-14 FRAMER BV AMSTERDAM | 641.00 (15.00 EUR)
      26-09-14 FRAMER BV AMSTERDAM | 648.90 (15.00 EUR)
      25-12-19 x10 KARSIYAKA BLD SU | 210.35
      26-01-25 BOYNER | 1400.00
      26-04-11 BOYNER | 2250.00`,
    found: ['Storytel 179.99 monthly', 'Framer 648.9 monthly'],
  },
  {
    name: 'TR hesap: maas gunu sonrasi',
    currency: 'TRY',
    span: '26-04..26-09',
    rows: `
      26-04-01 x6 MAAS ODEMESI ABC AS | +62000.00
      26-04-02 x6 ATM PARA CEKME | 8000.00
      26-04-03 x6 KK BORC ODEME | 14200.00
      26-04-05 x6 FAST ANNEME | 5000.00
      26-04-07 x6 EV KREDISI TAKSITI 44/120 | 13250.00
      26-04-10 x6 DOGALGAZ BASKENTGAZ | 912.00
      26-04-15 x6 TIVIBU SPOR TTNET | 189.00
      26-04-20 x6 CUMHURIYET GAZETESI E-ABONE | 90.00
      26-04-25 x6 BANKAMATIK KART KULLANIM | 18.50`,
    found: ['Cumhuriyet 90 monthly'],
    either: ['TIVIBU'],
  },
  {
    name: 'TR kart: tek ay, tatil',
    currency: 'TRY',
    span: '26-08',
    rows: `
      26-08-01 AIRBNB * HMX@@@@ | 9400.00
      26-08-03 YOUTUBE PREMIUM FAMILY | 159.99
      26-08-05 OBILET | 1100.00
      26-08-08 BIRA EVI BODRUM | 740.00
      26-08-11 APPLE.COM/BILL | 149.99
      26-08-14 MAX.COM | 229.90
      26-08-18 TANKER PETROL | 1900.00
      26-08-22 EXPRESSVPN.COM | 520.00
      26-08-28 NOTHING TECH | 15400.00`,
    found: ['YouTube 159.99 monthly', 'Max 229.9 monthly', 'ExpressVPN 520 monthly'],
    either: ['APPLE'],
  },
  {
    name: 'TR kart: iki plan ayni servis',
    currency: 'TRY',
    span: '26-04..26-09',
    rows: `
      26-04-05 x6 NETFLIX.COM | 189.99
      26-04-21 x6 NETFLIX.COM | 379.99
      26-04-12 x6 KLINIK PLUS DIS TAKSIT | 2200.00
      26-04-16 WATSONS | 318.00
      26-06-27 WATSONS | 318.00
      26-04-28 x6 GUNLUK FINANS HABER ABONELIGI | 149.00`,
    found: ['Netflix 189.99 monthly', 'Netflix 379.99 monthly', 'Finans Haber 149 monthly'],
  },
  {
    name: 'TR kart: iptal edilmis ve suren',
    currency: 'TRY',
    span: '25-12..26-09',
    rows: `
      25-12-10 x3 MUBI | 139.00
      25-12-18 x10 GOOGLE*DUOLINGO | 159.99
      26-01-03 x9 PAYCELL*SESLI KITAP DUNYAM | 79.90
      26-01-08 CIGKOFTECI | 120.00
      26-02-08 CIGKOFTECI | 120.00
      26-03-21 CIGKOFTECI | 120.00
      26-01-25 x9 KONUT SIGORTASI ALLIANZ | 260.00`,
    found: ['Duolingo 159.99 monthly', 'Sesli Kitap 79.9 monthly'],
  },
  {
    name: 'TR kart: is yeri kahvesi, otopark',
    currency: 'TRY',
    span: '26-05..26-09',
    rows: `
      26-05-04 ESPRESSOLAB | 110.00
      26-05-11 ESPRESSOLAB | 110.00
      26-05-13 ESPRESSOLAB | 110.00
      26-05-27 ESPRESSOLAB | 110.00
      26-06-09 ESPRESSOLAB | 110.00
      26-07-03 ESPRESSOLAB | 110.00
      26-05-01 x5 OTOPARK AS AYLIK ABONMAN | 1250.00
      26-05-06 x5 ZOOM.US 888-799-9666 | 620.00
      26-05-15 x5 TEMIZLIK FATMA HANIM | 2000.00
      26-05-20 x5 HEPSIJET PREMIUM ESNAF | 99.00`,
    found: ['Zoom 620 monthly'],
    either: ['OTOPARK', 'HEPSIJET'],
  },
  {
    name: 'TR kart: uc ayda bir ve alti ayda bir',
    currency: 'TRY',
    span: '25-04..26-09',
    rows: `
      25-04-10 x6q TREND SU ARITMA BAKIM | 850.00
      25-05-15 x3h DERGI DUNYASI ATLAS ABONE | 720.00
      25-04-22 x17 WEB HOSTING NATRO | 89.00
      25-06-01 x15 KOMBI BAKIM SIGORTASI | 120.00
      25-04-03 KIRMIZI BALIK | 560.00
      25-09-17 KIRMIZI BALIK | 720.00`,
    found: ['Natro 89 monthly', 'Dergi Dunyasi 720 monthly*6'],
    either: ['SU ARITMA'],
  },
  {
    name: 'TR hesap: universite ogrencisi',
    currency: 'TRY',
    span: '26-04..26-09',
    rows: `
      26-04-01 x6 KYK BURS | +3000.00
      26-04-03 x6 YURT UCRETI OZEL KIZ YURDU | 6500.00
      26-04-06 x6 SPOTIFY STUDENT | 55.00
      26-04-10 AKBIL YUKLEME | 150.00
      26-04-22 AKBIL YUKLEME | 150.00
      26-05-14 AKBIL YUKLEME | 150.00
      26-04-16 x6 FAST ZEYNEP KAYA | 500.00
      26-04-19 x6 GYMPOINT OGRENCI | 600.00
      26-04-27 x6 CHEGG ORDER | 690.00`,
    found: ['Spotify 55 monthly', 'Chegg 690 monthly'],
    either: ['GYMPOINT'],
  },
  {
    name: 'TR kart: reklam ve bulut',
    currency: 'TRY',
    span: '26-04..26-09',
    rows: `
      26-04-02 DIGITALOCEAN.COM | 1020.00
      26-05-02 DIGITALOCEAN.COM | 1190.50
      26-06-02 DIGITALOCEAN.COM | 988.20
      26-07-02 DIGITALOCEAN.COM | 1250.00
      26-04-05 x6 GITHUB, INC. | 170.00
      26-04-09 x6 META *ADS 22@@ | 2500.00
      26-04-14 x6 ISIMTESCIL KURUMSAL MAIL | 240.00
      26-04-18 x6 SAHIBINDEN.COM MAGAZA | 1650.00
      26-04-26 x6 TRELLO ATLASSIAN | 210.00`,
    found: ['GitHub 170 monthly', 'Isimtescil 240 monthly', 'Trello 210 monthly'],
    either: ['DIGITALOCEAN', 'SAHIBINDEN'],
  },
  {
    name: 'TR kart: su ve gida abonelikleri',
    currency: 'TRY',
    span: '26-04..26-09',
    rows: `
      26-04-07 DAMACANA SU HAYAT | 130.00
      26-04-19 DAMACANA SU HAYAT | 130.00
      26-05-12 DAMACANA SU HAYAT | 130.00
      26-06-20 DAMACANA SU HAYAT | 130.00
      26-04-03 x6 ORGANIK KOY SEPETI ABONELIK | 1150.00
      26-04-11 x6 YEMEKSEPETI CLUB | 49.90
      26-04-15 x6 MAMA KULUBU PATI | 540.00
      26-04-21 x6 BINBIN SCOOTER DOLUM | 100.00`,
    found: ['Organik Koy Sepeti 1150 monthly', 'Yemeksepeti 49.9 monthly', 'Mama Kulubu 540 monthly'],
  },
  {
    name: 'TR kart: gec odeme, 29-31',
    currency: 'TRY',
    span: '26-01..26-09',
    rows: `
      26-01-30 YOUTUBEPREMIUM GOOGLE | 79.99
      26-02-28 YOUTUBEPREMIUM GOOGLE | 79.99
      26-03-30 YOUTUBEPREMIUM GOOGLE | 79.99
      26-04-30 YOUTUBEPREMIUM GOOGLE | 79.99
      26-06-01 YOUTUBEPREMIUM GOOGLE | 79.99
      26-06-30 YOUTUBEPREMIUM GOOGLE | 99.99
      26-07-30 YOUTUBEPREMIUM GOOGLE | 99.99
      26-08-31 YOUTUBEPREMIUM GOOGLE | 99.99
      26-09-30 YOUTUBEPREMIUM GOOGLE | 99.99
      26-01-12 x9 GECIKME BEDELI | 30.00
      26-01-18 x9 ILAC DEPOSU ECZANE | 350.00
      26-01-05 x9 PILATES ATOLYESI NISANTASI | 3600.00`,
    found: ['YouTube 99.99 monthly', 'Pilates Atolyesi 3600 monthly'],
    either: ['ILAC'],
  },
  {
    name: 'TR kart: stüdyo ve dijital',
    currency: 'TRY',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 AMAZON PRIME VIDEO TR | 69.90
      26-05-06 x6 IYZICO*REFORMER HANE | 4500.00
      26-05-10 x6 APPLE.COM/BILL CORK | 24.99
      26-05-13 x6 OYAK SITE YON. KOOP. | 1700.00
      26-05-17 FILE MARKET | 913.20
      26-06-02 FILE MARKET | 1120.10
      26-05-20 x6 ZIRAAT KATILIM FINANSMAN ODEMESI | 5230.00
      26-05-24 x6 ALARKO CARRIER SERVIS BAKIM 2/12 | 320.00
      26-05-27 x6 KINDLE UNLTD*AB@@ | 119.90`,
    found: ['Prime Video 69.9 monthly', 'Reformer Hane 4500 monthly', 'Kindle 119.9 monthly'],
    either: ['APPLE'],
  },
  {
    name: 'TR hesap: aidat ve okul',
    currency: 'TRY',
    span: '26-05..26-10',
    rows: `
      26-05-01 x6 MANOLYA EVLERI B BLOK AIDAT | 1450.00
      26-05-03 x6 BILFEN OKUL TAKSIT | 21500.00
      26-05-05 x6 KASKI SU VE KANAL | 280.15
      26-05-08 x6 PAYTR *ROBOTIK KODLAMA KURSU | 1800.00
      26-05-12 x6 TELEFON TURKCELL ILETISIM HIZ | 620.00
      26-05-15 x6 GIDEN FAST SELIN OZTURK EV KIRASI | 17500.00
      26-05-19 x6 DUZENLI BAGIS TEMA | 100.00
      26-05-23 x6 ODEAL POS KOMISYON | 145.00
      26-05-27 x6 CANVA PTY LIMITED | 239.00`,
    found: ['Canva 239 monthly'],
    either: ['ROBOTIK', 'TEMA'],
  },
  {
    name: 'TR kart: evcil ve ev',
    currency: 'TRY',
    span: '26-05..26-10',
    rows: `
      26-05-04 x6 PATIKUTU MAMA ABONELIGI | 620.00
      26-05-08 VETERINER KLINIGI DOST | 850.00
      26-06-08 VETERINER KLINIGI DOST | 850.00
      26-05-12 x6 PRONET GUVENLIK HIZMETLERI | 749.00
      26-05-16 x6 GUNDELIK YARDIMCI NERMIN | 3000.00
      26-05-21 x6 CICEK SEPETI PREMIUM UYELIK | 59.99
      26-05-25 IKEA ISTANBUL | 2400.00
      26-05-29 x6 ISTANBUL SENIN DOLUM | 500.00`,
    found: ['Patikutu 620 monthly', 'Cicek Sepeti 59.99 monthly'],
    either: ['PRONET'],
  },
  {
    name: 'TR kart: iki yil gazete',
    currency: 'TRY',
    span: '24-11..26-10',
    rows: `
      24-11-14 EKONOMIST DERGISI YILLIK ABONE | 1200.00
      25-11-14 EKONOMIST DERGISI YILLIK ABONE | 1800.00
      24-11-05 x24 TURKIYE FINANS KART LIMIT ASIM | 25.00
      24-12-20 x23 NETFLIX.COM AMSTERDAM | 229.99
      25-02-03 PEGASUS HAVAYOLLARI | 1900.00
      25-08-11 PEGASUS HAVAYOLLARI | 2400.00
      25-01-07 x20 EGE YAPI AS TAKSIT SENET | 12000.00`,
    found: ['Ekonomist 1800 yearly', 'Netflix 229.99 monthly'],
  },
  {
    name: 'TR kart: deneme bedava, sonra',
    currency: 'TRY',
    span: '26-06..26-10',
    rows: `
      26-06-10 HBOMAX | 1.00
      26-06-24 x5 HBOMAX | 229.90
      26-06-05 x5 STARZPLAY | 89.99
      26-06-15 x5 GOOGLE *CANDY CRUSH SAGA | 79.99
      26-06-20 POLONEZKOY RESTORAN | 1600.00
      26-06-28 x5 KENTKART YUKLEME | 200.00
      26-06-12 x5 AKBANK KK HAYAT SIG. | 44.00`,
    found: ['HBO Max 229.9 monthly'],
    either: ['CANDY', 'STARZ'],
  },
  {
    name: 'TR kart: fazla cekim ve iade',
    currency: 'TRY',
    span: '26-05..26-10',
    rows: `
      26-05-09 x6 EXXEN SPOR | 279.90
      26-07-09 EXXEN SPOR | 279.90
      26-07-14 EXXEN SPOR IADE | +279.90
      26-05-15 x6 PAYCELL *OYUN KULUBU | 150.00
      26-06-01 H&M TR | 1299.00
      26-06-08 H&M TR IADE | +1299.00
      26-05-21 x6 TAM FINANS FAKTORING | 5100.00
      26-05-26 x6 NURSAN EV TEMIZLIK HIZMETLERI | 2400.00`,
    found: ['Exxen 279.9 monthly', 'Oyun Kulubu 150 monthly'],
  },
  {
    name: 'TR kart: ayni gun iki kahve',
    currency: 'TRY',
    span: '26-05..26-10',
    rows: `
      26-05-06 MOC NISANTASI | 135.00
      26-05-13 MOC NISANTASI | 135.00
      26-05-20 MOC NISANTASI | 135.00
      26-06-03 MOC NISANTASI | 135.00
      26-06-10 MOC NISANTASI | 135.00
      26-07-08 MOC NISANTASI | 135.00
      26-08-12 MOC NISANTASI | 135.00
      26-05-08 x6 YOUTUBE PREMIUM FAMILY GOOGLE | 159.99
      26-05-11 x6 KRALICE GUZELLIK PAKET | 1500.00
      26-05-19 x6 ARACIMA BAKIM OTO YIKAMA | 350.00`,
    found: ['YouTube 159.99 monthly'],
    either: ['KRALICE', 'MOC'],
  },
  {
    name: 'TR kart: tek ay iki',
    currency: 'TRY',
    span: '26-09',
    rows: `
      26-09-01 GAIN.TV | 149.00
      26-09-03 BIM | 412.00
      26-09-06 YOUTUBEPREMIUM | 79.99
      26-09-10 GITHUB COPILOT | 440.00
      26-09-12 DEEZER TR | 64.99
      26-09-17 KIRALA OTO | 8800.00
      26-09-20 SURFSHARK.COM | 2450.00
      26-09-24 TRENDYOL PLUS | 49.90
      26-09-29 NOTER HIZMETLERI | 680.00`,
    found: [
      'Gain 149 monthly',
      'YouTube 79.99 monthly',
      'GitHub 440 monthly',
      'Deezer 64.99 monthly',
      'Surfshark 2450 yearly',
    ],
    either: ['TRENDYOL'],
  },
  {
    name: 'TR kart: is yeri',
    currency: 'TRY',
    span: '26-05..26-10',
    rows: `
      26-05-05 x6 ZOHO CORPORATION | 610.00
      26-05-09 x6 WORKINTON MASLAK SANAL OFIS | 950.00
      26-05-13 x6 KOLAYBI MUHASEBE YAZILIMI | 420.00
      26-05-16 x6 E-IMZA VE KEP TURKKEP | 85.00
      26-05-20 x6 HEPSIBURADA REKLAM | 4000.00
      26-05-24 x6 ARVATO DEPO KIRASI | 6200.00
      26-05-28 x6 PAYNET SANAL POS AYLIK | 250.00`,
    found: ['Zoho 610 monthly', 'Workinton 950 monthly', 'Kolaybi 420 monthly'],
    either: ['KEP', 'PAYNET'],
  },
  {
    name: 'TR kart: spor taraftar',
    currency: 'TRY',
    span: '26-01..26-10',
    rows: `
      26-01-08 x10 BEIN CONNECT TR | 329.00
      26-01-12 x10 S SPORT PLUS | 149.00
      26-02-03 PASSO BILET | 900.00
      26-03-15 PASSO BILET | 900.00
      26-01-20 x10 FENERBAHCE TARAFTAR KART TAKSITI | 210.00
      26-01-25 x10 ACIBADEM SAGLIK SIGORTASI | 1900.00`,
    found: ['Bein 329 monthly', 'S Sport 149 monthly'],
    either: ['FENERBAHCE'],
  },
  {
    name: 'TR kart: gida kutusu iki haftalik',
    currency: 'TRY',
    span: '26-05..26-10',
    rows: `
      26-05-05 x13b TARLADAN SOFRAYA KUTU | 720.00
      26-05-08 x6 TURK HAVA KURUMU BAGIS | 50.00
      26-05-12 x6 PAYPAL *GRAMMARLY | 520.00 (12.00 USD)
      26-05-17 MARTI TAG | 40.00
      26-06-17 MARTI TAG | 40.00
      26-07-17 MARTI TAG | 52.00
      26-05-25 x6 KREDI KARTI UYELIK UCRETI TAKSITI | 90.00`,
    found: ['Tarladan Sofraya 720 weekly*2', 'Grammarly 520 monthly'],
    either: ['HAVA KURUMU'],
  },
  {
    name: 'TR kart: yil ortasi kart degisti',
    currency: 'TRY',
    span: '26-01..26-10',
    rows: `
      26-01-16 x10 SPOTIFY STOCKHOLM SE | 99.00
      26-01-22 x10 TABII TRT DIJITAL | 99.00
      26-02-11 x4 LOGO YAZILIM ISBASI | 299.00
      26-06-11 x5 LOGO YAZILIM ISBASI | 449.00
      26-01-06 x10 ENERJI MARKET TUP | 780.00
      26-01-28 x10 OZ KARDESLER HALI SAHA | 600.00`,
    found: ['Spotify 99 monthly', 'tabii 99 monthly', 'Logo 449 monthly'],
    either: ['HALI SAHA'],
  },
  {
    name: 'TR kart: hafta sonu',
    currency: 'TRY',
    span: '26-05..26-10',
    rows: `
      26-05-04 x6 NETFLIX 8665797172 | 289.99
      26-05-08 x6 SAMPIYON FITNESS SALONU | 1100.00
      26-05-12 x6 KARACA HOME TAKS. 4/9 | 560.00
      26-05-15 x6 SULAR IDARESI KONYA | 190.40
      26-05-19 x6 AMBALAJ DUNYASI LTD | 640.00
      26-05-23 x6 DERS ARKADASIM ONLINE | 349.00
      26-05-26 SIMIT SARAYI | 85.00
      26-06-26 SIMIT SARAYI | 85.00
      26-07-14 SIMIT SARAYI | 85.00
      26-05-29 x6 ISTANBUL OTOGAR EMANET | 60.00`,
    found: ['Netflix 289.99 monthly', 'Ders Arkadasim 349 monthly'],
    either: ['SAMPIYON', 'AMBALAJ'],
  },
  {
    name: 'TR hesap: ev sahibi',
    currency: 'TRY',
    span: '26-05..26-10',
    rows: `
      26-05-01 x6 GELEN EFT KIRACI OSMAN | +15000.00
      26-05-03 x6 EMLAK KREDI GERI ODEME | 11840.00
      26-05-06 x6 YESIL VADI SITESI AIDAT GIDERI | 2100.00
      26-05-09 x6 ALARM MERKEZI ABONELIK SECURITAS | 640.00
      26-05-13 x6 HIZLI OKUMA DERGISI ABONE | 95.00
      26-05-17 x6 CLK BOGAZICI ELEKTRIK | 830.10
      26-05-21 x6 TURK NIPPON SIGORTA POLICE TAHSIL | 355.00
      26-05-25 x6 KIZIMA HARCLIK | 4000.00`,
    found: ['Hizli Okuma 95 monthly'],
    either: ['SECURITAS'],
  },
  {
    name: 'TR kart: freelance tasarim',
    currency: 'TRY',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 ADOBE SYSTEMS SOFTWARE | 1349.00
      26-05-05 x6 ENVATO ELEMENTS | 690.00 (16.50 USD)
      26-05-10 x6 MOTION ARRAY | 1250.00 (29.99 USD)
      26-05-14 x6 BEHANCE PRO | 410.00
      26-05-18 BIONLUK.COM | 1800.00
      26-07-18 BIONLUK.COM | 2200.00
      26-05-22 x6 IYZICO*PIKSEL ATOLYE | 299.00
      26-05-26 x6 BAGKUR PRIM | 5100.00`,
    found: [
      'Adobe 1349 monthly',
      'Envato 690 monthly',
      'Motion Array 1250 monthly',
      'Behance 410 monthly',
      'Piksel 299 monthly',
    ],
  },
  {
    name: 'TR kart: tatli hayat',
    currency: 'TRY',
    span: '26-05..26-10',
    rows: `
      26-05-03 x6 APPLE MUSIC TR | 59.99
      26-05-07 x6 BOOKSY | 120.00
      26-05-11 x25w CUMA PAZARI BALIKCI | 350.00
      26-05-15 x6 CHOCO KULUP AYLIK PAKET | 390.00
      26-05-19 x6 ALTINYILDIZ TAKSITLI ALISVERIS | 750.00
      26-05-23 x6 KADIKOY OTOPARK ABONESI | 1400.00
      26-05-28 GOOGLE *TAKTIK OYUN | 149.99
      26-07-02 GOOGLE *TAKTIK OYUN | 49.99`,
    found: ['Apple Music 59.99 monthly', 'Choco Kulup 390 monthly'],
    either: ['OTOPARK', 'BOOKSY', 'BALIKCI'],
  },
  {
    name: 'TR kart: anne',
    currency: 'TRY',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 BEBEK KUTUSU PRIMA | 799.00
      26-05-06 x6 MINIKLER ATOLYESI OYUN GRUBU | 2200.00
      26-05-10 x6 HIPP ORGANIK MAMA | 640.00
      26-05-13 x6 DISNEY PLUS TR | 349.90
      26-05-17 x6 GUVENCE HAYAT PRIM | 210.00
      26-05-21 x6 COCUK DOKTORU PROF TUNC | 2000.00
      26-05-25 x6 OYUN PARKI GIRIS | 180.00`,
    found: ['Bebek Kutusu 799 monthly', 'Disney 349.9 monthly'],
    either: ['MINIKLER', 'HIPP', 'OYUN PARKI'],
  },
  {
    name: 'TR kart: arac',
    currency: 'TRY',
    span: '26-05..26-10',
    rows: `
      26-05-04 x6 ARVENTO ARAC TAKIP | 260.00
      26-05-08 x6 SPOTIFY | 99.00
      26-05-12 x6 KASKO TAKSIDI AXA | 1800.00
      26-05-16 OPET ISTASYON 221 | 2000.00
      26-06-20 OPET ISTASYON 221 | 2000.00
      26-08-24 OPET ISTASYON 221 | 2000.00
      26-05-20 x6 FILO LASTIK OTELI | 90.00
      26-05-24 x6 KGM OTOYOL OGS YUKLEME | 400.00
      26-05-28 x6 YANDEX PLUS | 59.00`,
    found: ['Spotify 99 monthly', 'Yandex 59 monthly'],
    either: ['ARVENTO', 'LASTIK'],
  },
  {
    name: 'TR kart: eski ve yeni fiyat cok kez',
    currency: 'TRY',
    span: '25-11..26-10',
    rows: `
      25-11-07 x3 TOD.TV | 189.00
      26-02-07 x4 TOD.TV | 249.00
      26-06-07 x5 TOD.TV | 329.00
      25-11-18 x6 CHATGPT OPENAI | 690.00
      26-05-18 x6 CHATGPT OPENAI | 720.00
      25-12-24 x11 KOC YKB KREDI KARTI SIG | 35.00
      26-01-09 ELEKTROMARKET | 4900.00`,
    found: ['TOD 329 monthly', 'ChatGPT 720 monthly'],
  },
  {
    name: 'TR hesap: dernek ve kulup',
    currency: 'TRY',
    span: '26-05..26-10',
    rows: `
      26-05-01 x6 LIONS KULUBU AIDAT | 400.00
      26-05-05 x6 CAGDAS YASAMI DESTEKLEME BURS | 500.00
      26-05-09 x6 TENIS KULUBU KORT KIRASI | 900.00
      26-05-13 x6 STORYTEL SWEDEN | 149.99
      26-05-17 x6 YESILAY BAGISI | 75.00
      26-05-21 x6 IS BANKASI MAXIMUM TAKSITLI NAKIT | 3120.00
      26-05-26 x6 MEDYASCOPE DESTEK PATREON | 150.00`,
    found: ['Storytel 149.99 monthly'],
    either: ['KULUBU', 'BURS', 'YESILAY', 'PATREON'],
  },
  {
    name: 'TR kart: tek ay ekim',
    currency: 'TRY',
    span: '26-10',
    rows: `
      26-10-03 SPOTIFY AB | 135.00
      26-10-05 MIDJOURNEY INC. | 430.00
      26-10-08 TABII PREMIUM | 149.00
      26-10-12 ESSE HOME | 1250.00
      26-10-15 SAMSUNG CARE PLUS | 120.00
      26-10-18 N11 | 450.00
      26-10-21 ICLOUD+ APPLE.COM/BILL | 39.99
      26-10-25 DROPBOX PLUS YEARLY | 4800.00
      26-10-29 KUMAS PAZARI | 890.00`,
    found: [
      'Spotify 135 monthly',
      'Midjourney 430 monthly',
      'tabii 149 monthly',
      'iCloud 39.99 monthly',
      'Dropbox 4800 yearly',
    ],
    either: ['SAMSUNG'],
  },
  {
    name: 'TR kart: universite',
    currency: 'TRY',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 NOTION | 200.00
      26-05-07 x6 KAMPUS YEMEKHANE YUKLEME | 600.00
      26-05-11 x6 PREPLY | 1900.00
      26-05-15 x6 BUSUU PREMIUM | 119.00
      26-05-20 x6 KIRTASIYE FOTOKOPI CAN | 60.00
      26-05-25 x6 DEVLET YURDU KYK ODEME | 1200.00`,
    found: ['Notion 200 monthly', 'Preply 1900 monthly', 'Busuu 119 monthly'],
    either: ['KIRTASIYE', 'FOTOKOPI'],
  },
  {
    name: 'TR kart: muhtelif SaaS 2',
    currency: 'TRY',
    span: '26-05..26-10',
    rows: `
      26-05-03 x6 HEPSIJET PRO ABONELIK | 149.00
      26-05-08 x6 BULUTMETRIK A.S. | 750.00
      26-05-12 x6 SHOPIPHY REKLAM AJANSI | 9000.00
      26-05-16 x6 HOSTINGER | 210.00
      26-05-20 x6 WIX.COM | 640.00
      26-05-24 x6 SEMRUSH | 5400.00 (129.95 USD)
      26-05-28 x6 TICARI KREDI TAKSITI 7/24 | 15600.00`,
    found: ['Bulutmetrik 750 monthly', 'Hostinger 210 monthly', 'Wix 640 monthly', 'Semrush 5400 monthly'],
    either: ['HEPSIJET', 'REKLAM'],
  },
  {
    name: 'TR kart: istanbul gencleri',
    currency: 'TRY',
    span: '26-05..26-10',
    rows: `
      26-05-03 x6 NETFLIX.COM LOS GATOS | 389.99
      26-05-07 x6 IYZICO *UFAK TEFEK OKUR | 129.00
      26-05-10 x6 SEHIR HATLARI ABONMAN | 900.00
      26-05-14 x6 YAPIKREDI WORLD TAKSIT 5/12 | 410.00
      26-05-17 ESKI USUL BERBER | 350.00
      26-06-19 ESKI USUL BERBER | 350.00
      26-08-01 ESKI USUL BERBER | 350.00
      26-05-21 x6 CLUB SPORIUM | 1800.00
      26-05-25 x6 GOOGLE STORAGE 200GB | 89.99
      26-05-29 x6 FINDEKS RAPOR PAKETI | 65.00`,
    found: ['Netflix 389.99 monthly', 'Ufak Tefek Okur 129 monthly', 'Google One 89.99 monthly'],
    either: ['SPORIUM', 'FINDEKS', 'SEHIR HATLARI'],
  },
  {
    name: 'TR kart: icerik uretici',
    currency: 'TRY',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 CAPCUT PRO BYTEDANCE | 319.00
      26-05-06 x6 EPIDEMIC SOUND AB | 480.00 (9.99 EUR)
      26-05-10 x6 ELEVENLABS.IO | 215.00 (5.00 USD)
      26-05-14 x6 PAYTR*ISIK STUDYO KIRA | 2500.00
      26-05-17 x6 RIVERSIDE.FM | 640.00 (15.00 USD)
      26-05-21 INSTAGRAM ADS | 800.00
      26-06-11 INSTAGRAM ADS | 800.00
      26-05-26 x6 KAMERA SIGORTA BUPA | 140.00
      26-05-29 x6 TAKIPCILER CO | 99.00`,
    found: [
      'CapCut 319 monthly',
      'Epidemic 480 monthly',
      'ElevenLabs 215 monthly',
      'Riverside 640 monthly',
      'Takipciler 99 monthly',
    ],
    either: ['ISIK STUDYO'],
  },
  {
    name: 'TR kart: sporcu',
    currency: 'TRY',
    span: '26-04..26-10',
    rows: `
      26-04-05 x7 STRAVA SUBSCRIPTION | 159.99
      26-04-09 x7 GARMIN OUTDOOR MAPS+ | 210.00
      26-04-12 HALI SAHA KALECI | 200.00
      26-04-26 HALI SAHA KALECI | 200.00
      26-06-07 HALI SAHA KALECI | 200.00
      26-04-16 x7 CROSSFIT KUTUPHANE KADIKOY | 2300.00
      26-04-20 x7 PROTEINOCEAN | 899.00
      26-04-24 x7 TAKVIYE KUTUSU AYLIK | 560.00`,
    found: ['Strava 159.99 monthly', 'Garmin 210 monthly', 'Takviye 560 monthly'],
    either: ['CROSSFIT', 'PROTEINOCEAN'],
  },
  {
    name: 'TR kart: yillik ve degisen',
    currency: 'TRY',
    span: '24-10..26-10',
    rows: `
      24-10-17 EVERNOTE | 1100.00
      25-10-17 EVERNOTE | 1900.00
      26-10-17 EVERNOTE | 2600.00
      24-11-08 x24 SPOTIFY FAMILY | 99.00
      24-12-12 KASKO POLICE PESIN | 12400.00
      25-12-12 KASKO POLICE PESIN | 17800.00
      25-01-20 x22 MARKA TESCIL OFISI | 90.00
      25-03-03 TURSAB AIDAT | 600.00
      26-03-03 TURSAB AIDAT | 900.00`,
    found: ['Evernote 2600 yearly', 'Spotify 99 monthly'],
    either: ['MARKA TESCIL'],
  },
  {
    name: 'TR kart: tek ay kasim',
    currency: 'TRY',
    span: '26-10',
    rows: `
      26-10-01 BLINKIST | 260.00
      26-10-04 HEADSPACE | 220.00
      26-10-06 TEKZEN | 640.00
      26-10-09 SKILLSHARE ANNUAL | 4100.00
      26-10-13 MIGROS MONEY PAY | 300.00
      26-10-16 AMAZON PRIME UYELIK | 69.90
      26-10-20 KAYNAK SUYU | 110.00
      26-10-23 PERPLEXITY AI | 860.00
      26-10-27 UZMAN DIS HEKIMI | 4000.00`,
    found: [
      'Blinkist 260 monthly',
      'Headspace 220 monthly',
      'Skillshare 4100 yearly',
      'Amazon Prime 69.9 monthly',
      'Perplexity 860 monthly',
    ],
  },
  {
    name: 'TR kart: dergi, kahve, oyun',
    currency: 'TRY',
    span: '26-05..26-10',
    rows: `
      26-05-05 x6 KAFA DERGISI ABONELIK | 140.00
      26-05-09 x6 PETRA ROASTING AYLIK CEKIRDEK | 520.00
      26-05-13 x6 EA PLAY | 89.00
      26-05-17 x6 YURTICI SAGLIK TAMAMLAYICI POLICE | 780.00
      26-05-21 x6 OKYANUS KOLEJLERI SERVIS | 4700.00
      26-05-25 x6 ASANSOR BAKIM GIDERI | 150.00`,
    found: ['Kafa 140 monthly', 'Petra Roasting 520 monthly', 'EA Play 89 monthly'],
  },
  {
    name: 'TR hesap: kira ve yatirim',
    currency: 'TRY',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 EFT OZLEM SARI KIRA BEDELI | 16000.00
      26-05-06 x6 HISSE SENEDI ALIM EMRI | 5000.00
      26-05-10 x6 GUMUS HESABI AKTARIM | 1000.00
      26-05-14 x6 EKSI SEYLER DESTEKCI | 60.00
      26-05-18 x6 DASK POLICE YENILEME TAKSIT | 85.00
      26-05-22 x6 MUTLUCELL SMS PAKETI | 240.00
      26-05-26 x6 LEGALZOOM TURK SANAL OFIS | 690.00`,
    found: ['Sanal Ofis 690 monthly', 'Mutlucell 240 monthly'],
    either: ['DESTEKCI'],
  },
  {
    name: 'TR kart: aile paketi',
    currency: 'TRY',
    span: '26-03..26-10',
    rows: `
      26-03-11 x8 YOUTUBE PREMIUM GOOGLE IRELAND | 159.99
      26-03-15 x3 APPLE.COM/BILL ICLOUD | 12.99
      26-06-15 x5 APPLE.COM/BILL ICLOUD | 39.99
      26-03-19 x8 MASAL DUNYASI UYGULAMA UYELIK | 69.99
      26-03-23 x8 OGRETMENLER SANDIGI KESINTI | 300.00
      26-03-27 x8 CEYIZ HESABI TALIMAT | 1000.00
      26-03-30 x8 COCUK ESIRGEME BAGIS | 50.00`,
    found: ['YouTube 159.99 monthly', 'iCloud 39.99 monthly', 'Masal 69.99 monthly'],
    either: ['COCUK ESIRGEME'],
  },
  {
    name: 'TR kart: yemek ve yol',
    currency: 'TRY',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 MULTINET YEMEK YUKLEME | 2500.00
      26-05-06 x6 BURGER YIYELIM CLUB | 49.00
      26-05-09 THY DIS HATLAR | 6400.00
      26-07-15 THY DIS HATLAR | 5900.00
      26-05-13 x6 SCOTTY ABONELIK | 39.90
      26-05-17 x6 ADANA METRO KART | 350.00
      26-05-21 x6 GETIR ARAC AYLIK | 7500.00
      26-05-25 x6 FILMBOX+ | 34.90`,
    found: ['Scotty 39.9 monthly', 'FilmBox 34.9 monthly'],
    either: ['BURGER', 'GETIR'],
  },
];
