import type { Life } from './life.ts';

export const coursesLives: Life[] = [
  {
    name: 'intro price then full: one stream',
    currency: 'TRY',
    span: '25-12..26-06',
    rows: `
      25-12-10 EXXEN.COM | 49.90
      26-01-10 EXXEN.COM | 49.90
      26-02-10 EXXEN.COM | 49.90
      26-03-10 x4 EXXEN.COM | 164.90`,
    found: ['Exxen 164.9 monthly'],
  },
  {
    name: 'intro 1 month at 1/4 of the price of an unknown',
    currency: 'EUR',
    span: '25-12..26-06',
    rows: `
      25-12-10 LASTSCHRIFT KLANGKISTE GMBH | 3.99
      26-01-10 x6 LASTSCHRIFT KLANGKISTE GMBH | 14.99`,
    found: ['Klangkiste 14.99 monthly'],
  },
  {
    name: 'plan change mid cycle with proration',
    currency: 'USD',
    span: '26-01..26-06',
    rows: `
      26-01-12 x3 NOTION LABS, INC. | 10.00
      26-03-25 NOTION LABS, INC. | 4.66
      26-04-12 x3 NOTION LABS, INC. | 18.00`,
    found: ['Notion 18 monthly'],
  },
  {
    name: 'two users of one family on one card, same plan and price',
    currency: 'TRY',
    span: '26-01..26-06',
    rows: `
      26-01-04 x6 SPOTIFY P@@@@@@@@ STOCKHOLM | 99.00
      26-01-18 x6 SPOTIFY P@@@@@@@@ STOCKHOLM | 99.00`,
    found: ['Spotify 99 monthly', 'Spotify 99 monthly'],
  },
  {
    name: 'double charge with refund',
    currency: 'EUR',
    span: '26-01..26-04',
    rows: `
      26-01-11 x4 DISNEY PLUS | 10.99
      26-02-11 DISNEY PLUS | 10.99
      26-02-16 DISNEY PLUS | +10.99`,
    found: ['Disney 10.99 monthly'],
  },
  {
    name: 'chargeback of a scam',
    currency: 'USD',
    span: '26-01..26-03',
    rows: `
      26-01-11 XYFITKETO 8005551212 | 89.99
      26-02-11 XYFITKETO 8005551212 | 89.99
      26-02-20 CHARGEBACK XYFITKETO 8005551212 | +89.99
      26-02-21 CHARGEBACK XYFITKETO 8005551212 | +89.99`,
    found: [],
  },
  {
    name: 'paused two months then again',
    currency: 'TRY',
    span: '25-11..26-06',
    rows: `
      25-11-14 x3 DISNEY PLUS ISTANBUL | 249.90
      26-04-14 x3 DISNEY PLUS ISTANBUL | 249.90`,
    found: ['Disney 249.9 monthly'],
  },
  {
    name: 'days 29 to 31 unknown merchant',
    currency: 'EUR',
    span: '25-12..26-05',
    rows: `
      25-12-31 CLOUDNOVA HOSTING | 7.90
      26-01-30 CLOUDNOVA HOSTING | 7.90
      26-02-27 CLOUDNOVA HOSTING | 7.90
      26-03-31 CLOUDNOVA HOSTING | 7.90
      26-04-30 CLOUDNOVA HOSTING | 7.90
      26-05-29 CLOUDNOVA HOSTING | 7.90`,
    found: ['Cloudnova 7.9 monthly'],
  },
  {
    name: 'yearly word in a single charge',
    currency: 'TRY',
    span: '26-05',
    rows: `
      26-05-11 DUOLINGO YILLIK PLAN | 1299.99
      26-05-12 STORYTEL 12 AY | 1199.00
      26-05-14 CANVA* ANNUAL 04512-998 | 1199.99`,
    found: ['Duolingo 1299.99 yearly', 'Storytel 1199 yearly', 'Canva 1199.99 yearly'],
  },
  {
    name: 'yearly single charges by size beside silence',
    currency: 'USD',
    span: '26-01..26-06',
    rows: `
      26-02-09 DISNEY PLUS BURBANK | 139.99
      26-01-17 NORDVPN.COM | 59.88
      26-03-03 AMAZON PRIME*@@@@ | 139.00
      26-04-20 STRAVA INC | 79.99`,
    found: ['Disney 139.99 yearly', 'NordVPN 59.88 yearly', 'Amazon Prime 139 yearly', 'Strava 79.99 yearly'],
  },
  {
    name: 'weekly unknown, three charges with words',
    currency: 'EUR',
    span: '26-06',
    rows: `
      26-06-05 x4w GEMUESEKISTE HOF SONNE | 24.50`,
    found: ['Gemuesekiste 24.5 weekly'],
  },
  {
    name: 'HelloFresh weekly with skips',
    currency: 'EUR',
    span: '26-04..26-06',
    rows: `
      26-04-06 HELLOFRESH DE | 54.99
      26-04-13 HELLOFRESH DE | 54.99
      26-04-20 HELLOFRESH DE | 54.99
      26-05-04 HELLOFRESH DE | 54.99
      26-05-11 HELLOFRESH DE | 62.99
      26-05-18 HELLOFRESH DE | 54.99
      26-06-01 HELLOFRESH DE | 54.99
      26-06-08 HELLOFRESH DE | 54.99
      26-06-15 HELLOFRESH DE | 54.99
      26-06-22 HELLOFRESH DE | 54.99`,
    found: ['HelloFresh 54.99 weekly'],
  },
  {
    name: 'silent instalments neutral shop six equal after larger',
    currency: 'TRY',
    span: '25-11..26-06',
    rows: `
      25-12-05 YILDIZ TICARET | 4200.00
      26-01-12 x6 YILDIZ TICARET | 1400.00
      26-02-03 YILDIZ TICARET | 260.00`,
    found: [],
  },
  {
    name: 'silent instalments ended after four of a neutral name',
    currency: 'TRY',
    span: '25-10..26-06',
    rows: `
      25-10-08 x4 AKADEMI KIRTASIYE LTD | 999.99`,
    found: [],
  },
  {
    name: 'FX fee lines beside foreign charges, US',
    currency: 'USD',
    span: '26-01..26-04',
    rows: `
      26-01-06 x4 MUBI.COM LONDON GBR | 14.99
      26-01-06 x4 FOREIGN TRANSACTION FEE | 0.45
      26-01-19 x4 PROTON AG GENEVE | 9.99
      26-01-19 x4 INTL TXN FEE PROTON | 0.30`,
    found: ['MUBI 14.99 monthly', 'Proton 9.99 monthly'],
  },
  {
    name: 'fee per charge booked with the merchants name (TR)',
    currency: 'TRY',
    span: '26-01..26-04',
    rows: `
      26-01-09 x4 ANTHROPIC CLAUDE.AI SUBSCRIPTION | 870.00
      26-01-09 x4 YURTDIŞI İŞLEM ÜCRETİ ANTHROPIC | 17.40
      26-01-09 x4 BSMV ANTHROPIC | 0.87`,
    found: ['Claude 870 monthly'],
  },
  {
    name: 'top-ups and prepaid',
    currency: 'TRY',
    span: '26-01..26-06',
    rows: `
      26-01-05 x6 ISTANBULKART DOLUM | 200.00
      26-01-15 x6 ISTANBULKART DOLUM | 200.00
      26-01-09 x6 VODAFONE TL YUKLEME | 250.00
      26-02-11 HGS BAKIYE YUKLEME | 300.00
      26-03-11 HGS BAKIYE YUKLEME | 300.00
      26-04-11 HGS BAKIYE YUKLEME | 300.00`,
    found: [],
    either: ['VODAFONE', 'HGS'],
  },
  {
    name: 'Apple two streams + a single app',
    currency: 'EUR',
    span: '26-01..26-05',
    rows: `
      26-01-03 x5 APPLE.COM/BILL HOLLYHILL | 2.99
      26-01-17 x5 APPLE.COM/BILL HOLLYHILL | 10.99
      26-03-21 APPLE.COM/BILL HOLLYHILL | 4.49`,
    found: [],
    either: ['APPLE'],
  },
  {
    name: 'stopped five months ago + running one',
    currency: 'GBP',
    span: '25-07..26-06',
    rows: `
      25-07-09 x6 NOW TV SUBSCRIPTION | 9.99
      25-07-21 x12 AUDIBLE UK | 7.99`,
    found: ['Audible 7.99 monthly'],
  },
  {
    name: 'weekend shifted direct debit',
    currency: 'EUR',
    span: '26-01..26-06',
    rows: `
      26-01-02 URBAN SPORTS GMBH | 59.00
      26-02-02 URBAN SPORTS GMBH | 59.00
      26-03-02 URBAN SPORTS GMBH | 59.00
      26-04-01 URBAN SPORTS GMBH | 59.00
      26-05-04 URBAN SPORTS GMBH | 59.00
      26-06-01 URBAN SPORTS GMBH | 59.00`,
    found: ['Urban Sports 59 monthly'],
  },
  {
    name: 'kindergarten, school meals, tutoring: unknown monthly',
    currency: 'EUR',
    span: '26-01..26-06',
    rows: `
      26-01-05 x6 LASTSCHRIFT KITA SONNENSCHEIN ELTERNBEITRAG | 210.00
      26-01-07 x6 MUSIKSCHULE ALLEGRO BEITRAG | 68.00
      26-01-15 x6 TSV 1860 ROSENHEIM MITGLIEDSBEITRAG | 14.00`,
    found: ['Musikschule 68 monthly', 'TSV 14 monthly'],
    either: ['KITA'],
  },
  {
    name: 'regular barber, therapy, cleaning: same price but human',
    currency: 'USD',
    span: '26-01..26-06',
    rows: `
      26-01-09 SQ *TONYS BARBERSHOP | 35.00
      26-02-13 SQ *TONYS BARBERSHOP | 35.00
      26-03-10 SQ *TONYS BARBERSHOP | 35.00
      26-04-17 SQ *TONYS BARBERSHOP | 35.00
      26-05-19 SQ *TONYS BARBERSHOP | 35.00
      26-06-18 SQ *TONYS BARBERSHOP | 35.00
      26-01-06 x24w SQ *DR LINDA PARK LMFT | 120.00`,
    found: [],
    either: ['LINDA PARK'],
  },
  {
    name: 'PayPal codes only and named',
    currency: 'USD',
    span: '26-01..26-03',
    rows: `
      26-01-08 x3 PAYPAL *2K9BC@@@@ 402-935-7733 CA | 12.00
      26-01-10 x3 PAYPAL *DISCORD 4029357733 | 9.99
      26-01-12 PAYPAL *EBAY 4029357733 | 45.20
      26-01-22 x3 PAYPAL INST XFER CRUNCHYROLL | 7.99`,
    found: ['Discord 9.99 monthly', 'Crunchyroll 7.99 monthly'],
    either: ['2K9BC', 'PAYPAL *2'],
  },
  {
    name: 'unknown SaaS n=3 exact',
    currency: 'USD',
    span: '26-04..26-06',
    rows: `
      26-04-17 x3 PLOTWELL ANALYTICS | 19.00
      26-04-21 x3 HEARTHSIDE JOURNAL CLUB | 6.00`,
    found: ['Plotwell 19 monthly', 'Hearthside 6 monthly'],
  },
  {
    name: 'unknown n=2 two months only',
    currency: 'EUR',
    span: '26-05..26-06',
    rows: `
      26-05-12 x2 KLARTEXT HOSTING | 4.90
      26-05-19 x2 BRILLEN RUDOLF | 89.00`,
    found: ['Klartext 4.9 monthly'],
    either: ['BRILLEN'],
  },
  {
    name: 'same supermarket same price twice',
    currency: 'EUR',
    span: '26-05..26-06',
    rows: `
      26-05-03 EDEKA MUELLER | 25.00
      26-06-03 EDEKA MUELLER | 25.00
      26-05-08 PARKHAUS MITTE | 12.00
      26-06-09 PARKHAUS MITTE | 12.00
      26-05-15 BLUMEN LISA | 20.00
      26-06-15 BLUMEN LISA | 20.00
      26-05-20 APOTHEKE AM MARKT | 10.00
      26-06-21 APOTHEKE AM MARKT | 10.00`,
    found: [],
  },
  {
    name: 'petrol 50 every month',
    currency: 'TRY',
    span: '26-01..26-04',
    rows: `
      26-01-10 x4 PETROL OFISI 1123 | 1000.00
      26-01-20 x4 STARBUCKS YUKLEME | 500.00
      26-01-05 x4 KUAFOR MEHMET | 400.00`,
    found: [],
  },
  {
    name: 'lottery, donations, church: recurring but optional',
    currency: 'EUR',
    span: '26-01..26-04',
    rows: `
      26-01-02 x4 AKTION MENSCH LOTTERIE | 18.00
      26-01-05 x4 AERZTE OHNE GRENZEN SPENDE | 25.00
      26-01-09 x4 GREENPEACE E.V. FOERDERBEITRAG | 10.00`,
    found: [],
    either: ['AKTION', 'AERZTE', 'GREENPEACE'],
  },
  {
    name: 'money moved: brokers, crypto, savings, pension',
    currency: 'EUR',
    span: '26-01..26-04',
    rows: `
      26-01-02 x4 TRADE REPUBLIC BANK GMBH SPARPLAN | 100.00
      26-01-09 x4 SCALABLE CAPITAL | 150.00
      26-01-11 x4 RIESTER BEITRAG UNION INVESTMENT | 60.00
      26-01-15 x4 REVOLUT**9547* LONDON | 200.00
      26-01-18 x4 PAYPAL UEBERTRAG | 40.00`,
    found: [],
    either: ['RIESTER', 'UNION'],
  },
  {
    name: 'quarterly insurance and broadcasting',
    currency: 'EUR',
    span: '25-07..26-06',
    rows: `
      25-07-15 x4q RUNDFUNK ARD ZDF DRADIO | 55.08
      25-08-01 x4q HANSEMERKUR VERSICHERUNG | 34.10
      25-09-03 x4q WEINABO SONNENBERG | 79.00`,
    found: ['Weinabo 79 monthly*3'],
    either: ['RUNDFUNK', 'HANSE'],
  },
  {
    name: 'yearly domain and antivirus over 26 months',
    currency: 'EUR',
    span: '24-05..26-06',
    rows: `
      24-06-11 x3y NAMECHEAP INC | 13.98
      24-09-20 x2y NORTONLIFELOCK | 89.99
      24-07-05 x2y ADAC MITGLIEDSCHAFT | 94.00
      24-11-28 x2y VEREIN FREUNDE DES ZOOS | 45.00`,
    found: ['Namecheap 13.98 yearly', 'Norton 89.99 yearly', 'ADAC 94 yearly', 'Zoo 45 yearly'],
  },
  {
    name: 'price rise twice plus currency noise (TR, foreign printed)',
    currency: 'TRY',
    span: '25-11..26-06',
    rows: `
      25-11-07 SPOTIFY P@@@@@@ | 59.99
      25-12-07 SPOTIFY P@@@@@@ | 59.99
      26-01-07 x3 SPOTIFY P@@@@@@ | 99.00
      26-04-07 x3 SPOTIFY P@@@@@@ | 135.00
      25-11-19 NOTION LABS, INC. | 423.10 (10.00 USD)
      25-12-19 NOTION LABS, INC. | 428.81 (10.00 USD)
      26-01-19 NOTION LABS, INC. | 433.00 (10.00 USD)
      26-02-19 NOTION LABS, INC. | 519.60 (12.00 USD)
      26-03-19 NOTION LABS, INC. | 524.10 (12.00 USD)
      26-04-19 NOTION LABS, INC. | 529.91 (12.00 USD)
      26-05-19 NOTION LABS, INC. | 531.00 (12.00 USD)
      26-06-19 NOTION LABS, INC. | 539.41 (12.00 USD)`,
    found: ['Spotify 135 monthly', 'Notion 539.41 monthly'],
  },
  {
    name: 'Netflix three tiers through a year, one skipped',
    currency: 'GBP',
    span: '25-07..26-06',
    rows: `
      25-07-13 x4 NETFLIX.COM | 10.99
      25-12-13 x2 NETFLIX.COM | 17.99
      26-02-13 x5 NETFLIX.COM | 5.99`,
    found: ['Netflix 5.99 monthly'],
  },
  {
    name: 'trial check then yearly',
    currency: 'USD',
    span: '26-01..26-03',
    rows: `
      26-01-09 CALM.COM SAN FRANCISCO | 1.00
      26-01-10 CALM.COM SAN FRANCISCO | +1.00
      26-01-16 CALM.COM SAN FRANCISCO | 69.99`,
    found: ['Calm 69.99 yearly'],
  },
  {
    name: 'duplicates: pending and settled',
    currency: 'USD',
    span: '26-06',
    rows: `
      26-06-27 HBO MAX 855-442-6629 NY | 16.99 P
      26-06-29 HBO MAX 855-442-6629 NY | 16.99
      26-06-03 DISNEY PLUS 888-9057888 CA | 13.99`,
    found: ['HBO Max 16.99 monthly', 'Disney 13.99 monthly'],
  },
  {
    name: 'cancelled and refunded last month',
    currency: 'EUR',
    span: '26-01..26-06',
    rows: `
      26-01-04 x6 BLINKIST BERLIN | 12.99
      26-06-07 BLINKIST BERLIN GUTSCHRIFT | +12.99`,
    found: [],
    either: ['BLINKIST'],
  },
  {
    name: 'gym with joining fee, weekly',
    currency: 'GBP',
    span: '26-04..26-06',
    rows: `
      26-04-03 DD IRONBRIDGE GYM JOINING | 30.00
      26-04-03 x13w DD IRONBRIDGE GYM | 7.50`,
    found: ['Ironbridge 7.5 weekly'],
  },
  {
    name: 'fortnightly and 28 day',
    currency: 'USD',
    span: '26-01..26-06',
    rows: `
      26-01-02 x13b DEBIT CRUNCH FITNESS | 14.99
      26-01-09 x6f VOXIE MEALS CLUB | 49.00`,
    found: ['Crunch 14.99 weekly*2', 'Voxie 49 weekly*4'],
  },
  {
    name: 'instalment families in four scripts',
    currency: 'TRY',
    span: '26-01..26-03',
    rows: `
      26-01-04 TEKNOSA (1/3) | 2100.00
      26-02-04 TEKNOSA (2/3) | 2100.00
      26-03-04 TEKNOSA (3/3) | 2100.00
      26-01-08 VATAN BILGISAYAR 3 TAKSIT 1. | 1400.00
      26-02-08 VATAN BILGISAYAR 3 TAKSIT 2. | 1400.00
      26-03-08 VATAN BILGISAYAR 3 TAKSIT 3. | 1400.00
      26-01-12 BOYNER TK:1/4 | 800.00
      26-02-12 BOYNER TK:2/4 | 800.00
      26-03-12 BOYNER TK:3/4 | 800.00
      26-01-15 KOTON TKST 2-5 | 240.00
      26-02-15 KOTON TKST 3-5 | 240.00
      26-03-15 KOTON TKST 4-5 | 240.00
      26-01-20 LCW KALAN TAKSIT 3X300,00 | 300.00`,
    found: [],
  },
  {
    name: 'PayPal pay in 4, Klarna, Affirm',
    currency: 'USD',
    span: '26-01..26-03',
    rows: `
      26-01-05 x3 AFFIRM * PAY 8558237 | 84.16
      26-01-08 x3 KLARNA* NIKE | 25.00
      26-01-12 x5b PAYPAL PAY IN 4 | 31.20
      26-01-19 x3 SEZZLE.COM | 18.00
      26-01-22 x3 BEST BUY CREDIT CARD PMT | 50.00
      26-01-25 x3 NAVIENT STUDENT LOAN | 210.00
      26-01-27 x3 TOYOTA FINANCIAL SERVICES | 388.00`,
    found: [],
  },
  {
    name: 'council, childcare, school, maintenance',
    currency: 'GBP',
    span: '26-01..26-04',
    rows: `
      26-01-02 x4 DD LB HACKNEY COUNCIL TAX | 161.00
      26-01-05 x4 DD BUSY BEES NURSERIES | 912.00
      26-01-09 x4 PARENTPAY SCHOOL DINNERS | 50.00
      26-01-12 x4 DD BARCLAYS PARTNER FINANCE | 61.00
      26-01-15 x4 DD FIRSTPORT SERVICE CHARGE | 140.00
      26-01-18 x4 DD DENPLAN LTD | 24.00
      26-01-20 x4 DD PET PLAN INSURANCE | 31.00`,
    found: [],
    either: ['DENPLAN', 'PET PLAN', 'BUSY BEES'],
  },
  {
    name: 'unknowns of every rhythm, 12 months',
    currency: 'EUR',
    span: '25-07..26-06',
    rows: `
      25-07-03 x12 TONSTUDIO ARCHIVPLAN | 8.50
      25-07-09 x4q KARTOFFELHOF LIEFERABO | 36.00
      25-07-14 x2h WASSERFILTER NACHSCHUB | 49.90
      25-07-11 x13f LINSENPOST KONTAKTLINSEN | 31.90
      25-07-04 x52w KINDERTANZ MITTWOCH | 11.00`,
    found: ['Tonstudio 8.5 monthly', 'Kartoffelhof 36 monthly*3', 'Linsenpost 31.9 weekly*4', 'Kindertanz 11 weekly'],
    either: ['WASSERFILTER'],
  },
  {
    name: 'drifting unknown in USD from a TR account',
    currency: 'TRY',
    span: '26-01..26-06',
    rows: `
      26-01-11 PIXELFORGE HOSTING LONDON | 214.10
      26-02-11 PIXELFORGE HOSTING LONDON | 217.45
      26-03-11 PIXELFORGE HOSTING LONDON | 218.90
      26-04-12 PIXELFORGE HOSTING LONDON | 223.02
      26-05-11 PIXELFORGE HOSTING LONDON | 225.87
      26-06-11 PIXELFORGE HOSTING LONDON | 229.15
      26-01-21 x6 TAKSI DURAGI | 150.00`,
    found: ['Pixelforge 229.15 monthly'],
  },
  {
    name: 'utility variable + gas station same',
    currency: 'EUR',
    span: '26-01..26-06',
    rows: `
      26-01-10 WASSERWERK NORD | 31.20
      26-02-10 WASSERWERK NORD | 33.90
      26-03-10 WASSERWERK NORD | 29.40
      26-04-10 WASSERWERK NORD | 35.00
      26-05-11 WASSERWERK NORD | 30.60
      26-06-10 WASSERWERK NORD | 32.20
      26-01-15 x6 MOBILFUNK KLARO | 14.99`,
    found: [],
    either: ['WASSERWERK', 'KLARO'],
  },
  {
    name: 'family: two Netflix-like on one card, different price',
    currency: 'BRL',
    span: '26-01..26-06',
    rows: `
      26-01-05 x6 NETFLIX.COM SAO PAULO | 20.90
      26-01-17 x6 NETFLIX.COM SAO PAULO | 44.90
      26-01-09 x6 EBN *SPOTIFY | 23.90
      26-01-23 x6 EBN *SPOTIFY | 40.90`,
    found: ['Netflix 20.9 monthly', 'Netflix 44.9 monthly', 'Spotify 23.9 monthly', 'Spotify 40.9 monthly'],
  },
  {
    name: 'Amazon zoo',
    currency: 'GBP',
    span: '26-04..26-06',
    rows: `
      26-04-02 x3 AMAZON PRIME*@@@@@ AMZN.CO.UK/PM | 8.99
      26-04-05 x3 AMZN DIGITAL*@@@@@ 353-12477661 | 9.49
      26-04-08 AMZNMKTPLACE AMAZON.CO.UK | 33.20
      26-05-09 AMAZON.CO.UK*1A2B3C | 15.00
      26-06-11 AMZNMKTPLACE AMAZON.CO.UK | 33.20
      26-04-15 x3 AUDIBLE.CO.UK ADBL.CO/PYMT | 8.99
      26-04-19 x3 KINDLE UNLIMITED AMZN | 9.49`,
    found: ['Amazon Prime 8.99 monthly', 'Audible 8.99 monthly', 'Kindle Unlimited 9.49 monthly'],
    either: ['AMZN DIGITAL'],
  },
  {
    name: 'Google and Microsoft zoo',
    currency: 'USD',
    span: '26-04..26-06',
    rows: `
      26-04-02 x3 GOOGLE *Google One 650-253-0000 CA | 2.99
      26-04-04 x3 GOOGLE *YouTube Music 650-253-0000 | 10.99
      26-04-07 x3 GOOGLE *Duolingo 650-253-0000 | 12.99
      26-04-09 x3 GOOGLE *Tinder 650-253-0000 | 24.99
      26-04-11 GOOGLE *Candy Crush | 4.99
      26-05-20 GOOGLE *Candy Crush | 9.99
      26-04-13 x3 MICROSOFT*COPILOT PRO | 20.00
      26-04-15 x3 MICROSOFT*ONEDRIVE 100GB | 1.99
      26-04-17 MICROSOFT*STORE | 59.99`,
    found: [
      'Google One 2.99 monthly',
      'YouTube Premium 10.99 monthly',
      'Duolingo 12.99 monthly',
      'Tinder 24.99 monthly',
      'Copilot 20 monthly',
      'OneDrive 1.99 monthly',
    ],
    either: ['GOOGLE', 'MICROSOFT*STORE'],
  },
  {
    name: 'PayPal zoo in German and English',
    currency: 'EUR',
    span: '26-04..26-06',
    rows: `
      26-04-02 x3 PAYPAL *SPOTIFYAB 35314369001 | 10.99
      26-04-05 x3 PayPal (Europe) S.a r.l. et Cie, S.C.A. 10##########/PP.####.PP/. Netflix International B.V., Ihr Einkauf bei Netflix International B.V. | 13.99
      26-04-09 x3 PAYPAL *PATREON MEMBER | 5.95
      26-04-12 x3 PayPal Europe S.a.r.l. et Cie S.C.A 10########## . Twitch Interactive, Inc., Ihr Einkauf bei Twitch Interactive, Inc. | 4.99
      26-04-16 PAYPAL *LIEFERANDO | 23.40
      26-05-17 PayPal Europe S.a.r.l. et Cie S.C.A 10########## PP.5521.PP . eBay S.a.r.l., Ihr Einkauf bei eBay S.a.r.l. | 31.00
      26-04-20 x3 PAYPAL *DSGVOHELFER | 9.00`,
    found: [
      'Spotify 10.99 monthly',
      'Netflix 13.99 monthly',
      'Patreon 5.95 monthly',
      'Twitch 4.99 monthly',
      'Dsgvohelfer 9 monthly',
    ],
  },
  {
    name: 'refund of one month stays active',
    currency: 'USD',
    span: '26-01..26-06',
    rows: `
      26-01-08 x6 PELOTON* MEMBERSHIP | 44.00
      26-03-12 PELOTON* MEMBERSHIP | +44.00`,
    found: ['Peloton 44 monthly'],
  },
  {
    name: 'upgrade mid month with partial credit',
    currency: 'EUR',
    span: '26-01..26-06',
    rows: `
      26-01-14 x3 DROPBOX*@@@@@@@@ | 11.99
      26-03-28 DROPBOX*@@@@@@@@ | 8.41
      26-03-28 DROPBOX*@@@@@@@@ | +5.20
      26-04-28 x3 DROPBOX*@@@@@@@@ | 19.99`,
    found: ['Dropbox 19.99 monthly'],
  },
  {
    name: 'moved day after card change',
    currency: 'GBP',
    span: '25-12..26-06',
    rows: `
      25-12-04 x3 CARD PAYMENT TO DELIVEROO PLUS | 3.49
      26-03-19 x4 CARD PAYMENT TO DELIVEROO PLUS | 3.49
      25-12-10 x7 DD PUREGYM LTD | 23.99`,
    found: ['Deliveroo 3.49 monthly', 'PureGym 23.99 monthly'],
  },
  {
    name: 'late: last charge 50 days ago',
    currency: 'EUR',
    span: '26-01..26-06',
    rows: `
      26-01-12 x4 BABBEL GMBH | 12.99
      26-01-20 x6 DEEZER PARIS FR | 11.99`,
    found: ['Deezer 11.99 monthly'],
    either: ['BABBEL'],
  },
  {
    name: 'long gone: stopped must not show',
    currency: 'USD',
    span: '25-07..26-06',
    rows: `
      25-07-12 x4 PARAMOUNT+ 888-274-5343 | 11.99
      25-07-20 x3 HELLOFRESH | 71.93
      25-07-28 x12 ICLOUD APPLE.COM/BILL | 2.99`,
    found: ['iCloud 2.99 monthly'],
  },
  {
    name: 'free-ish: tiny amounts, verification',
    currency: 'EUR',
    span: '26-01..26-03',
    rows: `
      26-01-12 PAYPAL VERIFIZIERUNG | 0.01
      26-02-12 AMAZON PRIME DE | 1.00
      26-02-12 AMAZON PRIME DE | +1.00
      26-03-05 CANVA* TRIAL | 1.00`,
    found: [],
  },
  {
    name: 'news and magazines lesser known',
    currency: 'EUR',
    span: '26-04..26-06',
    rows: `
      26-04-03 x3 TAZ VERLAGS U VERTRIEBS GMBH | 12.00
      26-04-06 x3 KRAUTREPORTER EG | 7.00
      26-04-10 x3 DER FREITAG MEDIENGESELLSCHAFT ABO | 15.90
      26-04-15 x3 TAGESSPIEGEL PLUS | 14.99`,
    found: ['taz 12 monthly', 'Krautreporter 7 monthly', 'Freitag 15.9 monthly', 'Tagesspiegel 14.99 monthly'],
  },
  {
    name: 'hosting and developer tools',
    currency: 'EUR',
    span: '26-04..26-06',
    rows: `
      26-04-02 x3 HETZNER ONLINE GMBH | 4.51
      26-04-04 x3 JETBRAINS S.R.O. PRAHA | 9.90
      26-04-06 x3 NETLIFY SAN FRANCISCO | 17.60
      26-04-08 x3 LINEAR ORBIT INC | 9.20
      26-04-10 x3 RAYCAST TECHNOLOGIES | 8.00
      26-04-12 x3 IONOS SE | 6.00
      26-04-14 x3 PADDLE.NET* SETAPP | 9.99
      26-04-16 x3 LEMSQZY* FONTBASE PRO | 6.00
      26-04-18 x3 DRI*CLEANMYMAC | 4.95`,
    found: [
      'Hetzner 4.51 monthly',
      'JetBrains 9.9 monthly',
      'Netlify 17.6 monthly',
      'Linear 9.2 monthly',
      'Raycast 8 monthly',
      'IONOS 6 monthly',
      'Setapp 9.99 monthly',
      'Fontbase 6 monthly',
      'CleanMyMac 4.95 monthly',
    ],
  },
  {
    name: 'chance pairs in groceries and cafes for half a year',
    currency: 'TRY',
    span: '26-01..26-06',
    rows: `
      26-01-04 KAHVECI HALIL | 85.00
      26-02-04 KAHVECI HALIL | 85.00
      26-02-11 KAHVECI HALIL | 85.00
      26-04-20 KAHVECI HALIL | 85.00
      26-01-18 OTOPARK KADIKOY | 120.00
      26-02-19 OTOPARK KADIKOY | 120.00
      26-05-01 OTOPARK KADIKOY | 120.00
      26-01-25 SINEMA MAXIMUM | 220.00
      26-03-25 SINEMA MAXIMUM | 220.00
      26-05-25 SINEMA MAXIMUM | 220.00
      26-02-02 x3 MANAV ALI | 150.00`,
    found: [],
    either: ['MANAV'],
  },
  {
    name: 'yearly known single with long silence before',
    currency: 'EUR',
    span: '25-07..26-06',
    rows: `
      25-11-03 NINTENDO SWITCH ONLINE | 19.99
      26-02-14 TODOIST PREMIUM | 48.00
      25-09-20 BITWARDEN | 9.40
      26-05-30 KOMOOT GMBH | 59.99`,
    found: ['Nintendo 19.99 yearly', 'Todoist 48 yearly', 'Bitwarden 9.4 yearly', 'Komoot 59.99 yearly'],
  },
  {
    name: 'overlap: same line twice a day legit (two seats)',
    currency: 'USD',
    span: '26-04..26-06',
    rows: `
      26-04-09 x3 FIGMA INC SAN FRANCISCO | 15.00
      26-04-09 x3 FIGMA INC SAN FRANCISCO | 15.00
      26-04-20 x3 WWW.1PASSWORD.COM | 7.99`,
    found: ['Figma 15 monthly', '1Password 7.99 monthly'],
    either: ['FIGMA'],
  },
  {
    name: 'transport passes and parking monthly',
    currency: 'EUR',
    span: '26-01..26-04',
    rows: `
      26-01-02 x4 BVG ABO DEUTSCHLANDTICKET | 58.00
      26-01-05 x4 STELLPLATZ GARAGE NORD | 65.00
      26-01-10 x4 NEXTBIKE GMBH | 10.00
      26-01-12 x4 MILES MOBILITY | 9.90`,
    found: ['Deutschlandticket 58 monthly'],
    either: ['STELLPLATZ', 'NEXTBIKE', 'MILES'],
  },
];
