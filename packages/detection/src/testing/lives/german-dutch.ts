import type { Life } from './life.ts';

export const germanDutchLives: Life[] = [
  {
    name: 'DE Girokonto one month with PayPal mandate texts',
    currency: 'EUR',
    span: '26-02',
    rows: `
      26-02-02 FOLGELASTSCHRIFT PayPal Europe S.a.r.l. et Cie S.C.A 1041234567890 PP.8812.PP . SPOTIFY, Ihr Einkauf bei SPOTIFY | 17.99
      26-02-03 FOLGELASTSCHRIFT PayPal Europe S.a.r.l. et Cie S.C.A 1041234567891 PP.8812.PP . ZALANDO SE, Ihr Einkauf bei ZALANDO SE | 64.90
      26-02-03 LASTSCHRIFT NETFLIX INTERNATIONAL B.V. AMSTERDAM MANDAT NL12ZZZ | 13.99
      26-02-05 LASTSCHRIFT RUNDFUNK ARD, ZDF, DRADIO 02.2026-04.2026 | 55.08
      26-02-05 LASTSCHRIFT MCFIT GLOBAL GROUP GMBH BEITRAG 02/26 | 24.90
      26-02-09 AMAZON PRIME DE D01-1234567-8901234 | 8.99
      26-02-15 DAUERAUFTRAG MIETE HAUSVERWALTUNG KRUEGER | 980.00
      26-02-16 LASTSCHRIFT VODAFONE GMBH KD-NR 12345 | 39.99
      26-02-27 GEHALT 02/2026 MUSTERFIRMA GMBH | +2890.00
      26-02-27 ENTGELTABSCHLUSS | 4.90`,
    found: ['Spotify 17.99 monthly', 'Netflix 13.99 monthly', 'McFit 24.9 monthly', 'Amazon Prime 8.99 monthly'],
    either: ['VODAFONE', 'RUNDFUNK'],
  },
  {
    name: 'NL account ABN slashes',
    currency: 'EUR',
    span: '26-01..26-03',
    rows: `
      26-01-05 x3 /TRTP/SEPA Incasso algemeen doorlopend/CSID/LU96ZZZ0000000000000000058/NAME/Spotify AB/MARF/ABCD12/REMI/P@@@@@@@ Spotify/IBAN/NL91DEUT0265186420 | 11.99
      26-01-08 x3 /TRTP/SEPA Incasso algemeen doorlopend/CSID/NL94ZZZ332750000000/NAME/Basic-Fit Nederland B.V./MARF/BF##/REMI/Lidmaatschap | 24.99
      26-01-12 x3 /TRTP/SEPA Incasso algemeen doorlopend/CSID/NL26ZZZ/NAME/Vattenfall Klantenservice N.V./REMI/Termijnbedrag | 142.00
      26-01-20 x3 /TRTP/SEPA Incasso algemeen doorlopend/CSID/NL10ZZZ302086370000/NAME/Zilveren Kruis Zorgverzekeringen NV/REMI/Premie | 148.75
      26-01-25 x3 /TRTP/SEPA OVERBOEKING/IBAN/NL13ABNA/NAME/Woningstichting Eigen Haard/REMI/huur | 765.20
      26-01-28 x3 BEA, Betaalpas NETFLIX.COM,PAS123 | 15.99`,
    found: ['Spotify 11.99 monthly', 'Basic-Fit 24.99 monthly', 'Netflix 15.99 monthly'],
    either: ['Vattenfall', 'Zilveren'],
  },
  {
    name: 'DE Sparkasse three months',
    currency: 'EUR',
    span: '26-01..26-03',
    rows: `
      26-01-02 x3 FOLGELASTSCHRIFT DAZN LIMITED LONDON MREF 12345 CRED DE | 34.99
      26-01-03 x3 FOLGELASTSCHRIFT FITX DEUTSCHLAND GMBH BEITRAG | 29.00
      26-01-05 x3 FOLGELASTSCHRIFT AUDIBLE GMBH | 9.95
      26-01-06 x3 FOLGELASTSCHRIFT STADTWERKE MUSTERSTADT ABSCHLAG | 84.00
      26-01-08 x3 FOLGELASTSCHRIFT ADAC E.V. | 7.90
      26-01-10 x3 FOLGELASTSCHRIFT SPIEGEL-VERLAG ABO | 21.99
      26-01-12 x3 FOLGELASTSCHRIFT HUK-COBURG KFZ | 52.10
      26-01-14 x3 DAUERAUFTRAG SPARPLAN DEPOT | 150.00
      26-01-15 x3 FOLGELASTSCHRIFT DEUTSCHLANDTICKET RMV | 58.00
      26-01-19 x3 FOLGELASTSCHRIFT KLEINGARTENVEREIN ABENDSONNE E.V. | 12.50
      26-01-20 x3 FOLGELASTSCHRIFT TELEFONICA GERMANY GMBH | 19.99
      26-01-22 x3 FOLGELASTSCHRIFT SANTANDER CONSUMER BANK RATE 12345 | 189.00
      26-01-30 x3 LOHN/GEHALT ACME GMBH | +2700.00`,
    found: [
      'DAZN 34.99 monthly',
      'FitX 29 monthly',
      'Audible 9.95 monthly',
      'Spiegel 21.99 monthly',
      'Deutschlandticket 58 monthly',
      'Kleingartenverein 12.5 monthly',
      'ADAC 7.9 monthly',
    ],
    either: ['STADTWERKE', 'HUK', 'TELEFONICA'],
  },
  {
    name: 'DE card single rows with contract numbers (like a converted CSV)',
    currency: 'EUR',
    span: '25-12',
    rows: `
      25-12-03 AMAZON PRIME 88291034 | 8.99
      25-12-05 JOHN REED FITNESS 20391823 | 30.00
      25-12-07 ZDF RUNDFUNKBEITRAG 1882 | 18.36
      25-12-09 SKY DEUTSCHLAND 77182933 | 30.00
      25-12-10 MOBILCOM-DEBITEL 22938 | 24.99
      25-12-12 KARTENZ./11.12 EDEKA Fulda | 33.10
      25-12-14 TINDER PLUS 99182 | 14.99
      25-12-17 RATENZAHLUNG OTTO 12/24 | 42.00
      25-12-18 KIRCHENSTEUER FINANZAMT Kassel | 40.00
      25-12-20 URBAN SPORTS CLUB 1191 | 33.00
      25-12-22 SPENDE UNICEF DEUTSCHLAND | 15.00`,
    found: ['Amazon Prime 8.99 monthly', 'John Reed 30 monthly', 'Tinder 14.99 monthly', 'Urban Sports 33 monthly'],
    either: ['RUNDFUNK', 'SKY', 'MOBILCOM', 'UNICEF'],
  },
  {
    name: 'NL ING two months Af/Bij names',
    currency: 'EUR',
    span: '26-02..26-03',
    rows: `
      26-02-02 x2 Netflix International B.V. | 15.99
      26-02-03 x2 Videoland | 9.99
      26-02-04 x2 NPO Plus | 2.95
      26-02-05 x2 Ziggo Services BV | 64.50
      26-02-06 x2 SPORTCITY | 34.99
      26-02-09 x2 DPG Media Magazines - Volkskrant | 19.50
      26-02-10 x2 Swapfiets | 19.90
      26-02-11 x2 NS GROEP IZ NS REIZIGERS | 45.10
      26-02-12 x2 Hypotheek ING termijn | 812.00
      26-02-15 x2 Gemeente Utrecht belastingen | 61.00
      26-02-20 x2 KPN B.V. | 25.00
      26-02-22 x2 Staatsloterij | 16.00
      26-02-24 x2 Oranje Spaarrekening | 200.00`,
    found: [
      'Netflix 15.99 monthly',
      'Videoland 9.99 monthly',
      'NPO 2.95 monthly',
      'SportCity 34.99 monthly',
      'Volkskrant 19.5 monthly',
      'Swapfiets 19.9 monthly',
    ],
    either: ['Ziggo', 'KPN', 'NS GROEP', 'Staatsloterij'],
  },
  {
    name: 'DE N26 two months',
    currency: 'EUR',
    span: '26-03..26-04',
    rows: `
      26-03-02 x2 Netflix International B.V. | 13.99
      26-03-03 x2 Disney Plus | 10.99
      26-03-04 x2 RTL+ | 8.99
      26-03-06 x2 wetter.com Premium | 1.99
      26-03-08 x2 Clever fit Leipzig | 29.90
      26-03-09 x2 HelloFresh Deutschland SE | 61.94
      26-03-10 x2 Barmenia Versicherung | 32.10
      26-03-12 x2 Landeshauptkasse | 24.00
      26-03-13 x2 ecosia GmbH | 5.00
      26-03-15 x2 Mietkonto Schneider | 720.00
      26-03-17 x2 Check24 Bausparen | 50.00
      26-03-19 x2 Apple Services | 2.99
      26-03-20 x2 NordAccount | 12.99
      26-03-22 x2 TIER Mobility | 7.50`,
    found: [
      'Netflix 13.99 monthly',
      'Disney 10.99 monthly',
      'RTL+ 8.99 monthly',
      'Clever fit 29.9 monthly',
      'HelloFresh 61.94 monthly',
      'Nord 12.99 monthly',
      'wetter 1.99 monthly',
    ],
    either: ['Barmenia', 'Apple', 'ecosia', 'TIER'],
  },
  {
    name: 'DE Volksbank one month account',
    currency: 'EUR',
    span: '26-01',
    rows: `
      26-01-02 BASISLASTSCHRIFT WOW SKY DEUTSCHLAND FERNSEHEN | 14.98
      26-01-05 BASISLASTSCHRIFT FITNESS FIRST GERMANY GMBH | 69.00
      26-01-07 BASISLASTSCHRIFT 1+1 TELECOM GMBH | 34.99
      26-01-09 KARTENZAHLUNG GITHUB, INC. SAN FRANCISCO 4,00 USD | 3.71 (4.00 USD)
      26-01-12 UEBERWEISUNG SPORTVEREIN JAHRESBEITRAG 2026 | 120.00
      26-01-13 BASISLASTSCHRIFT AMAZON EU S.A R.L. | 43.20
      26-01-15 BASISLASTSCHRIFT E.ON ENERGIE | 91.00
      26-01-17 BASISLASTSCHRIFT FRANKFURTER ALLGEMEINE ZEITUNG ABO | 39.90
      26-01-20 KREDITRATE 88123 | 310.00
      26-01-22 AUSLANDSEINSATZENTGELT | 0.06
      26-01-29 ABSCHLUSS PER 31.01. | 7.90`,
    found: ['WOW 14.98 monthly', 'Fitness First 69 monthly', 'GitHub 3.71 monthly', 'F.A.Z. 39.9 monthly'],
    either: ['1+1', 'E.ON', 'SPORTVEREIN'],
  },
  {
    name: 'NL Rabobank one month',
    currency: 'EUR',
    span: '26-06',
    rows: `
      26-06-01 incasso Spotify AB | 17.99
      26-06-02 incasso Basic-Fit Nederland BV | 29.99
      26-06-04 incasso Odido Netherlands | 32.50
      26-06-05 incasso NRC Media | 24.00
      26-06-08 betaalverzoek Sanne tikkie | 12.50
      26-06-09 iDEAL bol.com | 45.99
      26-06-11 incasso Greenchoice | 131.00
      26-06-12 incasso Natuurmonumenten | 3.00
      26-06-15 incasso Storytel Nederland | 13.99
      26-06-17 Betaalautomaat Albert Heijn | 32.10
      26-06-19 incasso CZ Groep Zorgverzekeraar | 151.30
      26-06-25 overboeking huur Ymere | 790.10`,
    found: ['Spotify 17.99 monthly', 'Basic-Fit 29.99 monthly', 'NRC 24 monthly', 'Storytel 13.99 monthly'],
    either: ['Odido', 'Greenchoice', 'Natuurmonumenten', 'CZ'],
  },
  {
    name: 'DE negative',
    currency: 'EUR',
    span: '26-01..26-03',
    rows: `
      26-01-01 x3 DAUERAUFTRAG MIETE | 890.00
      26-01-03 x3 LASTSCHRIFT FINANZKASSE KFZ-STEUER | 12.00
      26-01-05 x3 LASTSCHRIFT DEBEKA LEBENSVERSICHERUNG | 48.00
      26-01-07 x3 TARGOBANK RATENKREDIT 4471 | 221.00
      26-01-09 x3 DAUERAUFTRAG OMA TASCHENGELD ENKEL | 30.00
      26-01-11 x3 LASTSCHRIFT BARCLAYS BANK KARTENABRECHNUNG | 410.22
      26-01-13 x3 ING EXTRA-KONTO UEBERTRAG | 200.00
      26-01-15 x3 LASTSCHRIFT STADT KOELN KITA-BEITRAG | 145.00
      26-01-17 x3 LASTSCHRIFT VOLKSWAGEN FINANCIAL SERVICES LEASINGRATE | 249.00
      26-01-19 x3 PAYPAL EINZUG RATENZAHLUNG NR 3 | 41.20
      26-01-21 x3 GUTSCHRIFT KINDERGELD | +250.00
      26-01-23 x3 ETF-SPARPLAN FLATEX | 100.00
      26-01-25 x3 BUSSGELD RATE STADT BONN | 25.00`,
    found: [],
    either: ['DEBEKA'],
  },
  {
    name: 'DE Comdirect',
    currency: 'EUR',
    span: '26-02..26-04',
    rows: `
      26-02-02 x3 Lastschrift / Belastung Auftraggeber: Spotify AB Buchungstext: Spotify P@@@@@@ Ref. ######## | 10.99
      26-02-04 x3 Lastschrift / Belastung Auftraggeber: NETFLIX INTERNATIONAL B.V. Buchungstext: NETFLIX Ref. ######## | 13.99
      26-02-06 x3 Lastschrift / Belastung Auftraggeber: Vattenfall Europe Sales Buchungstext: Abschlag Strom Ref. ######## | 66.00
      26-02-08 x3 Übertrag / Überweisung Empfänger: Lena Vogt Buchungstext: Miete WG Zimmer Ref. ######## | 430.00
      26-02-10 x3 Lastschrift / Belastung Auftraggeber: Kaufland Buchungstext: Einkauf Ref. ######## | 41.13
      26-02-12 x3 Lastschrift / Belastung Auftraggeber: DKV MOBILITY Buchungstext: Tanken Ref. ######## | 60.00
      26-02-14 x3 Lastschrift / Belastung Auftraggeber: McFIT GLOBAL GROUP GMBH Buchungstext: Mitgliedsbeitrag Ref. ######## | 24.90
      26-02-18 x3 Wertpapiere ISHARES CORE MSCI WORLD | 100.00`,
    found: ['Spotify 10.99 monthly', 'Netflix 13.99 monthly', 'McFit 24.9 monthly'],
    either: ['Vattenfall', 'DKV', 'Kaufland'],
  },
  {
    name: 'NL bunq',
    currency: 'EUR',
    span: '26-01..26-03',
    rows: `
      26-01-02 x3 Spotify | 12.99
      26-01-03 x3 bunq Easy Money abonnement | 9.99
      26-01-04 x3 HBO Max | 8.99
      26-01-05 x3 Simyo | 12.00
      26-01-07 x3 Eneco | 120.00
      26-01-09 x3 Brand New Day pensioen | 100.00
      26-01-11 x3 Trainmore Capelle | 29.75
      26-01-13 x3 Waterschap Hollandse Delta | 31.00
      26-01-15 x3 Stg. Derdengelden Mollie inz. Boekenbox Lezerij | 19.95
      26-01-17 x3 DUO Hoofdrekening studieschuld | 62.00`,
    found: [
      'Spotify 12.99 monthly',
      'bunq 9.99 monthly',
      'HBO Max 8.99 monthly',
      'TrainMore 29.75 monthly',
      'Boekenbox 19.95 monthly',
    ],
    either: ['Simyo', 'Eneco', 'Waterschap'],
  },
];
