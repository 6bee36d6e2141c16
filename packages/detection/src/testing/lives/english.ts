import type { Life } from './life.ts';

export const englishLives: Life[] = [
  {
    name: 'UK current account, three months',
    currency: 'GBP',
    span: '26-04..26-06',
    rows: `
      26-04-01 x3 DIRECT DEBIT PUREGYM LTD | 24.99
      26-04-02 x3 DIRECT DEBIT SKY DIGITAL | 46.00
      26-04-03 x3 DIRECT DEBIT TV LICENCE MBP | 14.54
      26-04-05 x3 CARD PAYMENT TO SPOTIFY P@@@@@@ LONDON GB | 12.99
      26-04-07 x3 CARD PAYMENT TO DISNEY PLUS HAMMERSMITH | 8.99
      26-04-08 x3 DIRECT DEBIT CAMDEN COUNCIL TAX | 142.00
      26-04-11 x3 DD GIFFGAFF LTD | 10.00
      26-04-15 x3 STANDING ORDER MR J SMITH RENT | 950.00
      26-04-18 x3 CARD PAYMENT TO GUARDIAN NEWS & MEDIA | 12.00
      26-04-28 x3 BACS ACME LTD SALARY | +2450.00
      26-04-29 x3 NON-STERLING TRANSACTION FEE | 0.36`,
    found: ['PureGym 24.99 monthly', 'Spotify 12.99 monthly', 'Disney 8.99 monthly', 'Guardian 12 monthly'],
    either: ['SKY', 'TV LICENCE', 'GIFFGAFF'],
  },
  {
    name: 'US debit checking with long texts',
    currency: 'USD',
    span: '26-01..26-03',
    rows: `
      26-01-03 x3 D5438 Audible*@@@@@@@@@ 8882835051 NJ 253## : Mobile Purchase Sign Based | 14.95
      26-01-05 x3 RECURRING PAYMENT AUTHORIZED ON 01/04 NETFLIX.COM NETFLIX.COM CA S###### CARD 7458 | 17.99
      26-01-07 x3 PLANET FIT CLUB FEES ABC*8009212 | 24.99
      26-01-09 x3 HLU*HULU ######## HULU.COM/BILL CA | 18.99
      26-01-10 x3 D J*WSJ 800-568-7625 MA | 38.99
      26-01-12 x3 SXM*SIRIUSXM.COM/ACCT 888-635-5144 NY | 9.99
      26-01-14 x3 PELOTON* MEMBERSHIP NEW YORK NY | 44.00
      26-01-15 x3 GEICO *AUTO 800-841-3000 DC | 132.44
      26-01-17 x3 ALLSTATE INS CO | 61.00
      26-01-20 x3 T-MOBILE*AUTO PAY BELLEVUE WA | 85.00
      26-01-22 x3 ZELLE PAYMENT TO MARIA CLEANING | 160.00
      26-01-25 x3 CHASE CREDIT CRD AUTOPAY | 1240.10
      26-01-28 x3 ACME INC PAYROLL PPD | +3120.55`,
    found: [
      'Audible 14.95 monthly',
      'Netflix 17.99 monthly',
      'Planet Fitness 24.99 monthly',
      'Hulu 18.99 monthly',
      'Wall Street Journal 38.99 monthly',
      'SiriusXM 9.99 monthly',
      'Peloton 44 monthly',
    ],
    either: ['GEICO', 'ALLSTATE', 'T-MOBILE'],
  },
  {
    name: 'US one month: single lines',
    currency: 'USD',
    span: '26-05',
    rows: `
      26-05-01 PEACOCK C2F1 PREMIUM NEW YORK NY | 10.99
      26-05-02 PARAMNTPLUS 888-274-5343 CA | 7.99
      26-05-03 NYTIMES*NYTIMES DISC 800-698-4637 NY | 4.00
      26-05-04 PATREON* MEMBERSHIP 833-972-8766 CA | 5.00
      26-05-05 SUBSTACK.COM INC SAN FRANCISCO | 8.00
      26-05-06 GOOGLE *Google One 855-836-3987 CA | 1.99
      26-05-07 MICROSOFT*365 FAMILY MSBILL.INFO WA | 12.99
      26-05-08 DROPBOX*@@@@@@@@ DROPBOX.COM CA | 11.99
      26-05-10 ADOBE  *CREATIVE CLD 4085366000 CA | 59.99
      26-05-11 1PASSWORD TORONTO CAN | 4.99
      26-05-12 AMAZON PRIME*2H4XY9 AMZN.COM WA | 139.00
      26-05-14 KINDLE UNLTD*@@@@@@ 888-802-3080 WA | 11.99
      26-05-16 NINTENDO *AMERICA | 59.99
      26-05-18 STEAM PURCHASE SEATTLE WA | 29.99
      26-05-20 PLAYSTATION NETWORK 877-971-7669 CA | 69.99`,
    found: [
      'Peacock 10.99 monthly',
      'Paramount 7.99 monthly',
      'New York Times 4 monthly',
      'Patreon 5 monthly',
      'Substack 8 monthly',
      'Google One 1.99 monthly',
      'Microsoft 365 12.99 monthly',
      'Dropbox 11.99 monthly',
      'Adobe 59.99 monthly',
      '1Password 4.99 monthly',
      'Amazon Prime 139 yearly',
      'Kindle Unlimited 11.99 monthly',
    ],
    either: ['NINTENDO', 'PLAYSTATION'],
  },
  {
    name: 'US Wells Fargo card 2 months',
    currency: 'USD',
    span: '26-03..26-04',
    rows: `
      26-03-02 x2 PURCHASE AUTHORIZED ON 03/01 SLING TV LLC 888-363-1777 CO S######## CARD 1234 | 45.99
      26-03-04 x2 RECURRING PAYMENT AUTHORIZED ON 03/03 YOUTUBE TV G.CO/HELPPAY# CA CARD 1234 | 82.99
      26-03-07 x2 EVERNOTE 650-257-0885 CA | 14.99
      26-03-09 x2 CALENDLY LLC ATLANTA GA | 12.00
      26-03-12 x2 SQSP* INV######### NEW YORK | 23.00
      26-03-13 x2 GRAMMARLY CO*@@@@@@ | 30.00
      26-03-15 x2 IPSY 888-769-4526 CA | 14.00
      26-03-16 x2 STATE FARM INSURANCE 8009566310 IL | 98.40
      26-03-18 x2 DUKE ENERGY BILL PAY | 131.20
      26-03-20 x2 STITCHFIX*@@@@@@ | 20.00
      26-03-22 x2 ROCKETMONEY PREMIUM | 7.00
      26-03-26 x2 ONLINE TRANSFER TO SAVINGS WAY2SAVE | 25.00`,
    found: [
      'Sling 45.99 monthly',
      'YouTube TV 82.99 monthly',
      'Evernote 14.99 monthly',
      'Calendly 12 monthly',
      'Squarespace 23 monthly',
      'Grammarly 30 monthly',
      'Ipsy 14 monthly',
      'Rocket Money 7 monthly',
    ],
    either: ['STATE FARM', 'DUKE', 'STITCHFIX'],
  },
  {
    name: 'US BofA checking three months',
    currency: 'USD',
    span: '26-01..26-03',
    rows: `
      26-01-02 x3 CHECKCARD 0101 WALMART PLUS 800-924-9206 AR | 12.95
      26-01-03 x3 CHECKCARD 0102 CRUNCHYROLL *MEMBERSHIP | 7.99
      26-01-05 x3 PMNT SENT APPLE CASH 1INFINITELOOP CA | 20.00
      26-01-08 x3 AMERICAN EXPRESS DES:ACH PMT ID:M1234 | 640.00
      26-01-10 x3 LIFETIME FITNESS DES:DUES | 89.00
      26-01-12 x3 VERIZON WIRELESS DES:PAYMENTS | 72.10
      26-01-14 x3 NETFLIX.COM DES:PAYMENT | 17.99
      26-01-16 x3 KINDERCARE LEARNING CTR | 1280.00
      26-01-17 x3 ROBINHOOD DES:FUNDS | 100.00
      26-01-19 x3 BKOFAMERICA ATM 01/19 WITHDRWL | 80.00
      26-01-22 x3 MONTHLY MAINTENANCE FEE | 12.00
      26-01-25 x3 CHARITY WATER MONTHLY GIFT | 30.00
      26-01-28 x3 MORTGAGE SERV CTR DES:LOAN PYMT | 1840.00`,
    found: ['Walmart+ 12.95 monthly', 'Crunchyroll 7.99 monthly', 'Life Time 89 monthly', 'Netflix 17.99 monthly'],
    either: ['VERIZON', 'CHARITY', 'KINDERCARE'],
  },
  {
    name: 'US Amex with USD and long addresses',
    currency: 'USD',
    span: '26-05..26-06',
    rows: `
      26-05-01 x2 WEBFLOW.COM SAN FRANCISCO CA | 16.00
      26-05-03 x2 FIGMA MONTHLY RENEWAL | 15.00
      26-05-04 x2 AIRTABLE.COM/BILL | 24.00
      26-05-05 x2 SKILLSHARE NEW YORK NY | 32.00
      26-05-06 x2 MASTERCLASS HTTPSWWW.MAS CA | 15.00
      26-05-08 x2 OPENAI *CHATGPT SUBSCR | 20.00
      26-05-09 x2 CURSOR, AI POWERED IDE NEW YORK | 20.00
      26-05-10 x2 VERCEL INC. COVINA CA | 20.00
      26-05-12 x2 DIGITALOCEAN.COM | 14.37
      26-05-15 x2 AWS EMEA aws.amazon.co | 3.12
      26-05-18 x2 DELTA AIR LINES | 289.10
      26-05-20 x2 LINKEDIN PRE *########## | 29.99`,
    found: [
      'Webflow 16 monthly',
      'Figma 15 monthly',
      'Airtable 24 monthly',
      'Skillshare 32 monthly',
      'MasterClass 15 monthly',
      'ChatGPT 20 monthly',
      'Cursor 20 monthly',
      'Vercel 20 monthly',
      'DigitalOcean 14.37 monthly',
      'LinkedIn 29.99 monthly',
    ],
    either: ['AWS', 'DELTA'],
  },
  {
    name: 'UK Monzo style names',
    currency: 'GBP',
    span: '26-01..26-03',
    rows: `
      26-01-02 x3 Netflix | 12.99
      26-01-03 x3 Amazon Prime | 8.99
      26-01-04 x3 Apple | 2.99
      26-01-05 x3 Audible | 7.99
      26-01-06 x3 The Gym Group | 22.99
      26-01-08 x3 Thames Water | 34.00
      26-01-09 x3 Octopus Energy | 121.00
      26-01-10 x3 Pot transfer Holidays | 100.00
      26-01-14 x3 NOW | 9.99
      26-01-16 x3 Hello Fresh UK | 41.99
      26-01-19 x3 Gousto | 35.75
      26-01-22 x3 RNLI | 10.00
      26-01-25 x3 VOXI | 12.00`,
    found: [
      'Netflix 12.99 monthly',
      'Amazon Prime 8.99 monthly',
      'Audible 7.99 monthly',
      'The Gym Group 22.99 monthly',
      'NOW 9.99 monthly',
      'HelloFresh 41.99 monthly',
      'Gousto 35.75 monthly',
    ],
    either: ['Apple', 'Thames', 'Octopus', 'VOXI', 'RNLI'],
  },
  {
    name: 'UK HSBC card one month',
    currency: 'GBP',
    span: '26-06',
    rows: `
      26-06-01 )))  PRET A MANGER LONDON | 5.40
      26-06-02 VIS INT'L ######## ANTHROPIC CLAUDE S SAN FRANCISCO USD 20.00 @ 1.2712 | 15.73 (20.00 USD)
      26-06-02 DR NON-STERLING TRANSACTION FEE | 0.43
      26-06-03 VIS STRAVA SUBSCRIPTION BRISTOL | 8.99
      26-06-05 DD BRITISH GAS | 98.00
      26-06-06 DD VIRGIN MEDIA PYMTS | 44.00
      26-06-09 SO J DOE PIANO LESSONS | 90.00
      26-06-11 DD NATIONAL TRUST | 8.40
      26-06-13 VIS PAYPAL *STEAM GAMES | 22.49
      26-06-15 DD HALIFAX MORTGAGE | 980.00
      26-06-18 VIS ADOBE CREATIVE CLD DUBLIN | 56.98
      26-06-20 VIS BEER52 | 29.00`,
    found: [
      'Claude 15.73 monthly',
      'Strava 8.99 monthly',
      'National Trust 8.4 monthly',
      'Adobe 56.98 monthly',
      'Beer52 29 monthly',
    ],
    either: ['BRITISH GAS', 'VIRGIN MEDIA'],
  },
  {
    name: 'CA RBC two months',
    currency: 'USD',
    span: '26-04..26-05',
    rows: `
      26-04-03 x2 CRAVE TORONTO ON | 22.00
      26-04-05 x2 GOODLIFE CLUBS 416-626-5557 ON | 38.84
      26-04-06 x2 TIM HORTONS #221 | 4.50
      26-04-09 x2 PRESTO AUTL TORONTO | 40.00
      26-04-11 x2 ROGERS ******1234 | 85.00
      26-04-13 x2 SIRIUS XM CANADA | 17.50
      26-04-14 x2 INTERAC E-TRANSFER SENT DAYCARE | 600.00
      26-04-16 x2 GLOBE AND MAIL | 7.99
      26-04-20 x2 COSTCO WHOLESALE W221 | 210.40`,
    found: ['Crave 22 monthly', 'GoodLife 38.84 monthly', 'SiriusXM 17.5 monthly', 'Globe and Mail 7.99 monthly'],
    either: ['ROGERS', 'PRESTO'],
  },
  {
    name: 'AU two months',
    currency: 'USD',
    span: '26-04..26-06',
    rows: `
      26-04-03 x3 STAN ENTERTAINMENT PTY SYDNEY | 17.00
      26-04-05 x3 BINGE SYDNEY | 18.00
      26-04-06 x3 KAYO SPORTS | 30.00
      26-04-08 x3 ANYTIME FITNESS BONDI | 36.90
      26-04-09 x3 OPTUS BILLING | 59.00
      26-04-11 x3 AMAZON PRIME AU | 9.99
      26-04-13 x3 AFTERPAY | 45.00
      26-04-15 x3 DISNEY PLUS AU | 13.99`,
    found: [
      'Stan 17 monthly',
      'Binge 18 monthly',
      'Kayo 30 monthly',
      'Anytime 36.9 monthly',
      'Amazon Prime 9.99 monthly',
      'Disney 13.99 monthly',
    ],
    either: ['OPTUS'],
  },
  {
    name: 'US Chase two months',
    currency: 'USD',
    span: '26-01..26-02',
    rows: `
      26-01-03 x2 Hulu 877-8244858 CA | 18.99
      26-01-05 x2 APPLE.COM/BILL 866-712-7753 CA | 9.99
      26-01-06 x2 BLUE APRON 844-462-8299 NY | 71.94
      26-01-08 x2 BETTERHELP 888-688-9296 CA | 260.00
      26-01-10 x2 ROKU FOR MAX 866-840-3473 | 16.99
      26-01-12 x2 FRONTIER COMM CORP WE | 49.99
      26-01-14 x2 EXPERIAN* CREDIT REPORT 479-3436237 CA | 24.99
      26-01-17 x2 RING YEARLY PLAN | 4.99
      26-01-19 x2 GOOGLE *FI | 35.10
      26-01-21 x2 SPECTRUM 855-707-7328 | 79.99
      26-01-24 x2 LEGALZOOM* SUBSCRIPTION | 9.99
      26-01-26 x2 AAA CLUB MEMBERSHIP | 8.50`,
    found: [
      'Hulu 18.99 monthly',
      'Blue Apron 71.94 monthly',
      'BetterHelp 260 monthly',
      'Roku 16.99 monthly',
      'Experian 24.99 monthly',
      'Ring 4.99 monthly',
      'LegalZoom 9.99 monthly',
      'AAA 8.5 monthly',
    ],
    either: ['APPLE', 'FRONTIER', 'GOOGLE *FI', 'SPECTRUM'],
  },
  {
    name: 'US Citi three months of small business',
    currency: 'USD',
    span: '26-02..26-04',
    rows: `
      26-02-02 x3 INTUIT *QBooks Online CL.INTUIT.COM CA | 35.00
      26-02-03 x3 GSUITE_acmeinc cc@google.com CA | 14.40
      26-02-04 x3 SLACK T04ABCD12 SAN FRANCISCO | 8.75
      26-02-05 x3 MAILCHIMP *MISC MAILCHIMP.COM GA | 20.00
      26-02-07 x3 GUSTO FEE 6529 | 46.00
      26-02-08 x3 SHOPIFY* ######### 888-746-7439 | 39.00
      26-02-09 x3 GOOGLE *ADS########## | 500.00
      26-02-10 x3 FACEBK *@@@@@@@@ 650-5434800 | 250.00
      26-02-12 x3 STAMPS.COM 855-889-7867 CA | 19.99
      26-02-14 x3 ATLASSIAN AMSTERDAM NLD | 16.30
      26-02-14 x3 FOREIGN EXCHANGE FEE | 0.49
      26-02-16 x3 STRIPE PAYOUT TRANSFER | +2100.00
      26-02-18 x3 ADP PAYROLL FEES | 61.20
      26-02-20 x3 SBA EIDL LOAN PAYMENT | 146.00
      26-02-23 x3 DOCUSIGN INC. 866-219-4318 | 15.00`,
    found: [
      'QuickBooks 35 monthly',
      'Google Workspace 14.4 monthly',
      'Slack 8.75 monthly',
      'Mailchimp 20 monthly',
      'Shopify 39 monthly',
      'Stamps 19.99 monthly',
      'Atlassian 16.3 monthly',
      'DocuSign 15 monthly',
      'Gusto 46 monthly',
    ],
    either: ['ADP'],
  },
  {
    name: 'UK Lloyds two months',
    currency: 'GBP',
    span: '26-05..26-06',
    rows: `
      26-05-01 x2 NETFLIX.COM CD 1234 | 12.99
      26-05-02 x2 SPOTIFY UK CD 1234 | 12.99
      26-05-05 x2 JD GYMS DD | 21.99
      26-05-06 x2 BT GROUP PLC DD | 39.99
      26-05-07 x2 SAVE THE CHANGE | 0.46
      26-05-08 x2 LV LIFE DD | 14.20
      26-05-09 x2 MICROSOFT*XBOX CD 1234 | 14.99
      26-05-11 x2 SUBSTACK.COM CD 1234 | 6.00
      26-05-12 x2 CLUB LLOYDS FEE | 5.00
      26-05-15 x2 WAITROSE CD 1234 | 31.20
      26-05-18 x2 EE LIMITED DD | 28.00
      26-05-20 x2 PRIME VIDEO CHANNELS CD 1234 | 4.99
      26-05-22 x2 TESCO BANK LOANS SO | 180.00
      26-05-24 x2 WHICH LTD DD | 10.99`,
    found: [
      'Netflix 12.99 monthly',
      'Spotify 12.99 monthly',
      'JD Gyms 21.99 monthly',
      'Microsoft 14.99 monthly',
      'Substack 6 monthly',
      'Amazon 4.99 monthly',
      'Which 10.99 monthly',
    ],
    either: ['BT GROUP', 'LV LIFE', 'EE LIMITED', 'CLUB LLOYDS'],
  },
  {
    name: 'US negative checking',
    currency: 'USD',
    span: '26-01..26-03',
    rows: `
      26-01-01 x3 RENT PAYMENT GREYSTAR 8552 | 1650.00
      26-01-03 x3 VENMO PAYMENT 1034 | 60.00
      26-01-05 x3 DISCOVER E-PAYMENT | 322.18
      26-01-06 x3 FID BKG SVC LLC MONEYLINE | 500.00
      26-01-08 x3 HONDA PMT AHFC | 312.44
      26-01-10 x3 CITY OF AUSTIN UTILITIES | 141.20
      26-01-12 x3 PROGRESSIVE INS PREM | 118.00
      26-01-15 x6b PAYROLL ACME CORP DIRECT DEP | +1880.11
      26-01-17 x3 CHILD SUPPORT SDU | 400.00
      26-01-18 x3 WF HOME MTG AUTO PAY | 1902.00
      26-01-20 x3 SALLIE MAE BILLPAY | 204.50
      26-01-22 x3 OVERDRAFT PROTECTION FEE | 12.50
      26-01-25 x3 TITHELY GRACE CHURCH | 100.00
      26-01-27 x3 E-ZPASS NY REBILL | 35.00`,
    found: [],
    either: ['CITY OF AUSTIN', 'PROGRESSIVE', 'TITHELY', 'E-ZPASS'],
  },
  {
    name: 'UK negative',
    currency: 'GBP',
    span: '26-01..26-03',
    rows: `
      26-01-01 x3 SO MRS P JONES RENT | 875.00
      26-01-02 x3 DD BARCLAYCARD | 210.00
      26-01-04 x3 MOBILE PMT TO TOM ARC | 25.00
      26-01-06 x3 DD NATIONWIDE B S MORTGAGE | 701.00
      26-01-08 x3 DD THAMES WATER | 33.00
      26-01-10 x3 HMRC SA TAX | 150.00
      26-01-12 x3 DD SMARTSAVER CASH ISA | 100.00
      26-01-14 x3 DD STUDENT LOANS COMPANY | 44.00
      26-01-16 x3 INTEREST CHARGED | 8.12
      26-01-18 x3 DD DVLA-AB12CDE | 17.50
      26-01-20 x3 KLARNA LONDON | 20.00
      26-01-22 x3 DD VANGUARD ASSET MGMT | 200.00`,
    found: [],
    either: ['THAMES', 'DVLA'],
  },
  {
    name: 'US Fidelity style cash account',
    currency: 'USD',
    span: '26-01..26-03',
    rows: `
      26-01-04 x3 DIRECT DEBIT NETFLIX COM SUBSCRIPTN | 17.99
      26-01-06 x3 DIRECT DEBIT CHASE CREDIT CRDEPAY | 811.20
      26-01-08 x3 BILL PAYMENT AQUA PENNSYLVANIA | 44.10
      26-01-09 x3 DIRECT DEBIT SOFI LENDING PMT | 290.00
      26-01-11 x3 DEBIT CARD PURCHASE TODOIST | 5.00
      26-01-14 x3 DEBIT CARD PURCHASE LUCIDCHART.COM | 9.00
      26-01-18 x3 REINVESTMENT FIDELITY GOVERNMENT MONEY MARKET | 3.11
      26-01-22 x3 DIRECT DEBIT MASSMUTUAL LIFE PREM | 61.00`,
    found: ['Netflix 17.99 monthly', 'Todoist 5 monthly', 'Lucid 9 monthly'],
    either: ['AQUA', 'MASSMUTUAL'],
  },
  {
    name: 'US Ally savings negative',
    currency: 'USD',
    span: '26-01..26-03',
    rows: `
      26-01-02 x3 INTERNET TRANSFER TO INTEREST CHECKING | 300.00
      26-01-05 x3 ACME PROPERTY MGMT WEB PMTS | 1400.00
      26-01-09 x3 UPSTART NETWORK PAYMENTS | 188.00
      26-01-15 x3 ACORNS INVEST TRANSFER | 25.00
      26-01-20 x3 STASH CAPITAL LLC | 20.00
      26-01-25 x3 IRS USATAXPYMT | 200.00
      26-01-27 x3 CASH APP*MARIA GARCIA | 50.00`,
    found: [],
  },
  {
    name: 'UK Nationwide',
    currency: 'GBP',
    span: '26-02..26-04',
    rows: `
      26-02-02 x3 Direct debit NOW TV LIMITED | 9.99
      26-02-03 x3 Direct debit EVERYONE ACTIVE | 34.95
      26-02-04 x3 Direct debit O2 | 21.00
      26-02-06 x3 Visa purchase CRUNCHYROLL | 5.99
      26-02-07 x3 Direct debit BRITISH HEART FOUNDATION | 5.00
      26-02-09 x3 Transfer to 07-11-16 12345678 HOLIDAY | 75.00
      26-02-11 x3 Direct debit LEEDS CITY COUNCIL | 133.00
      26-02-13 x3 Visa purchase GRAZE.COM | 4.49
      26-02-14 x3 Direct debit ADMIRAL INSURANCE | 41.20
      26-02-16 x3 Direct debit ZOPA BANK | 92.10`,
    found: ['NOW 9.99 monthly', 'Everyone Active 34.95 monthly', 'Crunchyroll 5.99 monthly', 'Graze 4.49 monthly'],
    either: ['O2', 'BRITISH HEART', 'ADMIRAL'],
  },
  {
    name: 'AU/NZ',
    currency: 'USD',
    span: '26-01..26-03',
    rows: `
      26-01-03 x3 VISA PURCHASE SPOTIFY SYDNEY | 13.99
      26-01-05 x3 DIRECT DEBIT SNAP FITNESS | 17.95
      26-01-07 x3 AP RENT PROPERTY BROKERS | 480.00
      26-01-09 x3 DD MERCURY NZ LTD | 150.00
      26-01-13 x3 VISA PURCHASE NEON NZ | 17.99
      26-01-15 x3 AP KIWISAVER TOPUP | 40.00
      26-01-17 x3 CITY COUNCIL RATES | 80.00
      26-01-19 x3 VISA PURCHASE NZ HERALD PREMIUM | 19.99`,
    found: ['Spotify 13.99 monthly', 'Snap Fitness 17.95 monthly', 'Neon 17.99 monthly', 'Herald 19.99 monthly'],
    either: ['MERCURY'],
  },
  {
    name: 'two services and little else',
    currency: 'USD',
    span: '26-01..26-02',
    rows: `
      26-01-15 x2 CANVA PRO SUBSCRIPTION | 12.99
      26-01-18 x2 HEADSPACE INC | 12.99
      26-01-05 x2 ACH PAYROLL | +2500.00
      26-01-10 x2 GROCERY OUTLET | 85.43
      26-01-20 x2 ELECTRIC BILL | 120.00`,
    found: ['Canva 12.99 monthly', 'Headspace 12.99 monthly'],
    either: ['ELECTRIC'],
  },
  {
    name: 'two services and little else 2',
    currency: 'USD',
    span: '26-01..26-03',
    rows: `
      26-01-15 x3 AUDIBLE MEMBERSHIP | 14.95
      26-01-18 x3 ESPN+ SUBSCRIPTION | 10.99
      26-01-07 x3 MORTGAGE PAYMENT | 1500.00
      26-01-10 x3 WHOLE FOODS | 96.20
      26-01-25 x3 GAS STATION | 40.00`,
    found: ['Audible 14.95 monthly', 'ESPN 10.99 monthly'],
  },
  {
    name: 'two services and little else 3',
    currency: 'EUR',
    span: '26-01..26-03',
    rows: `
      26-01-15 x3 PRIME VIDEO ABONNEMENT | 6.99
      26-01-18 x3 XBOX LIVE GOLD | 9.99
      26-01-07 x3 LOYER JANVIER | 800.00
      26-01-10 x3 SUPERMARCHE CASINO | 75.00
      26-01-25 x3 ASSURANCE AUTO | 45.00`,
    found: ['Amazon Prime 6.99 monthly', 'Xbox 9.99 monthly'],
    either: ['ASSURANCE'],
  },
  {
    name: 'two services and little else 4',
    currency: 'USD',
    span: '26-01..26-03',
    rows: `
      26-01-15 x3 DISNEY PLUS HOTSTAR | 8.99
      26-01-18 x3 ICLOUD STORAGE | 2.99
      26-01-20 x3 GYM MEMBERSHIP FEE | 39.99
      26-01-07 x3 CAR LOAN | 320.00
      26-01-10 x3 STARBUCKS COFFEE | 5.75
      26-01-12 x3 UBER RIDE | 18.00`,
    found: ['JioHotstar 8.99 monthly', 'iCloud 2.99 monthly', 'Gym 39.99 monthly'],
  },
];
