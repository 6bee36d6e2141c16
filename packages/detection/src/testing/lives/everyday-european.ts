import type { Life } from './life.ts';

export const everydayEuropeanLives: Life[] = [
  {
    name: 'DE Girokonto Sparkasse',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 DAUERAUFTRAG MIETE WOHNUNG KASTANIENALLEE 12 | 890.00
      26-05-04 x6 FOLGELASTSCHRIFT NETFLIX INTERNATIONAL B.V. | 13.99
      26-05-05 x6 LASTSCHRIFT STADTWERKE LEIPZIG ABSCHLAG | 96.00
      26-05-08 x6 LASTSCHRIFT KITA ELTERNBEITRAG | 178.00
      26-05-11 x6 LASTSCHRIFT ZEIT VERLAG DIE ZEIT DIGITAL | 24.90
      26-05-14 x6 LASTSCHRIFT HUK-COBURG HAFTPFLICHT | 18.40
      26-05-17 x6 LASTSCHRIFT NABU MITGLIEDSBEITRAG | 5.00
      26-05-20 x6 LASTSCHRIFT KLETTERFABRIK MITGLIEDSCHAFT | 39.00
      26-05-22 REWE SAGT DANKE | 43.12
      26-06-19 REWE SAGT DANKE | 61.80`,
    found: ['Netflix 13.99 monthly', 'Zeit 24.9 monthly', 'Kletterfabrik 39 monthly'],
    either: ['NABU'],
  },
  {
    name: 'DE Karte: Deutschlandticket, Hellofresh',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-01 x6 DB VERTRIEB DEUTSCHLANDTICKET ABO | 58.00
      26-05-06 x25w HELLOFRESH DEUTSCHLAND SE | 54.99
      26-05-09 x6 PAYPAL *STRATO AG | 8.00
      26-05-12 x6 BARMER KRANKENKASSE ZUSATZBEITRAG | 31.20
      26-05-15 x6 O2 TELEFONICA RECHNUNG | 24.99
      26-05-18 PARKHAUS MARKT | 6.00
      26-05-25 PARKHAUS MARKT | 6.00
      26-07-18 PARKHAUS MARKT | 6.00
      26-05-24 x6 RATENZAHLUNG OTTO | 44.50
      26-05-28 x6 KFZ-STEUER BUNDESKASSE | 14.50`,
    found: ['Deutschlandticket 58 monthly', 'HelloFresh 54.99 weekly', 'Strato 8 monthly'],
  },
  {
    name: 'DE Konto: Familie, Verein',
    currency: 'EUR',
    span: '26-04..26-10',
    rows: `
      26-04-01 x7 DAUERAUFTRAG TASCHENGELD LENA | 30.00
      26-04-03 x7 TSV NEUHAUSEN E.V. BEITRAG | 22.00
      26-04-07 x7 BAUSPARKASSE SCHWAEBISCH HALL | 100.00
      26-04-12 x7 SPOTIFY AB FAMILY | 20.99
      26-04-15 x3 GOOGLE ONE | 1.99
      26-07-15 x4 GOOGLE ONE | 2.99
      26-04-18 x7 MUSIKSCHULE TONLEITER | 68.00
      26-04-23 EDEKA | 31.15
      26-06-11 EDEKA | 31.15
      26-04-28 x7 ALLIANZ LEBENSVERS. | 85.00`,
    found: ['Spotify 20.99 monthly', 'Google One 2.99 monthly'],
    either: ['TSV', 'MUSIKSCHULE'],
  },
  {
    name: 'DE Kreditkarte: SaaS klein',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-03 x6 LEXOFFICE HAUFE | 16.90
      26-05-10 x6 KONTORWERK COWORKING BERLIN | 149.00
      26-05-13 HETZNER ONLINE GMBH | 22.41
      26-06-13 HETZNER ONLINE GMBH | 24.90
      26-07-13 HETZNER ONLINE GMBH | 21.08
      26-08-13 HETZNER ONLINE GMBH | 23.77
      26-05-19 GOOGLE ADS 4411 | 200.00
      26-06-04 GOOGLE ADS 4411 | 200.00
      26-06-27 GOOGLE ADS 4411 | 200.00
      26-05-30 x6 DATAPULSE.IO | 29.00`,
    found: ['Lexoffice 16.9 monthly', 'Kontorwerk 149 monthly', 'Datapulse 29 monthly'],
    either: ['HETZNER'],
  },
  {
    name: 'NL ING: vaste lasten',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-01 x6 WOONSTICHTING DE KEY HUUR | 712.40
      26-05-03 x6 VATTENFALL TERMIJNBEDRAG | 134.00
      26-05-05 x6 ZILVEREN KRUIS ZORGVERZEKERING | 149.50
      26-05-08 x6 SPOTIFY AB BY ADYEN | 11.99
      26-05-10 x6 NRC MEDIA ABONNEMENT | 19.50
      26-05-14 x6 ZIGGO SERVICES BV | 62.50
      26-05-17 x6 BASIC-FIT NEDERLAND | 24.99
      26-05-20 ALBERT HEIJN 1187 | 54.20
      26-06-24 ALBERT HEIJN 1187 | 38.77
      26-05-27 x6 WATERNET DRINKWATER | 17.00`,
    found: ['Spotify 11.99 monthly', 'NRC 19.5 monthly'],
    either: ['BASIC-FIT'],
  },
  {
    name: 'NL Rabo: verzekeringen, tikkie',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 UNIVE VERZEKERINGEN | 41.30
      26-05-04 x6 TIKKIE J DE BOER | 25.00
      26-05-07 x6 VIDEOLAND | 11.99
      26-05-11 x6 BELASTINGDIENST MOTORRIJTUIGENBELASTING | 68.00
      26-05-15 x6 STICHTING HARTSTICHTING DONATIE | 7.50
      26-05-21 x6 GEMEENTE UTRECHT PARKEERVERGUNNING | 12.60
      26-05-24 x6 SWAPFIETS | 21.90
      26-05-26 x6 GROENTEKRAT VAN DE BOER | 32.00`,
    found: ['Videoland 11.99 monthly', 'Swapfiets 21.9 monthly', 'Groentekrat 32 monthly'],
    either: ['HARTSTICHTING'],
  },
  {
    name: 'NL ABN creditcard',
    currency: 'EUR',
    span: '26-06..26-10',
    rows: `
      26-06-03 x5 DISNEY PLUS | 10.99
      26-06-09 x5 ADOBE CREATIVE CLOUD | 67.01
      26-06-12 x5 NS GROEP INZAKE NSR | 31.50
      26-06-17 BOL.COM | 49.99
      26-08-17 BOL.COM | 49.99
      26-06-21 x5 SHURGARD SELF STORAGE | 89.00
      26-06-25 x5 KUNSTLOC LEDENPAS | 15.00`,
    found: ['Disney 10.99 monthly', 'Adobe 67.01 monthly', 'Kunstloc 15 monthly'],
    either: ['NS GROEP'],
  },
  {
    name: 'ES cuenta',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-01 x6 TRANSFERENCIA ALQUILER PISO | 780.00
      26-05-03 x6 RECIBO IBERDROLA CLIENTES | 64.10
      26-05-05 x6 RECIBO MAPFRE SEGURO HOGAR | 19.80
      26-05-08 x6 COMPRA TARJ. NETFLIX.COM | 13.99
      26-05-12 x6 COMPRA TARJ. FILMIN | 9.99
      26-05-15 x6 RECIBO COLEGIO SAN JOSE COMEDOR | 118.00
      26-05-20 x6 BIZUM A LUCIA | 40.00
      26-05-22 COMPRA TARJ. MERCADONA | 52.33
      26-06-30 COMPRA TARJ. MERCADONA | 71.04
      26-05-25 x6 RECIBO CESTA HUERTA VIVA | 28.00`,
    found: ['Netflix 13.99 monthly', 'Filmin 9.99 monthly', 'Cesta Huerta Viva 28 monthly'],
  },
  {
    name: 'ES tarjeta',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-04 x6 DAZN LIMITED | 29.99
      26-05-09 x6 EL PAIS SUSCRIPCION DIGITAL | 10.00
      26-05-13 x6 MOVISTAR FUSION | 72.40
      26-05-16 x6 PRESTAMO PERSONAL CUOTA 11 DE 48 | 133.90
      26-05-21 x6 ESPACIO NOMADA COWORKING | 120.00
      26-05-27 x6 CRUZ ROJA ESPANOLA CUOTA SOCIO | 10.00
      26-05-30 TELEPEAJE VIA-T | 12.40
      26-06-30 TELEPEAJE VIA-T | 12.40`,
    found: ['DAZN 29.99 monthly', 'El Pais 10 monthly', 'Espacio Nomada 120 monthly'],
    either: ['CRUZ ROJA'],
  },
  {
    name: 'BR cartao',
    currency: 'BRL',
    span: '26-05..26-10',
    rows: `
      26-05-03 x6 NETFLIX ENTRETENIMENTO | 55.90
      26-05-06 x6 PG *CLUBE DO LIVRO ALFA | 69.90
      26-05-10 x6 IFD*IFOOD CLUB | 12.90
      26-05-14 MAGALU PARC 1/4 | 220.00
      26-06-14 MAGALU PARC 2/4 | 220.00
      26-07-14 MAGALU PARC 3/4 | 220.00
      26-05-18 x6 VIVO CONTROLE | 59.99
      26-05-22 x6 PIX ENVIADO JOANA SOUZA | 300.00
      26-05-27 UBER *TRIP | 18.90
      26-06-27 UBER *TRIP | 22.40`,
    found: ['Netflix 55.9 monthly', 'Clube do Livro 69.9 monthly', 'Ifood 12.9 monthly'],
  },
  {
    name: 'BR conta',
    currency: 'BRL',
    span: '26-05..26-10',
    rows: `
      26-05-01 x6 ALUGUEL IMOBILIARIA CENTRO | 1900.00
      26-05-05 x6 CONDOMINIO ED. SOLAR | 640.00
      26-05-08 x6 DEB AUT ENEL SP | 188.30
      26-05-12 x6 SEGURO AUTO PORTO | 219.00
      26-05-16 x6 AMAZON PRIME BR | 19.90
      26-05-20 x6 WELLHUB GYMPASS | 139.90
      26-05-24 x6 MENSALIDADE ESCOLA PEQUENO PRINCIPE | 1250.00`,
    found: ['Amazon Prime 19.9 monthly', 'Wellhub 139.9 monthly'],
  },
  {
    name: 'FR compte',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 VIR PERMANENT LOYER M BERNARD | 820.00
      26-05-04 x6 PRLV EDF CLIENTS PARTICULIERS | 77.00
      26-05-06 x6 PRLV MAIF ASSURANCE | 42.60
      26-05-09 x6 CB CANAL PLUS | 22.99
      26-05-12 x6 CB LE MONDE ABONNEMENT | 12.99
      26-05-15 x6 PRLV ORANGE SA | 39.99
      26-05-19 x6 PRLV NAVIGO ANNUEL COMUTITRES | 88.80
      26-05-22 CB BOULANGERIE PAUL | 4.20
      26-06-03 CB BOULANGERIE PAUL | 4.20
      26-07-21 CB BOULANGERIE PAUL | 4.20
      26-05-26 x6 CB LA BOBINE CREATIVE ATELIER | 45.00`,
    found: ['Canal 22.99 monthly', 'Le Monde 12.99 monthly', 'La Bobine 45 monthly'],
    either: ['NAVIGO'],
  },
  {
    name: 'IT conto',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 BONIFICO AFFITTO CASA | 650.00
      26-05-05 x6 ADDEBITO SDD ENEL ENERGIA | 58.30
      26-05-08 x6 PAGAMENTO NETFLIX | 12.99
      26-05-12 x6 ADDEBITO SDD PALESTRA OLIMPIA | 45.00
      26-05-15 x6 ADDEBITO SDD UNIPOLSAI RATA POLIZZA | 38.50
      26-05-18 x6 PAGAMENTO NOWTV | 9.99
      26-05-22 x6 RATA PRESTITO FINDOMESTIC | 141.00
      26-05-26 x6 PAGAMENTO CASSETTA BIO CONTADINA | 27.00`,
    found: ['Netflix 12.99 monthly', 'Now 9.99 monthly', 'Cassetta Bio 27 monthly'],
    either: ['PALESTRA'],
  },
  {
    name: 'IT carta',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-04 x6 AMAZON PRIME*IT | 4.99
      26-05-09 x6 CORRIERE DELLA SERA ABB | 9.99
      26-05-13 x6 ILIAD ITALIA | 9.99
      26-05-17 TELEPASS SPA | 14.30
      26-06-17 TELEPASS SPA | 22.10
      26-07-17 TELEPASS SPA | 9.80
      26-05-21 x6 ARUBA SPA PEC | 5.00
      26-05-25 BAR CENTRALE | 1.30
      26-05-27 BAR CENTRALE | 1.30
      26-06-25 BAR CENTRALE | 1.30`,
    found: ['Amazon Prime 4.99 monthly', 'Corriere 9.99 monthly', 'Aruba 5 monthly'],
  },
  {
    name: 'PL konto',
    currency: 'PLN',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 CZYNSZ SPOLDZIELNIA MIESZKANIOWA | 620.00
      26-05-05 x6 PZU UBEZPIECZENIE | 84.00
      26-05-08 x6 NETFLIX.COM | 49.00
      26-05-11 x6 ORANGE POLSKA FAKTURA | 65.00
      26-05-14 x6 PRZELEW ANNA NOWAK | 400.00
      26-05-18 x6 LEGIMI ABONAMENT | 49.99
      26-05-22 ZABKA Z5521 | 12.40
      26-05-30 ZABKA Z5521 | 12.40
      26-05-26 x6 STUDIO OGIEN CERAMIKA | 180.00`,
    found: ['Netflix 49 monthly', 'Legimi 49.99 monthly', 'Studio Ogien 180 monthly'],
  },
  {
    name: 'DE Konto: Paar',
    currency: 'EUR',
    span: '26-04..26-09',
    rows: `
      26-04-01 x6 MIETE HAUSVERWALTUNG KRUEGER | 1240.00
      26-04-03 x6 VODAFONE KABEL DEUTSCHLAND | 39.99
      26-04-05 x6 SEPA LASTSCHRIFT DISNEY DTC | 13.99
      26-04-08 x6 SEPA LASTSCHRIFT JOYN PLUS | 6.99
      26-04-10 x6 SEPA LASTSCHRIFT FITSEVENELEVEN | 34.90
      26-04-14 x6 SEPA LASTSCHRIFT CHECK24 STROM EON | 112.00
      26-04-17 x6 SEPA LASTSCHRIFT SZ DIGITAL SUEDDEUTSCHE | 19.99
      26-04-21 x6 JULIA HOFFMANN | 50.00
      26-04-25 x6 SEPA LASTSCHRIFT RUNDFUNK ARD ZDF | 18.36
      26-04-29 x6 SEPA LASTSCHRIFT WERKRAUM NORD E.K. | 65.00`,
    found: ['Disney 13.99 monthly', 'Joyn 6.99 monthly', 'Süddeutsche 19.99 monthly', 'Werkraum 65 monthly'],
    either: ['FITSEVEN'],
  },
  {
    name: 'DE Kreditkarte Reisen',
    currency: 'EUR',
    span: '26-04..26-09',
    rows: `
      26-04-06 x6 OPENAI *CHATGPT SUBSCR | 22.99
      26-04-11 x6 AUDIBLE GMBH | 9.95
      26-04-15 SHELL STATION 114 | 60.00
      26-05-22 SHELL STATION 114 | 60.00
      26-08-02 SHELL STATION 114 | 60.00
      26-04-19 x6 MILES MOBILITY | 12.00
      26-04-24 x6 BLINKIST GMBH | 12.99
      26-04-28 x6 DKV ZAHNZUSATZ | 17.20`,
    found: ['ChatGPT 22.99 monthly', 'Audible 9.95 monthly', 'Blinkist 12.99 monthly'],
    either: ['MILES'],
  },
  {
    name: 'DE Konto Rentner',
    currency: 'EUR',
    span: '25-10..26-09',
    rows: `
      25-10-04 x12 FERNSEHZEITUNG HOERZU ABO | 10.40
      25-10-09 x12 STERBEKASSE BEITRAG | 22.00
      25-10-12 x12 ESSEN AUF RAEDERN JOHANNITER | 186.00
      25-10-17 x12 SPENDE AERZTE OHNE GRENZEN | 20.00
      25-10-20 x12 APOTHEKE AM MARKT | 15.00
      25-11-03 x4q GEZ RUNDFUNKBEITRAG | 55.08
      25-10-26 x12 TELEKOM DEUTSCHLAND GMBH | 44.95`,
    found: ['Hoerzu 10.4 monthly'],
    either: ['ESSEN AUF', 'AERZTE'],
  },
  {
    name: 'DE Gruender',
    currency: 'EUR',
    span: '26-04..26-09',
    rows: `
      26-04-02 x6 SEVDESK GMBH | 17.90
      26-04-05 x6 IHK BEITRAG | 25.00
      26-04-09 x6 BETAHAUS COWORKING | 199.00
      26-04-13 x6 ALL-INKL.COM | 9.95
      26-04-16 x6 AMAZON WEB SERVICES | 41.00
      26-04-20 x6 FINOM PAYMENTS | 9.00
      26-04-25 x6 DATEV EG | 28.50
      26-04-29 x6 BUERGSCHAFT MIETKAUTION KAUTIONSFREI | 12.00`,
    found: ['Sevdesk 17.9 monthly', 'Betahaus 199 monthly', 'All-Inkl 9.95 monthly'],
    either: ['AMAZON WEB', 'FINOM', 'DATEV'],
  },
  {
    name: 'NL gezin',
    currency: 'EUR',
    span: '26-04..26-09',
    rows: `
      26-04-02 x6 KINDEROPVANG PARTOU | 812.00
      26-04-06 x6 ODIDO NETHERLANDS | 55.00
      26-04-09 x6 SKY SHOWTIME | 7.99
      26-04-12 x6 DE VOLKSKRANT DPG MEDIA | 33.25
      26-04-16 x6 OHRA SCHADE | 28.10
      26-04-20 x6 HELLOFRESH BENELUX | 51.00
      26-04-24 x6 ZWEMSCHOOL DE DOLFIJN | 46.00
      26-04-28 x6 STICHTING WNF | 6.00`,
    found: ['SkyShowtime 7.99 monthly', 'Volkskrant 33.25 monthly', 'HelloFresh 51 monthly'],
    either: ['ZWEMSCHOOL', 'WNF'],
  },
  {
    name: 'NL zzp',
    currency: 'EUR',
    span: '26-04..26-09',
    rows: `
      26-04-03 x6 MONEYBIRD BV | 13.00
      26-04-08 x6 TRANSIP BV | 6.04
      26-04-12 x6 SPACES WERKPLEK ZUIDAS | 225.00
      26-04-17 x6 KVK BIJDRAGE | 15.00
      26-04-21 Q-PARK | 8.00
      26-05-21 Q-PARK | 8.00
      26-06-22 Q-PARK | 8.00
      26-04-26 x6 MIRO.COM | 9.00`,
    found: ['Moneybird 13 monthly', 'TransIP 6.04 monthly', 'Spaces 225 monthly', 'Miro 9 monthly'],
  },
  {
    name: 'ES familia',
    currency: 'EUR',
    span: '26-04..26-09',
    rows: `
      26-04-01 x6 RECIBO HIPOTECA CAIXABANK | 690.00
      26-04-04 x6 COMPRA DISNEY PLUS | 10.99
      26-04-08 x6 RECIBO SANITAS | 112.00
      26-04-11 x6 RECIBO GIMNASIO METROPOLITAN | 59.00
      26-04-14 x6 RECIBO AMPA IES CERVANTES | 12.00
      26-04-18 x6 COMPRA AMAZON PRIME | 4.99
      26-04-22 x6 RECIBO CANAL ISABEL II | 28.40
      26-04-26 x6 COMPRA LIBROS EN CASA CLUB | 17.90`,
    found: ['Disney 10.99 monthly', 'Amazon Prime 4.99 monthly', 'Libros en Casa 17.9 monthly'],
    either: ['METROPOLITAN', 'AMPA'],
  },
  {
    name: 'ES autonomo',
    currency: 'EUR',
    span: '26-04..26-09',
    rows: `
      26-04-02 x6 HOLDED TECHNOLOGIES | 29.00
      26-04-05 x6 CUOTA AUTONOMOS TGSS | 294.00
      26-04-09 x6 ASESORIA FISCAL LOPEZ | 75.00
      26-04-13 x6 RAIOLA NETWORKS | 11.95
      26-04-17 x6 VODAFONE ONO | 45.00
      26-04-21 x6 EL SITIO COWORKING | 130.00
      26-04-25 x6 RENTING ALPHABET | 310.00`,
    found: ['Holded 29 monthly', 'Raiola 11.95 monthly', 'El Sitio 130 monthly'],
  },
  {
    name: 'FR compte famille',
    currency: 'EUR',
    span: '26-04..26-09',
    rows: `
      26-04-02 x6 ECHEANCE PRET 0044123 | 912.00
      26-04-05 x6 PRLV TOTALENERGIES | 88.00
      26-04-08 x6 PRLV NETFLIX INTERNATIONAL | 13.49
      26-04-11 x6 PRLV CONSERVATOIRE MUNICIPAL | 38.00
      26-04-14 x6 PRLV BOUYGUES TELECOM | 27.99
      26-04-18 x6 CB MEDIAPART | 12.00
      26-04-21 x6 PRLV AMNESTY INTERNATIONAL | 10.00
      26-04-25 x6 CB LE PANIER DU TERROIR | 34.90`,
    found: ['Netflix 13.49 monthly', 'Mediapart 12 monthly', 'Panier du Terroir 34.9 monthly'],
    either: ['CONSERVATOIRE', 'AMNESTY'],
  },
  {
    name: 'FR carte',
    currency: 'EUR',
    span: '26-04..26-09',
    rows: `
      26-04-04 x6 DEEZER | 11.99
      26-04-09 x6 QOBUZ | 12.49
      26-04-13 UBER EATS | 24.10
      26-05-13 UBER EATS | 31.80
      26-04-17 x6 VELIB METROPOLE | 4.10
      26-04-20 x6 BLABLACAR DAILY | 18.00
      26-04-24 x6 KEEP COOL SPORT | 29.90
      26-04-28 x6 MUTUELLE ALAN | 55.00`,
    found: ['Deezer 11.99 monthly', 'Qobuz 12.49 monthly', 'Velib 4.1 monthly'],
    either: ['KEEP COOL', 'BLABLACAR'],
  },
  {
    name: 'IT famiglia',
    currency: 'EUR',
    span: '26-04..26-09',
    rows: `
      26-04-02 x6 MUTUO CASA RATA | 610.00
      26-04-05 x6 SDD DISNEY PLUS | 8.99
      26-04-09 x6 SDD ASILO NIDO I GIRASOLI | 420.00
      26-04-12 x6 SDD A2A ENERGIA | 74.00
      26-04-16 x6 SDD SKY ITALIA | 24.90
      26-04-19 x6 SDD IL POST ABBONAMENTO | 8.00
      26-04-23 x6 GIOVANNI RUSSO | 60.00
      26-04-27 x6 SDD EMERGENCY DONAZIONE | 10.00`,
    found: ['Disney 8.99 monthly', 'Il Post 8 monthly'],
    either: ['SKY', 'EMERGENCY'],
  },
  {
    name: 'PL karta',
    currency: 'PLN',
    span: '26-04..26-09',
    rows: `
      26-04-03 x6 SPOTIFY P@@@@ STOCKHOLM | 23.99
      26-04-07 x6 MULTISPORT BENEFIT SYSTEMS | 120.00
      26-04-11 x6 PLAY P4 FAKTURA | 55.00
      26-04-15 x6 WYBORCZA.PL PRENUMERATA | 29.90
      26-04-19 ORLEN 4412 | 200.00
      26-06-02 ORLEN 4412 | 200.00
      26-07-30 ORLEN 4412 | 200.00
      26-04-23 x6 KREDYT GOTOWKOWY RATA | 480.00
      26-04-27 x6 CATERING DIETETYCZNY FITKALORIE | 990.00`,
    found: ['Spotify 23.99 monthly', 'Wyborcza 29.9 monthly'],
    either: ['MULTISPORT', 'CATERING'],
  },
  {
    name: 'DE Konto: Studentin',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-01 x6 MIETE WG ZIMMER FRAU LEHMANN | 420.00
      26-05-03 x6 SPOTIFY STUDENT | 5.99
      26-05-06 x6 URBAN SPORTS CLUB | 33.00
      26-05-10 x6 WINSIM DRILLISCH | 6.99
      26-05-14 x6 TK STUDENTENBEITRAG | 128.00
      26-05-18 x6 BLACKROLL YOGA LOFT EHRENFELD | 49.00
      26-05-22 x6 SEMESTERTICKET RATE | 34.80
      26-05-25 LIDL SAGT DANKE | 23.10
      26-06-29 LIDL SAGT DANKE | 41.45`,
    found: ['Spotify 5.99 monthly', 'Urban Sports 33 monthly', 'Yoga Loft 49 monthly'],
  },
  {
    name: 'DE PayPal/Karte',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-04 x6 PayPal (Europe) . Ihr Einkauf bei Netflix | 13.99
      26-05-07 x6 PayPal (Europe) . Ihr Einkauf bei Nebenan Magazin | 7.50
      26-05-11 x6 KLARNA RATENKAUF MONATSRATE | 39.90
      26-05-15 x6 AMAZON PRIME DE | 8.99
      26-05-19 DM FIL.2231 | 14.80
      26-06-23 DM FIL.2231 | 19.95
      26-05-23 x6 TCHIBO MOBIL | 9.99
      26-05-28 x6 FLINTA KERAMIKWERKSTATT MITGLIED | 70.00`,
    found: ['Netflix 13.99 monthly', 'Nebenan 7.5 monthly', 'Amazon Prime 8.99 monthly', 'Flinta 70 monthly'],
  },
  {
    name: 'DE Hausbesitzer',
    currency: 'EUR',
    span: '25-11..26-10',
    rows: `
      25-11-01 x12 BAUSPARKASSE WUESTENROT DARLEHEN | 455.00
      25-11-15 x4q GRUNDSTEUER STADT KASSEL | 142.00
      25-11-05 x12 NATURSTROM AG ABSCHLAG | 88.00
      25-11-09 x12 SCHORNSTEINFEGER MEISTER | 9.00
      25-11-12 x12 DAZN DEUTSCHLAND | 34.99
      25-11-20 x12 VERISURE DEUTSCHLAND | 39.90
      25-11-24 x12 HANDELSBLATT DIGITAL | 29.99
      25-12-03 x2h ADAC E.V. | 54.00`,
    found: ['DAZN 34.99 monthly', 'Handelsblatt 29.99 monthly'],
    either: ['VERISURE', 'ADAC'],
  },
  {
    name: 'DE Konto ein Monat',
    currency: 'EUR',
    span: '26-10',
    rows: `
      26-10-01 MIETE | 760.00
      26-10-04 NETFLIX | 19.99
      26-10-07 AUDIBLE | 9.95
      26-10-09 EWE VERTRIEB | 71.00
      26-10-14 MICROSOFT 365 SINGLE | 99.00
      26-10-18 READLY | 11.99
      26-10-22 SATURN | 299.00
      26-10-27 ADOBE SYSTEMS | 11.89`,
    found: [
      'Netflix 19.99 monthly',
      'Audible 9.95 monthly',
      'Microsoft 99 yearly',
      'Readly 11.99 monthly',
      'Adobe 11.89 monthly',
    ],
  },
  {
    name: 'NL betaalrekening',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-01 x6 HYPOTHEEK OBVION | 980.00
      26-05-04 x6 ESSENT RETAIL ENERGIE | 165.00
      26-05-07 x6 SPORTCITY ROTTERDAM | 39.95
      26-05-11 x6 PATHE ALL STARS UNLIMITED | 23.00
      26-05-15 x6 ANWB WEGENWACHT | 9.50
      26-05-19 x6 KNAB VASTE KOSTEN | 5.00
      26-05-22 x6 TROUW DIGITAAL | 12.50
      26-05-26 x6 MAALTIJDBOX VERS VAN HIER | 59.00
      26-05-29 x6 CREDIT LINEA KREDIET AFLOSSING | 88.00`,
    found: ['Pathe 23 monthly', 'Trouw 12.5 monthly', 'Maaltijdbox 59 monthly'],
    either: ['SPORTCITY', 'ANWB'],
  },
  {
    name: 'NL creditcard 2',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-03 x6 NETFLIX.COM | 14.99
      26-05-08 x6 LEASEPLAN PRIVATE | 349.00
      26-05-12 x6 NOTION LABS | 9.50
      26-05-16 UBER *EATS | 22.40
      26-06-11 UBER *EATS | 31.10
      26-05-20 x6 CHECKR HOSTING VIMEXX | 4.99
      26-05-24 x6 STICHTING OXFAM NOVIB | 8.00`,
    found: ['Netflix 14.99 monthly', 'Notion 9.5 monthly', 'Vimexx 4.99 monthly'],
    either: ['OXFAM'],
  },
  {
    name: 'NL gezin 2',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 BUITENSCHOOLSE OPVANG KAKELBONT | 288.00
      26-05-06 x6 VOETBALVERENIGING DOS CONTRIBUTIE | 18.50
      26-05-10 x6 DISNEY PLUS | 10.99
      26-05-14 x6 DELTA FIBER NEDERLAND | 47.50
      26-05-18 x6 DONALD DUCK WEEKBLAD DPG | 12.99
      26-05-23 x6 PLUTOSPORT AFTERPAY | 31.00
      26-05-27 x6 ATELIER KLEIVAST ABONNEMENT | 42.50`,
    found: ['Disney 10.99 monthly', 'Donald Duck 12.99 monthly', 'Atelier Kleivast 42.5 monthly'],
    either: ['VOETBAL'],
  },
  {
    name: 'ES cuenta 3',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 ADEUDO COMUNIDAD PROP C/ MAYOR 7 | 85.00
      26-05-05 x6 ADEUDO NATURGY IBERIA | 58.00
      26-05-08 x6 PAGO MOVIL HBO MAX | 9.99
      26-05-11 x6 ADEUDO EL DIARIO ES SOCIOS | 8.00
      26-05-15 x6 ADEUDO ESCUELA INFANTIL BURBUJAS | 310.00
      26-05-19 x6 ADEUDO LINEA DIRECTA | 33.00
      26-05-23 x6 ADEUDO CLUB NATACION MURCIA | 40.00
      26-05-27 x6 CARREFOUR FINANCIERA PASS | 70.00`,
    found: ['HBO 9.99 monthly', 'Diario 8 monthly'],
    either: ['NATACION'],
  },
  {
    name: 'ES tarjeta 2',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-03 x6 SPOTIFY AB | 10.99
      26-05-07 x6 GLOVO PRIME | 5.99
      26-05-10 GLOVO 22MAY | 18.30
      26-05-14 x6 FREEPIK COMPANY | 12.10
      26-05-18 x6 CABIFY | 12.00
      26-05-22 x6 TALLER DE LUNA CERAMICA | 60.00
      26-05-26 x6 PARKING SABA ABONO MENSUAL | 95.00`,
    found: ['Spotify 10.99 monthly', 'Glovo 5.99 monthly', 'Freepik 12.1 monthly', 'Taller de Luna 60 monthly'],
    either: ['SABA'],
  },
  {
    name: 'BR cartao 3',
    currency: 'BRL',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 DISNEY PLUS BRASIL | 43.90
      26-05-06 x6 UOL*ASSINATURA | 29.90
      26-05-10 x6 APPLE.COM/BILL | 14.90
      26-05-14 x6 HOTMART *CURSO 02/12 | 49.70
      26-05-17 POSTO IPIRANGA | 150.00
      26-06-21 POSTO IPIRANGA | 150.00
      26-05-21 x6 AULAS PIANO PROF REGINA | 280.00
      26-05-25 x6 LIVELO CLUBE | 44.90
      26-05-28 x6 ESTUDIO FLOW PILATES | 320.00`,
    found: ['Disney 43.9 monthly', 'Uol 29.9 monthly', 'Livelo 44.9 monthly', 'Flow Pilates 320 monthly'],
    either: ['APPLE'],
  },
  {
    name: 'FR compte 3',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 PRLV SEPA FONCIA LOYER | 745.00
      26-05-05 x6 PRLV SEPA SPOTIFY | 11.12
      26-05-08 x6 PRLV SEPA L EQUIPE | 9.99
      26-05-12 x6 PRLV SEPA COFIDIS | 82.00
      26-05-16 x6 PRLV SEPA EAU DE PARIS | 21.00
      26-05-20 x6 PRLV SEPA SECOURS POPULAIRE | 15.00
      26-05-24 x6 PRLV SEPA CENTRE DE DANSE MARAIS | 59.00
      26-05-28 x6 VIR SEPA EPARGNE LIVRET A | 100.00`,
    found: ['Spotify 11.12 monthly', 'Equipe 9.99 monthly'],
    either: ['SECOURS', 'CENTRE DE DANSE'],
  },
  {
    name: 'FR carte 3',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-04 x6 AMAZON PRIME FR | 6.99
      26-05-09 x6 OPENAI CHATGPT | 24.00
      26-05-13 x6 LE PETIT BALLON BOX | 39.90
      26-05-17 SNCF CONNECT | 45.00
      26-06-17 SNCF CONNECT | 78.00
      26-05-21 x6 ASF ULYS TELEPEAGE | 14.20
      26-05-25 x6 LIBERATION ABO NUM | 11.90`,
    found: ['Amazon Prime 6.99 monthly', 'ChatGPT 24 monthly', 'Petit Ballon 39.9 monthly', 'Liberation 11.9 monthly'],
  },
  {
    name: 'IT conto 3',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 SDD COMPASS RATA | 130.00
      26-05-06 x6 SDD SPOTIFY | 10.99
      26-05-09 x6 SDD FASTWEB | 29.95
      26-05-13 x6 SDD DAZN MEDIA | 34.99
      26-05-17 x6 SDD GENERALI ITALIA | 44.00
      26-05-21 x6 SDD PISCINA COMUNALE ABB | 55.00
      26-05-25 x6 SDD VIRGIN ACTIVE | 79.00
      26-05-29 x6 SDD LABORATORIO TORNIO CERAMICHE | 65.00`,
    found: ['Spotify 10.99 monthly', 'DAZN 34.99 monthly', 'Tornio 65 monthly'],
    either: ['PISCINA', 'VIRGIN ACTIVE'],
  },
  {
    name: 'PL konto 2',
    currency: 'PLN',
    span: '26-05..26-10',
    rows: `
      26-05-04 x6 NETFLIX INTERNATIONAL | 67.00
      26-05-08 x6 CANAL+ ONLINE | 45.00
      26-05-12 x6 PRZEDSZKOLE SLONECZKO | 780.00
      26-05-15 x6 TAURON SPRZEDAZ | 190.00
      26-05-19 x6 ALLEGRO SMART | 14.99
      26-05-23 x6 LINK4 UBEZPIECZENIE | 66.00
      26-05-27 x6 PRACOWNIA SZEPT ABONAMENT | 150.00`,
    found: ['Netflix 67 monthly', 'Canal 45 monthly', 'Allegro Smart 14.99 monthly', 'Pracownia Szept 150 monthly'],
  },
  {
    name: 'DE Konto A',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-01 x6 WOHNBAUGESELLSCHAFT SUED NUTZUNGSGEBUEHR | 645.00
      26-05-04 x6 NETFLIX SERVICES GERMANY | 19.99
      26-05-06 x6 ROUNDCUBE MAILBOX.ORG | 3.00
      26-05-09 x6 AOKPLUS ZUSATZ | 22.00
      26-05-13 x6 KREDITRATE TARGOBANK | 188.00
      26-05-16 x6 SV WALDHOF MITGLIEDSBEITRAG | 14.00
      26-05-20 x6 CLEVERFIT GMBH | 29.90
      26-05-24 x6 BIOKISTE AMMERLAND | 31.50
      26-05-28 x6 DAUERAUFTRAG OPA | 50.00`,
    found: ['Netflix 19.99 monthly', 'Mailbox 3 monthly', 'Biokiste 31.5 monthly'],
    either: ['WALDHOF', 'CLEVERFIT'],
  },
  {
    name: 'DE Karte A',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-03 x6 APPLE.COM/BILL ITUNES | 0.99
      26-05-07 x6 PARSHIP PREMIUM | 44.90
      26-05-11 x6 NINTENDO ESHOP | 19.99
      26-05-15 x6 GETYOURGUIDE | 39.00
      26-05-19 x6 FLINK PRIME | 4.99
      26-05-22 KAMPS BAECKEREI | 4.40
      26-06-22 KAMPS BAECKEREI | 4.40
      26-05-27 x6 LESEZIRKEL MAINTAL | 24.50`,
    found: ['Parship 44.9 monthly', 'Lesezirkel 24.5 monthly', 'Flink 4.99 monthly'],
    either: ['APPLE', 'NINTENDO', 'GETYOURGUIDE'],
  },
  {
    name: 'NL A',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-01 x6 STADGENOOT HUUR WONING | 688.00
      26-05-05 x6 NETFLIX INTERNATIONAL | 13.99
      26-05-08 x6 BUDGET THUIS ENERGIE | 142.00
      26-05-12 x6 ASR SCHADEVERZEKERING | 27.00
      26-05-16 x6 FIT FOR FREE | 21.99
      26-05-20 x6 BLENDLE | 9.99
      26-05-24 x6 HET PAROOL | 24.00
      26-05-28 x6 DRANKENSERVICE DE BOCK | 38.00`,
    found: ['Netflix 13.99 monthly', 'Blendle 9.99 monthly', 'Parool 24 monthly'],
    either: ['FIT FOR FREE', 'DRANKEN'],
  },
  {
    name: 'NL B',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-03 x6 CENTRAAL JUSTITIEEL INCASSO TERMIJN | 45.00
      26-05-07 x6 BOL SELECT | 1.00
      26-05-11 x6 GREENWHEELS | 10.00
      26-05-15 x6 SCOUTING NEDERLAND CONTRIBUTIE | 9.00
      26-05-19 x6 AMAZON PRIME NL | 4.99
      26-05-23 x6 BUREAU TEKSTWERK FLEXPLEK | 140.00
      26-05-27 x6 NATIONALE POSTCODE LOTERIJ | 15.00`,
    found: ['Amazon Prime 4.99 monthly', 'Tekstwerk 140 monthly'],
    either: ['SCOUTING', 'GREENWHEELS', 'BOL SELECT'],
  },
  {
    name: 'NL C',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-04 x6 TRANSFER SPAARREKENING | 200.00
      26-05-08 x6 SIMPEL.NL | 9.00
      26-05-12 x6 PRIMEPHONIC | 14.99
      26-05-16 x6 HELLO BELLO LUIERS | 42.00
      26-05-20 x6 TANDARTS CENTRUM BETALING REGELING | 65.00
      26-05-24 x6 TELEGRAAF MEDIA GROEP | 19.00`,
    found: ['Telegraaf 19 monthly', 'Primephonic 14.99 monthly', 'Hello Bello 42 monthly'],
  },
  {
    name: 'ES A',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 RECIBO ENDESA ENERGIA | 71.00
      26-05-05 x6 COMPRA SPOTIFY ES | 11.99
      26-05-08 x6 RECIBO ADESLAS | 96.00
      26-05-12 x6 RECIBO CONSERVATORIO MUSICA | 45.00
      26-05-16 x6 CARGO LEASYS | 289.00
      26-05-20 x6 COMPRA RAKUTEN KOBO PLUS | 9.99
      26-05-24 x6 RECIBO LIMPIEZAS ESCALERA NORTE | 22.00
      26-05-28 x6 RECIBO LA MAREA REVISTA | 6.00`,
    found: ['Spotify 11.99 monthly', 'Kobo 9.99 monthly', 'La Marea 6 monthly'],
    either: ['CONSERVATORIO'],
  },
  {
    name: 'ES B',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-04 x6 TUENTI MOVIL | 12.00
      26-05-09 x6 AMAZON PRIME ES | 4.99
      26-05-13 x6 TRASPASO HUCHA | 60.00
      26-05-17 x6 PERIODICO ARA SUBSCRIPCIO | 9.90
      26-05-21 x6 GIMNASIO ALTAFIT | 29.90
      26-05-25 x6 TARJETA TRANSPORTE CONSORCIO | 54.60
      26-05-29 x6 ESCOLA BRESSOL ELS PATUFETS | 210.00`,
    found: ['Amazon Prime 4.99 monthly', 'Ara 9.9 monthly'],
    either: ['ALTAFIT'],
  },
  {
    name: 'BR A',
    currency: 'BRL',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 GOOGLE YOUTUBEPREMIUM | 24.90
      26-05-06 x6 PARAMOUNT PLUS | 27.90
      26-05-10 x6 CREDIARIO CASAS BAHIA | 180.00
      26-05-14 x6 UNIMED SAUDE | 480.00
      26-05-18 x6 BOX CAFEZAL GOURMET | 79.90
      26-05-22 x6 ESCOLA DE NATACAO GOLFINHO | 190.00
      26-05-26 x6 DIZIMO PAROQUIA SANTA RITA | 100.00`,
    found: ['YouTube 24.9 monthly', 'Paramount 27.9 monthly', 'Box Cafezal 79.9 monthly'],
    either: ['ESCOLA DE NATACAO', 'DIZIMO'],
  },
  {
    name: 'BR B',
    currency: 'BRL',
    span: '26-05..26-10',
    rows: `
      26-05-03 x6 CONDOMINIO RES AGUAS CLARAS | 510.00
      26-05-08 x6 TIM BLACK | 89.99
      26-05-12 x6 ESTADAO ASSINATURA | 19.90
      26-05-16 x6 PRIME VIDEO CHANNELS | 24.90
      26-05-20 x6 RASTREADOR ITURAN | 74.90
      26-05-24 x6 PIX PROGRAMADO DIARISTA CIDA | 400.00`,
    found: ['Estadao 19.9 monthly', 'Prime Video 24.9 monthly'],
    either: ['ITURAN'],
  },
  {
    name: 'FR A',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 PRLV ASSURANCE VIE SPIRICA | 100.00
      26-05-05 x6 PRLV DISNEY PLUS | 10.99
      26-05-09 x6 PRLV SYNDIC CABINET LOISELET | 130.00
      26-05-13 x6 PRLV BASIC FIT | 22.99
      26-05-17 x6 PRLV FREE HAUTDEBIT | 39.99
      26-05-21 x6 PRLV GREENPEACE FRANCE | 10.00
      26-05-25 x6 CB OUTSIDE LES JOURS ABO | 9.00
      26-05-29 x6 PRLV ORTHODONTISTE DR VALET | 75.00`,
    found: ['Disney 10.99 monthly', 'Les Jours 9 monthly'],
    either: ['BASIC FIT', 'GREENPEACE'],
  },
  {
    name: 'FR B',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-03 x6 INDY COMPTA | 22.00
      26-05-07 x6 QONTO | 11.00
      26-05-11 x6 CRISP IM SAS | 25.00
      26-05-15 x6 LOCATION BOX HOMEBOX | 79.00
      26-05-19 x6 NOTION LABS | 10.00
      26-05-23 x6 CIPAV APPEL COTISATION | 190.00
      26-05-27 x6 LE HUB PARTAGE BUREAU | 145.00`,
    found: ['Indy 22 monthly', 'Crisp 25 monthly', 'Notion 10 monthly', 'Hub Partage 145 monthly'],
    either: ['QONTO'],
  },
  {
    name: 'IT A',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 ADD. SDD CONDOMINIO VIA ROMA | 95.00
      26-05-06 x6 ADD. SDD TIM S.P.A. | 29.90
      26-05-10 x6 PAG. AUDIBLE IT | 9.99
      26-05-14 x6 ADD. SDD ASSICURAZIONE PRIMA | 32.00
      26-05-18 x6 PAG. DISNEYPLUS | 10.99
      26-05-22 x6 ADD. SDD SCUOLA DANZA ETOILE | 55.00
      26-05-26 x6 PAG. INTERNAZIONALE ABBONAMENTO | 9.00`,
    found: ['Audible 9.99 monthly', 'Disney 10.99 monthly', 'Internazionale 9 monthly'],
    either: ['SCUOLA DANZA'],
  },
  {
    name: 'IT B',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-04 x6 AMAZON PRIME IT | 4.99
      26-05-08 x6 COFIDIS RATA PRESTITO | 121.00
      26-05-12 x6 BABBEL | 12.99
      26-05-16 x6 TARI COMUNE BOLOGNA | 24.00
      26-05-20 x6 SAVE THE CHILDREN ITALIA | 15.00
      26-05-24 x6 BOTTEGA DEL VINO CASSA MENSILE | 48.00
      26-05-28 x6 HERA COMM | 66.00`,
    found: ['Amazon Prime 4.99 monthly', 'Babbel 12.99 monthly', 'Bottega del Vino 48 monthly'],
    either: ['SAVE THE CHILDREN'],
  },
  {
    name: 'PL A',
    currency: 'PLN',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 OPLATA ZA MIESZKANIE WSPOLNOTA | 540.00
      26-05-06 x6 YOUTUBE PREMIUM | 25.99
      26-05-10 x6 T-MOBILE POLSKA | 60.00
      26-05-14 x6 SILOWNIA JATOMI | 119.00
      26-05-18 x6 RATA SANTANDER CONSUMER | 210.00
      26-05-22 x6 GAZETA POLITYKA CYFROWA | 24.90
      26-05-26 x6 ZAJECIA TENIS DZIECI | 260.00`,
    found: ['YouTube 25.99 monthly', 'Polityka 24.9 monthly'],
    either: ['SILOWNIA', 'TENIS'],
  },
  {
    name: 'DE Familie Nord',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 GWG GENOSSENSCHAFT WOHNEN | 702.00
      26-05-05 x6 EWE AG GAS UND STROM | 144.00
      26-05-08 x6 NETFLIX.COM | 13.99
      26-05-12 x6 BALLETTSCHULE PIROUETTE | 42.00
      26-05-16 x6 GEIGENUNTERRICHT HR. SOMMER | 88.00
      26-05-20 x6 JOHANNITER HAUSNOTRUF | 27.50
      26-05-24 x6 TIGERTONES TIGERBOX | 9.99
      26-05-28 x6 SPARDA BANK BAUFI | 611.00`,
    found: ['Netflix 13.99 monthly', 'Tiger 9.99 monthly'],
    either: ['BALLETT'],
  },
  {
    name: 'DE Single Berlin',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-01 x6 UNTERMIETE ZIMMER J. ALBRECHT | 510.00
      26-05-05 x6 BVG ABO | 29.00
      26-05-08 x6 SPOTIFY AB | 10.99
      26-05-12 x6 DRIVENOW SHARE | 9.00
      26-05-15 x6 URBANE GAERTEN E.V. PARZELLE | 16.00
      26-05-19 x6 BERLINER MORGENPOST DIGITAL | 9.99
      26-05-23 x6 AMORELIE SECRET BOX | 34.90
      26-05-27 x6 NEXTBIKE | 10.00`,
    found: ['Spotify 10.99 monthly', 'Morgenpost 9.99 monthly', 'Amorelie 34.9 monthly'],
    either: ['BVG', 'URBANE', 'NEXTBIKE', 'DRIVENOW'],
  },
  {
    name: 'DE Selbststaendig',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-03 x6 KUENSTLERSOZIALKASSE BEITRAG | 244.00
      26-05-07 x6 PERSONIO SE | 89.00
      26-05-11 x6 LAGERRAUM24 BOX 12 | 65.00
      26-05-14 x6 DHL PAKET RECHNUNG | 41.00
      26-05-18 x6 RAIDBOXES GMBH | 15.00
      26-05-22 x6 MITTWALD CM SERVICE | 12.00
      26-05-26 x6 FORMSTUDIO PLAN | 19.00`,
    found: ['Personio 89 monthly', 'Raidboxes 15 monthly', 'Mittwald 12 monthly', 'Formstudio 19 monthly'],
  },
  {
    name: 'NL B2',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-04 x6 FLORIUS RENTE EN AFLOSSING | 880.00
      26-05-08 x6 PICNIC LIDMAATSCHAP | 4.99
      26-05-12 x6 CREATIEF ATELIER BONT LESGELD | 55.00
      26-05-16 x6 PARKMOBILE | 11.00
      26-05-20 x6 ONLINE STUDIECLUB PLUS | 19.95
      26-05-24 x6 RVS HYPOTHEKEN ADVIES | 20.00
      26-05-28 x6 ADE TICKETS | 40.00`,
    found: ['Studieclub 19.95 monthly', 'Picnic 4.99 monthly'],
    either: ['ATELIER BONT', 'PARKMOBILE', 'ADE'],
  },
  {
    name: 'ES A2',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-03 x6 CUOTA PRESTAMO COCHE | 212.00
      26-05-07 x6 MOVISTAR PLUS LIGA | 9.99
      26-05-11 x6 RECIBO AGUAS DE VALENCIA | 24.00
      26-05-15 x6 RECIBO CLUB DE LECTURA CIRCULO | 11.50
      26-05-19 x6 BICIMAD ABONO | 10.00
      26-05-23 x6 RECIBO PSICOLOGIA ALBA | 60.00
      26-05-27 x6 COMPRA HBO MAX ES | 9.99`,
    found: ['Movistar 9.99 monthly', 'HBO 9.99 monthly', 'Club de Lectura 11.5 monthly'],
    either: ['BICIMAD'],
  },
  {
    name: 'ES B2',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 RECIBO COMUNIDAD GARAJES | 38.00
      26-05-06 x6 RECIBO REPSOL LUZ Y GAS | 84.00
      26-05-10 x6 AUDIBLE ES | 9.99
      26-05-14 x6 RECIBO SANTA LUCIA DECESOS | 21.00
      26-05-18 x6 RECIBO MEDICOS DEL MUNDO | 12.00
      26-05-22 x6 RECIBO BOX CROSSFIT TRIANA | 75.00
      26-05-26 x6 TIENDA ANIMAL SUSCRIPCION PIENSO | 43.00`,
    found: ['Audible 9.99 monthly', 'Tienda Animal 43 monthly'],
    either: ['MEDICOS', 'CROSSFIT'],
  },
  {
    name: 'BR A2',
    currency: 'BRL',
    span: '26-05..26-10',
    rows: `
      26-05-03 x6 GLOBOPLAY | 27.90
      26-05-07 x6 RECARGA BILHETE TOP | 100.00
      26-05-11 x6 SEGURO CELULAR BTG | 19.90
      26-05-15 x6 ALURA CURSOS ONLINE | 109.00
      26-05-19 x6 CLUBE WINE | 99.90
      26-05-23 x6 PARCELA CONSORCIO HONDA 14/60 | 310.00
      26-05-27 x6 PROVEDOR NET FIBRA RIO | 99.90`,
    found: ['Globoplay 27.9 monthly', 'Alura 109 monthly', 'Clube Wine 99.9 monthly'],
  },
  {
    name: 'BR B2',
    currency: 'BRL',
    span: '26-05..26-10',
    rows: `
      26-05-05 x6 NETFLIX.COM | 44.90
      26-05-09 x6 MENSALIDADE FACULDADE ANHANGUERA | 420.00
      26-05-13 x6 TOTALPASS | 99.90
      26-05-17 x6 FOLHA DE S PAULO | 29.90
      26-05-21 x6 PIX RECORRENTE TIA LENA | 150.00
      26-05-25 x6 AGUA E ESGOTO SANASA | 61.00`,
    found: ['Netflix 44.9 monthly', 'Folha 29.9 monthly', 'TotalPass 99.9 monthly'],
  },
  {
    name: 'FR A2',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-02 x6 PRLV PARIS HABITAT OPH | 540.00
      26-05-06 x6 PRLV PREDICA PREVOYANCE | 22.00
      26-05-10 x6 PRLV AMAZON PRIME | 6.99
      26-05-14 x6 PRLV LIGUE CONTRE LE CANCER | 12.00
      26-05-18 x6 PRLV CRECHE PEOPLE AND BABY | 280.00
      26-05-22 x6 CB CITYSCOOT | 9.00
      26-05-26 x6 PRLV OUEST FRANCE ABONNEMENT | 14.99`,
    found: ['Amazon Prime 6.99 monthly', 'Ouest France 14.99 monthly'],
    either: ['LIGUE', 'CITYSCOOT'],
  },
  {
    name: 'FR B2',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-04 x6 SPOTIFY FRANCE | 11.12
      26-05-08 x6 PENNYLANE | 39.00
      26-05-12 x6 COURS LEGENDRE | 85.00
      26-05-16 x6 PRLV APRR LIBERT | 6.40
      26-05-20 x6 BOX EVIDENCE BEAUTE | 19.90
      26-05-24 x6 LEASECOM MATERIEL | 96.00
      26-05-28 x6 UFC QUE CHOISIR | 5.50`,
    found: ['Spotify 11.12 monthly', 'Pennylane 39 monthly', 'Box Evidence 19.9 monthly', 'Que Choisir 5.5 monthly'],
  },
  {
    name: 'IT A2',
    currency: 'EUR',
    span: '26-05..26-10',
    rows: `
      26-05-03 x6 SDD ACEA ATO ACQUA | 28.00
      26-05-07 x6 SDD WIND TRE | 24.99
      26-05-11 x6 PAG NETFLIX.COM | 13.99
      26-05-15 x6 SDD ISTITUTO SACRO CUORE RETTA | 260.00
      26-05-19 x6 SDD ABBONAMENTO ATM MILANO | 39.00
      26-05-23 x6 PAG BABBONATALE GIOCHI BOX | 24.90
      26-05-27 x6 SDD FINECO PAC | 150.00`,
    found: ['Netflix 13.99 monthly', 'Giochi Box 24.9 monthly'],
    either: ['ATM MILANO'],
  },
];
