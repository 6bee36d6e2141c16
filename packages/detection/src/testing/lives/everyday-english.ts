import type { Life } from './life.ts';

export const everydayEnglishLives: Life[] = [
  {
    name: 'UK current account',
    currency: 'GBP',
    span: '26-05..26-10',
    rows: `
      26-05-01 x6 STO RENT FLAT 4 | 1150.00
      26-05-02 x6 DD COUNCIL TAX CAMDEN | 142.00
      26-05-03 x6 DD TV LICENSE MBP | 14.54
      26-05-05 x6 DD THAMES WATER | 38.00
      26-05-06 x6 CARD PAYMENT TO NETFLIX.COM | 10.99
      26-05-09 x6 DD PUREGYM LTD | 24.99
      26-05-12 x6 CARD PAYMENT TO THE GUARDIAN | 12.00
      26-05-15 x6 DD AVIVA LIFE | 21.14
      26-05-18 PRET A MANGER | 3.75
      26-06-02 PRET A MANGER | 3.75
      26-07-13 PRET A MANGER | 3.75
      26-05-25 x6 DD BRITISH HEART FOUNDATION | 10.00`,
    found: ['Netflix 10.99 monthly', 'Guardian 12 monthly'],
    either: ['PUREGYM', 'BRITISH HEART', 'TV LICENSE'],
  },
  {
    name: 'UK Monzo',
    currency: 'GBP',
    span: '26-05..26-10',
    rows: `
      26-05-04 x6 Pot transfer Holiday | 100.00
      26-05-07 x6 Gousto | 48.24
      26-05-11 x6 Audible UK | 7.99
      26-05-14 x6 Klarna | 33.33
      26-05-16 x6 James Fletcher | 45.00
      26-05-20 x6 EE Limited | 31.00
      26-05-22 x6 Little Acorns Nursery | 640.00
      26-05-26 x6 PotteryShed Membership | 55.00
      26-05-29 TfL Travel Charge | 8.10
      26-06-29 TfL Travel Charge | 8.10
      26-07-06 TfL Travel Charge | 5.60`,
    found: ['Gousto 48.24 monthly', 'Audible 7.99 monthly', 'PotteryShed 55 monthly'],
  },
  {
    name: 'UK credit card, price rise',
    currency: 'GBP',
    span: '26-03..26-10',
    rows: `
      26-03-08 x4 AMAZON PRIME*AB1@@@@ | 8.99
      26-07-08 x4 AMAZON PRIME*AB1@@@@ | 9.49
      26-03-12 x8 PAYPAL *XBOX | 10.99
      26-03-17 x8 DVLA VEHICLE TAX | 16.62
      26-03-21 x5 NOW TV ENTERTAINMENT | 9.99
      26-08-21 x3 NOW TV ENTERTAINMENT | 6.99
      26-04-01 SAINSBURYS | 27.30
      26-05-09 SAINSBURYS | 44.10
      26-03-28 x8 RENTOKIL STORAGE UNIT 14 | 75.00`,
    found: ['Amazon Prime 9.49 monthly', 'Xbox 10.99 monthly', 'Now 6.99 monthly'],
  },
  {
    name: 'UK freelancer',
    currency: 'GBP',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 XERO UK LTD | 33.00
      26-05-05 x6 DROPBOX*3F@@@@ | 9.99
      26-05-09 x6 HISCOX INSURANCE | 14.20
      26-05-13 x6 HMRC NDDS | 310.00
      26-05-19 x6 THE LOFT DESKSPACE | 180.00
      26-05-23 UBER *TRIP | 9.45
      26-06-23 UBER *TRIP | 12.30
      26-05-27 x6 FIGMA MONTHLY RENEWAL | 13.00`,
    found: ['Xero 33 monthly', 'Dropbox 9.99 monthly', 'Loft Deskspace 180 monthly', 'Figma 13 monthly'],
  },
  {
    name: 'US checking',
    currency: 'USD',
    span: '26-05..26-10',
    rows: `
      26-05-01 x6 ZELLE PAYMENT TO MARIA LOPEZ RENT | 1450.00
      26-05-03 x6 ROCKET MORTGAGE LOAN | 1822.10
      26-05-05 x6 HULU 877-8244858 CA | 18.99
      26-05-06 x6 STATE FARM RO 27 | 133.80
      26-05-08 x6 PLANET FITNESS CLUB FEES | 24.99
      26-05-11 x6 COMCAST CABLE COMM | 89.99
      26-05-15 x6 DEPT EDUCATION STUDENT LN | 240.00
      26-05-18 x6 SQ *BRIGHTLEAF PLANT BOX | 36.00
      26-05-20 STARBUCKS STORE 0921 | 6.45
      26-06-20 STARBUCKS STORE 0921 | 6.45
      26-07-03 STARBUCKS STORE 0921 | 6.45`,
    found: ['Hulu 18.99 monthly', 'Brightleaf 36 monthly'],
    either: ['PLANET FITNESS'],
  },
  {
    name: 'US card, trial and annual',
    currency: 'USD',
    span: '25-05..26-10',
    rows: `
      25-06-14 NYTIMES*NYTIMES DISC | 4.00
      25-07-12 x4f NYTIMES*NYTIMES DISC | 4.00
      25-11-01 x12f NYTIMES*NYTIMES DISC | 25.00
      25-08-19 COSTCO ANNUAL RENEWAL | 65.00
      26-08-19 COSTCO ANNUAL RENEWAL | 65.00
      25-09-05 1PASSWORD ANNUAL | 35.88
      26-09-05 1PASSWORD ANNUAL | 35.88
      25-05-11 x18 EZPASS REPLENISH | 25.00
      25-05-20 x18 PEACOCK TV PREMIUM | 7.99
      25-06-02 TARGET T-1104 | 83.10`,
    found: ['New York Times 25 weekly*4', '1Password 35.88 yearly', 'Peacock 7.99 monthly'],
    either: ['COSTCO'],
  },
  {
    name: 'US small business card',
    currency: 'USD',
    span: '26-04..26-10',
    rows: `
      26-04-02 x7 QUICKBOOKS ONLINE | 35.00
      26-04-06 x7 MAILCHIMP *MISC | 20.00
      26-04-10 x7 GUSTO FEE | 46.00
      26-04-15 x7 TURO INC | 61.00
      26-04-18 SHOPIFY* 2281 | 39.00
      26-05-18 SHOPIFY* 2281 | 39.00
      26-06-18 SHOPIFY* 2281 | 39.00
      26-07-18 x4 SHOPIFY* 2281 | 39.00
      26-04-22 AFFIRM * PAY | 54.12
      26-05-22 AFFIRM * PAY | 54.12
      26-06-22 AFFIRM * PAY | 54.12
      26-04-25 x7 FORGEWORKS MAKERSPACE | 95.00`,
    found: [
      'QuickBooks 35 monthly',
      'Mailchimp 20 monthly',
      'Gusto 46 monthly',
      'Shopify 39 monthly',
      'Forgeworks 95 monthly',
    ],
    either: ['TURO'],
  },
  {
    name: 'US bill pay mix',
    currency: 'USD',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 HOA DUES WILLOW CREEK | 210.00
      26-05-04 x6 T-MOBILE AUTOPAY | 85.00
      26-05-07 x6 VENMO PAYMENT KEVIN | 60.00
      26-05-09 x6 APPLE.COM/BILL | 2.99
      26-05-13 x6 PARAMOUNT+ | 12.99
      26-05-16 x6 FIRST BAPTIST CHURCH GIVING | 100.00
      26-05-19 x6 SYNCHRONY BANK PAYMENT | 75.00
      26-05-23 x6 SUNRISE DAYCARE LLC | 920.00`,
    found: ['Paramount 12.99 monthly'],
    either: ['APPLE', 'FIRST BAPTIST'],
  },
  {
    name: 'UK joint account',
    currency: 'GBP',
    span: '26-04..26-09',
    rows: `
      26-04-01 x6 NATIONWIDE MORTGAGE | 1044.00
      26-04-03 x6 BRITISH GAS | 121.00
      26-04-05 x6 SKY DIGITAL | 46.00
      26-04-08 x6 HELLO FRESH UK | 45.99
      26-04-12 x6 PETPLAN INSURANCE | 24.10
      26-04-15 x6 NATIONAL TRUST | 8.00
      26-04-18 x6 THE WINE SOCIETY CASE | 95.00
      26-04-22 x6 SWIMMING LESSONS EVERYONE ACTIVE | 31.50
      26-04-26 x6 AMAZON PRIME VIDEO | 5.99`,
    found: ['HelloFresh 45.99 monthly', 'Prime Video 5.99 monthly', 'Wine Society 95 monthly'],
    either: ['SKY', 'NATIONAL TRUST', 'EVERYONE ACTIVE'],
  },
  {
    name: 'UK starling',
    currency: 'GBP',
    span: '26-04..26-09',
    rows: `
      26-04-02 x6 Octopus Energy | 98.00
      26-04-05 x6 Spotify UK | 11.99
      26-04-08 x6 Strava | 8.99
      26-04-11 x6 Vanguard UK | 200.00
      26-04-14 x6 Lime Ride | 3.50
      26-04-17 x6 Sarah Whitmore | 30.00
      26-04-20 x6 Grind Coffee Box | 16.00
      26-04-24 x6 giffgaff | 10.00
      26-04-28 x6 The Economist Newspaper | 20.00`,
    found: ['Spotify 11.99 monthly', 'Strava 8.99 monthly', 'Grind Coffee Box 16 monthly', 'Economist 20 monthly'],
  },
  {
    name: 'UK card annual',
    currency: 'GBP',
    span: '24-11..26-09',
    rows: `
      24-12-06 NORTON*AP@@@@@ | 34.99
      25-12-06 NORTON*AP@@@@@ | 84.99
      25-01-10 WHICH? LTD | 10.75
      25-02-10 x20 WHICH? LTD | 10.75
      25-03-14 RAC MOTORING | 120.00
      26-03-14 RAC MOTORING | 132.00
      25-02-19 x20 BT GROUP PLC | 41.00
      25-05-05 WAITROSE 221 | 33.00`,
    found: ['Norton 84.99 yearly', 'Which 10.75 monthly'],
    either: ['RAC'],
  },
  {
    name: 'UK one month',
    currency: 'GBP',
    span: '26-09',
    rows: `
      26-09-02 DISNEY PLUS | 8.99
      26-09-04 TESCO STORES | 61.00
      26-09-07 CLAUDE.AI | 18.00
      26-09-09 PATREON* MEMBER | 5.00
      26-09-12 EBAY O*12-@@@@@ | 22.00
      26-09-15 APPLE.COM/BILL | 8.99
      26-09-19 DUOLINGO 12 MONTHS | 69.99
      26-09-23 JOHN LEWIS FINANCE | 140.00`,
    found: ['Disney 8.99 monthly', 'Claude 18 monthly', 'Patreon 5 monthly', 'Duolingo 69.99 yearly'],
    either: ['APPLE'],
  },
  {
    name: 'US family',
    currency: 'USD',
    span: '26-04..26-09',
    rows: `
      26-04-01 x6 WF HOME MTG AUTO PAY | 2103.00
      26-04-03 x6 NETFLIX.COM | 17.99
      26-04-06 x6 YMCA MEMBERSHIP | 92.00
      26-04-08 x6 GEICO *AUTO | 151.00
      26-04-11 x6 HELLOFRESH* 646-846-3663 | 71.93
      26-04-13 x6 KUMON MATH AND READING | 160.00
      26-04-17 x6 DISNEYPLUS | 15.99
      26-04-19 x6 PIANO LESSONS MRS CHEN | 120.00
      26-04-23 x6 RING YEARLY PLAN | 4.99
      26-04-27 x6 KIWICO MONTHLY CRATE | 24.95`,
    found: [
      'Netflix 17.99 monthly',
      'HelloFresh 71.93 monthly',
      'Disney 15.99 monthly',
      'KiwiCo 24.95 monthly',
      'Ring 4.99 monthly',
    ],
    either: ['YMCA'],
  },
  {
    name: 'US single',
    currency: 'USD',
    span: '26-04..26-09',
    rows: `
      26-04-02 x6 BILT RENT PMT | 1875.00
      26-04-05 x6 SPOTIFY USA | 11.99
      26-04-07 x6 CRUNCH FITNESS | 29.99
      26-04-10 x6 UBER *ONE MEMBERSHIP | 9.99
      26-04-12 UBER *TRIP HELP.UBER.COM | 14.22
      26-04-29 UBER *TRIP HELP.UBER.COM | 22.10
      26-04-15 x6 LEMONADE RENTERS | 12.00
      26-04-18 x6 THE ATHLETIC | 7.99
      26-04-21 CHIPOTLE 2210 | 12.85
      26-06-21 CHIPOTLE 2210 | 12.85
      26-04-25 x6 VERIZON WRLS | 70.00`,
    found: ['Spotify 11.99 monthly', 'Uber One 9.99 monthly', 'Athletic 7.99 monthly'],
    either: ['CRUNCH'],
  },
  {
    name: 'US subscriptions drift',
    currency: 'USD',
    span: '26-01..26-09',
    rows: `
      26-01-05 x4 ADOBE *PHOTOGPHY PLAN | 9.99
      26-05-05 x5 ADOBE *PHOTOGPHY PLAN | 19.99
      26-01-15 x9 DROPBOX*7G@@@@ | 11.99
      26-01-22 x2 BLUE APRON | 65.93
      26-05-22 x5 BLUE APRON | 65.93
      26-01-10 x9 STATE OF NJ EZPASS | 35.00
      26-01-28 x9 PUBLIC STORAGE 2231 | 88.00`,
    found: ['Adobe 19.99 monthly', 'Dropbox 11.99 monthly', 'Blue Apron 65.93 monthly'],
  },
  {
    name: 'US developer',
    currency: 'USD',
    span: '26-04..26-09',
    rows: `
      26-04-03 x6 GITHUB | 10.00
      26-04-06 x6 CURSOR, AI POWERED IDE | 20.00
      26-04-09 OPENAI | 5.00
      26-04-24 OPENAI | 5.00
      26-05-02 OPENAI | 10.00
      26-04-12 x6 NAMECHEAP | 2.98
      26-04-16 x6 VERCEL INC. | 20.00
      26-04-20 x6 LINEAR ORBIT | 8.00
      26-04-23 x6 STITCHPOINT HQ | 49.00`,
    found: [
      'GitHub 10 monthly',
      'Cursor 20 monthly',
      'Vercel 20 monthly',
      'Linear 8 monthly',
      'Stitchpoint 49 monthly',
      'Namecheap 2.98 monthly',
    ],
    either: ['OPENAI'],
  },
  {
    name: 'UK current 2',
    currency: 'GBP',
    span: '26-05..26-10',
    rows: `
      26-05-01 x6 BARRATT ESTATE MANAGEMENT | 42.00
      26-05-03 x6 DD EDF ENERGY | 134.00
      26-05-05 x6 AMAZON MUSIC*UNL | 10.99
      26-05-09 x6 DD VIRGIN MEDIA PYMTS | 52.00
      26-05-12 x6 DD ADMIRAL INSURANCE | 48.30
      26-05-15 x6 NEWSHOUND SUBSTACK | 6.00
      26-05-18 x6 DD STUDENT LOANS CO | 98.00
      26-05-22 x6 THE GYM GROUP | 22.99
      26-05-26 x6 RICHER SOUNDS V12 FINANCE | 45.00
      26-05-29 x6 SIMBA CLEANERS | 60.00`,
    found: ['Amazon Music 10.99 monthly', 'Newshound 6 monthly'],
    either: ['GYM GROUP'],
  },
  {
    name: 'UK monzo 2',
    currency: 'GBP',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 Netflix | 12.99
      26-05-06 x6 Headspace | 9.99
      26-05-10 x6 Zipcar | 6.00
      26-05-13 x6 Wild Cosmetics Subscription | 12.00
      26-05-17 x6 Mum | 50.00
      26-05-20 x6 Moneybox | 100.00
      26-05-24 x6 Fundraiser Direct Debit Shelter | 12.00
      26-05-28 Black Sheep Coffee | 3.90
      26-06-28 Black Sheep Coffee | 3.90
      26-07-15 Black Sheep Coffee | 3.90`,
    found: ['Netflix 12.99 monthly', 'Headspace 9.99 monthly', 'Wild 12 monthly'],
    either: ['SHELTER', 'ZIPCAR'],
  },
  {
    name: 'UK business',
    currency: 'GBP',
    span: '26-05..26-10',
    rows: `
      26-05-04 x6 FREEAGENT CENTRAL | 33.00
      26-05-07 x6 123-REG | 5.99
      26-05-11 x6 WORLDPAY UK LTD | 27.50
      26-05-14 x6 SPOTIFY ADS | 200.00
      26-05-18 x6 HUCKLETREE SHOREDITCH | 325.00
      26-05-22 x6 CALENDLY LLC | 10.00
      26-05-26 x6 NEST PENSION | 180.00`,
    found: ['FreeAgent 33 monthly', '123 5.99 monthly', 'Huckletree 325 monthly', 'Calendly 10 monthly'],
  },
  {
    name: 'UK 28 days',
    currency: 'GBP',
    span: '26-03..26-10',
    rows: `
      26-03-04 x8f LADBROKE FITNESS PASS 28 DAY | 28.00
      26-03-10 x8f CONTACT LENSES BY POST VISION | 19.00
      26-03-15 x8 GUARDIAN WEEKLY SUBS | 15.00
      26-03-20 x8 SCOTTISHPOWER | 110.00
      26-03-25 x8 BARCLAYS PARTNER FIN | 62.00`,
    found: ['Contact Lenses 19 weekly*4', 'Guardian 15 monthly'],
    either: ['LADBROKE'],
  },
  {
    name: 'US checking 2',
    currency: 'USD',
    span: '26-05..26-10',
    rows: `
      26-05-01 x6 ONLINE TRANSFER TO SAV | 300.00
      26-05-03 x6 CAPITAL ONE AUTO CARPAY | 388.00
      26-05-05 x6 NETFLIX.COM LOS GATOS | 15.49
      26-05-07 x6 PROGRESSIVE LEASING | 92.00
      26-05-10 x6 AT&T *PAYMENT | 95.00
      26-05-13 x6 LA FITNESS | 39.99
      26-05-16 x6 SIRIUSXM.COM/ACCT | 21.63
      26-05-19 x6 WASHINGTON POST SUBSCR | 12.00
      26-05-23 x6 CHURCH OF THE HILLS | 80.00
      26-05-27 x6 STORAGEMART 1120 | 74.00`,
    found: ['Netflix 15.49 monthly', 'Sirius 21.63 monthly', 'Washington Post 12 monthly'],
    either: ['LA FITNESS', 'CHURCH'],
  },
  {
    name: 'US credit 2',
    currency: 'USD',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 AMAZON PRIME*2Y@@@@ | 14.99
      26-05-06 x6 SMILE DIRECT CLUB PAYMENT | 89.00
      26-05-10 x6 IPSY GLAMBAG | 14.00
      26-05-14 x6 DOORDASH DASHPASS | 9.99
      26-05-16 DOORDASH*CHIPOTLE | 23.40
      26-05-20 x6 INSTACART+ MEMBERSHIP | 9.99
      26-05-24 WALGREENS 3321 | 12.00
      26-06-24 WALGREENS 3321 | 12.00
      26-05-29 x6 OAK & IRON CLIMBING MEMBER | 78.00`,
    found: [
      'Amazon Prime 14.99 monthly',
      'Ipsy 14 monthly',
      'DashPass 9.99 monthly',
      'Instacart 9.99 monthly',
      'Oak & Iron 78 monthly',
    ],
  },
  {
    name: 'US freelancer',
    currency: 'USD',
    span: '26-05..26-10',
    rows: `
      26-05-03 x6 SQUARESPACE INC. | 23.00
      26-05-08 x6 EST TAX PAYMENT IRS USATAXPYMT | 800.00
      26-05-11 x6 GOOGLE*GSUITE_ACME | 14.40
      26-05-15 x6 FLODESK | 38.00
      26-05-19 x6 WEWORK MEMBERSHIP | 299.00
      26-05-23 x6 HONEYBOOK | 36.00
      26-05-27 x6 NEXT INSURANCE INC | 41.67`,
    found: [
      'Squarespace 23 monthly',
      'Google Workspace 14.4 monthly',
      'Flodesk 38 monthly',
      'WeWork 299 monthly',
      'HoneyBook 36 monthly',
    ],
  },
  {
    name: 'US annual things',
    currency: 'USD',
    span: '24-10..26-10',
    rows: `
      24-10-21 AAA MEMBERSHIP RENEWAL | 89.00
      25-10-21 AAA MEMBERSHIP RENEWAL | 94.00
      24-11-02 GODADDY.COM | 21.99
      25-11-02 GODADDY.COM | 22.99
      24-12-11 STRAVA ANNUAL | 79.99
      25-12-11 STRAVA ANNUAL | 79.99
      25-01-05 TURBOTAX | 129.00
      26-02-18 TURBOTAX | 139.00
      24-10-09 x24 DUKE ENERGY BILLPAY | 140.00`,
    found: ['Strava 79.99 yearly'],
    either: ['AAA', 'GODADDY'],
  },
  {
    name: 'UK A',
    currency: 'GBP',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 DD HALIFAX MORTGAGE | 890.00
      26-05-05 x6 NETFLIX.COM 866-579-7172 | 12.99
      26-05-08 x6 DD SOUTHERN ELECTRIC GAS | 140.00
      26-05-11 x6 DD NUFFIELD HEALTH | 59.00
      26-05-14 x6 DD VODAFONE LTD | 28.00
      26-05-17 x6 RIVERFORD ORGANIC VEG BOX | 22.45
      26-05-21 x6 DD SIMPLYHEALTH | 19.00
      26-05-25 x6 DD PROPERTY FACTOR SCOT | 75.00
      26-05-29 x6 THE TIMES DIGITAL | 26.00`,
    found: ['Netflix 12.99 monthly', 'Riverford 22.45 monthly', 'Times 26 monthly'],
    either: ['NUFFIELD'],
  },
  {
    name: 'UK B',
    currency: 'GBP',
    span: '26-05..26-10',
    rows: `
      26-05-03 x6 Now Broadband | 27.00
      26-05-06 x6 Calm.com | 7.99
      26-05-10 x6 Freetrade | 50.00
      26-05-13 x6 Tails.com | 34.60
      26-05-17 x6 Dad | 25.00
      26-05-20 x6 Kings Road Car Wash | 12.00
      26-05-23 x6 Beer52 | 27.00
      26-05-27 x6 Wandsworth Borough Parking | 14.00`,
    found: ['Calm 7.99 monthly', 'Tails 34.6 monthly', 'Beer52 27 monthly'],
  },
  {
    name: 'UK C',
    currency: 'GBP',
    span: '25-02..26-10',
    rows: `
      25-02-11 AMAZON DIGITAL SUBS AUDIBLE | 7.99
      25-03-11 x20 AMAZON DIGITAL SUBS AUDIBLE | 7.99
      25-02-20 THE LAWN TENNIS ASSOC | 45.00
      26-02-20 THE LAWN TENNIS ASSOC | 47.00
      25-03-05 x20 FIRST DIRECT LOAN REPAY | 210.00
      25-04-19 MICROSOFT*MICROSOFT 365 P | 59.99
      26-04-19 MICROSOFT*MICROSOFT 365 P | 84.99
      25-02-26 x20 ANGLIAN HOME IMPROVEMENTS FIN | 99.00`,
    found: ['Audible 7.99 monthly', 'Microsoft 84.99 yearly'],
    either: ['TENNIS'],
  },
  {
    name: 'US A',
    currency: 'USD',
    span: '26-05..26-10',
    rows: `
      26-05-01 x6 LAKESIDE APTS ONLINE RENT | 1390.00
      26-05-04 x6 HBO MAX HELP.HBOMAX.COM | 16.99
      26-05-07 x6 NATIONAL GRID NY | 118.00
      26-05-10 x6 CHIME CREDIT BUILDER | 50.00
      26-05-13 x6 ORANGETHEORY FITNESS | 79.00
      26-05-16 x6 STITCH FIX STYLING | 20.00
      26-05-19 x6 HONDA FIN SERV | 355.00
      26-05-22 x6 MEDIUM.COM | 5.00
      26-05-26 x6 SPRUCE & SAGE TEA CLUB | 28.00`,
    found: ['HBO Max 16.99 monthly', 'Stitch Fix 20 monthly', 'Medium 5 monthly', 'Spruce & Sage 28 monthly'],
    either: ['ORANGETHEORY'],
  },
  {
    name: 'US B',
    currency: 'USD',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 XFINITY MOBILE | 45.00
      26-05-05 x6 YOUTUBETV G.CO/HELPPAY | 82.99
      26-05-09 x6 MERRY MAIDS 2217 | 165.00
      26-05-12 x6 LAWN DOCTOR OF OHIO | 62.00
      26-05-16 x6 CAR WASH CLUB UNLIMITED ZIPS | 29.99
      26-05-19 x6 GOODLEAP SOLAR | 141.00
      26-05-23 x6 BARKBOX | 35.00
      26-05-27 x6 IRS INSTALLMENT AGREEMENT | 120.00`,
    found: ['YouTube 82.99 monthly', 'BarkBox 35 monthly'],
    either: ['CAR WASH'],
  },
  {
    name: 'US C',
    currency: 'USD',
    span: '26-05..26-10',
    rows: `
      26-05-03 x6 ZOOM.COM 888-799-9666 | 15.99
      26-05-06 x6 ADP PAYROLL FEES | 58.00
      26-05-10 x6 REGUS MANAGEMENT | 249.00
      26-05-14 x6 HUBSPOT INC | 20.00
      26-05-18 x6 TWILIO SENDGRID | 19.95
      26-05-21 GOOGLE CLOUD 88@@@ | 41.22
      26-06-21 GOOGLE CLOUD 88@@@ | 38.10
      26-07-21 GOOGLE CLOUD 88@@@ | 52.75
      26-05-25 x6 LEDGERLOOP | 24.00`,
    found: [
      'Zoom 15.99 monthly',
      'HubSpot 20 monthly',
      'Sendgrid 19.95 monthly',
      'Ledgerloop 24 monthly',
      'Regus 249 monthly',
    ],
    either: ['GOOGLE CLOUD'],
  },
  {
    name: 'US D',
    currency: 'USD',
    span: '26-01..26-10',
    rows: `
      26-01-09 x4 AUDIBLE*AB1@@ | 14.95
      26-08-09 x3 AUDIBLE*AB1@@ | 14.95
      26-01-14 x10 LIFE TIME FITNESS | 149.00
      26-01-18 x10 FIDELITY INV CONTRIB | 250.00
      26-01-23 x10 MATH TUTOR JENNIFER | 180.00
      26-02-02 x9 FUBOTV INC | 79.99
      26-01-29 x10 COMED ELECTRIC | 93.00`,
    found: ['Audible 14.95 monthly', 'Fubo 79.99 monthly'],
    either: ['LIFE TIME'],
  },
  {
    name: 'UK A2',
    currency: 'GBP',
    span: '26-05..26-10',
    rows: `
      26-05-03 x6 SO MRS P GRANT | 200.00
      26-05-06 x6 DD SCOTTISH WIDOWS | 85.00
      26-05-09 x6 DISNEY PLUS HAMMERSMITH | 8.99
      26-05-12 x6 DD ANGLIAN WATER | 39.00
      26-05-16 x6 DD ROCKABYE BABY CLASSES | 36.00
      26-05-19 x6 WAITROSE COOKERY CLUB | 18.00
      26-05-23 x6 DD LONDON BOROUGH OF BRENT | 151.00
      26-05-27 x6 COBRA SOFTWARE LTD | 9.99`,
    found: ['Disney 8.99 monthly', 'Cobra 9.99 monthly'],
    either: ['ROCKABYE', 'COOKERY'],
  },
  {
    name: 'UK B2',
    currency: 'GBP',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 Uswitch Energy OVO | 88.00
      26-05-05 x6 Mindful Chef | 54.00
      26-05-09 x6 Chip Savings | 40.00
      26-05-13 x6 Rail Season Ticket SWR | 212.00
      26-05-17 x6 Bumble | 19.99
      26-05-21 x6 Pact Coffee | 9.95
      26-05-25 x6 Puregym | 21.99
      26-05-28 x6 RNLI | 5.00`,
    found: ['Mindful Chef 54 monthly', 'Bumble 19.99 monthly', 'Pact 9.95 monthly'],
    either: ['PUREGYM', 'RNLI'],
  },
  {
    name: 'UK C2',
    currency: 'GBP',
    span: '26-05..26-10',
    rows: `
      26-05-04 x6 SAGE SOFTWARE LTD | 15.00
      26-05-08 x6 TIDE PLATFORM | 9.99
      26-05-12 x6 DOMESTIC & GENERAL | 7.20
      26-05-16 x6 INTUIT MAILCHIMP | 11.00
      26-05-20 x6 ICO DATA PROTECTION | 5.00
      26-05-24 x6 ROYAL MAIL PPI ACCOUNT | 60.00
      26-05-28 x6 STUDIO 7 STORAGE LOCKUP | 95.00`,
    found: ['Sage 15 monthly', 'Mailchimp 11 monthly'],
    either: ['TIDE'],
  },
  {
    name: 'US A2',
    currency: 'USD',
    span: '26-05..26-10',
    rows: `
      26-05-01 x6 PENNYMAC LOAN SERV | 1640.00
      26-05-04 x6 PEACOCK 7F1 PREMIUM | 10.99
      26-05-07 x6 AMERICAN FAMILY INS | 88.00
      26-05-10 x6 CITY OF TULSA UTILITIES | 97.00
      26-05-13 x6 GOLDFISH SWIM SCHOOL | 108.00
      26-05-16 x6 THRIVE MARKET MEMBERSHIP | 12.00
      26-05-20 x6 NEST AWARE GOOGLE | 8.00
      26-05-24 x6 DAVE INC TIP | 5.00
      26-05-28 x6 LITTLE GYM OF AUSTIN | 115.00`,
    found: ['Peacock 10.99 monthly', 'Thrive Market 12 monthly', 'Nest 8 monthly'],
    either: ['LITTLE GYM', 'DAVE'],
  },
  {
    name: 'US C2',
    currency: 'USD',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 GSUITE PALMTREE | 7.20
      26-05-05 x6 GRASSHOPPER GROUP | 28.00
      26-05-09 x6 CLOVER POS MERCHANT | 49.95
      26-05-13 x6 ATLASSIAN JIRA | 15.00
      26-05-17 x6 PITNEY BOWES LEASE | 38.00
      26-05-21 x6 WEST ELM COMENITY PMT | 60.00
      26-05-25 x6 CANDLELIGHT CRM | 35.00`,
    found: ['Google Workspace 7.2 monthly', 'Grasshopper 28 monthly', 'Atlassian 15 monthly', 'Candlelight 35 monthly'],
  },
  {
    name: 'US D2',
    currency: 'USD',
    span: '26-02..26-10',
    rows: `
      26-02-14 x9 WALL ST JOURNAL DJ | 38.99
      26-02-18 x3 PARAMNTPLUS | 5.99
      26-05-18 x6 PARAMNTPLUS | 12.99
      26-02-22 x9 FEDLOAN SERVICING | 201.00
      26-03-01 x8 COUNTY WATER DIST 4 | 44.00
      26-02-25 x9 SIMPLISAFE 888 | 31.99`,
    found: ['Wall 38.99 monthly', 'Paramount 12.99 monthly'],
    either: ['SIMPLISAFE'],
  },
];
