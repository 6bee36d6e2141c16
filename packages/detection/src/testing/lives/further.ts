import type { Life } from './life.ts';

export const furtherLives: Life[] = [
  {
    name: 'BR card three months (Nubank style)',
    currency: 'BRL',
    span: '26-01..26-03',
    rows: `
      26-01-04 x3 Ebn *Spotify | 23.90
      26-01-06 x3 Netflix.Com | 44.90
      26-01-08 x3 Amazonprimebr | 19.90
      26-01-10 x3 Dl*Google Youtub | 26.90
      26-01-12 x3 Smart Fit Academia | 129.90
      26-01-14 x3 Mp *Melimais | 27.99
      26-01-15 x3 Globo*Globoplay | 22.90
      26-01-18 Studio Z - Parcela 1/3 | 106.66
      26-02-18 Studio Z - Parcela 2/3 | 106.66
      26-03-18 Studio Z - Parcela 3/3 | 106.66
      26-01-20 x3 Claro Flex | 49.99
      26-01-22 IOF de "Openai" | 3.64
      26-01-22 Openai *Chatgpt Subscr | 104.18 (19.90 USD)
      26-02-22 Openai *Chatgpt Subscr | 103.20 (19.90 USD)
      26-03-22 Openai *Chatgpt Subscr | 105.90 (19.90 USD)
      26-02-22 IOF de "Openai" | 3.61
      26-03-22 IOF de "Openai" | 3.71
      26-01-25 x3 Pagamento recebido | +1800.00`,
    found: [
      'Spotify 23.9 monthly',
      'Netflix 44.9 monthly',
      'Amazon Prime 19.9 monthly',
      'YouTube 26.9 monthly',
      'Smart Fit 129.9 monthly',
      'Meli 27.99 monthly',
      'Globoplay 22.9 monthly',
      'ChatGPT 105.9 monthly',
    ],
    either: ['Claro'],
  },
  {
    name: 'BR Itau glued parts',
    currency: 'BRL',
    span: '26-01..26-04',
    rows: `
      26-01-05 DROGARIA SAO PAULO01/03 | 88.33
      26-02-05 DROGARIA SAO PAULO02/03 | 88.33
      26-03-05 DROGARIA SAO PAULO03/03 | 88.33
      26-01-09 THE NORTH FACE 01/06 | 149.90
      26-02-09 THE NORTH FACE 02/06 | 149.90
      26-03-09 THE NORTH FACE 03/06 | 149.90
      26-04-09 THE NORTH FACE 04/06 | 149.90
      26-01-11 VFITNESS 08/12 | 44.00
      26-02-11 VFITNESS 09/12 | 44.00
      26-03-11 VFITNESS 10/12 | 44.00
      26-01-21 x4 EBN *SPOTIFYCUR | 12.90
      26-01-27 x4 ANUIDADE DIFERENCIADA | 32.50
      26-01-29 x4 SEGURO CARTAO PROTEGIDO | 7.90`,
    found: ['Spotify 12.9 monthly'],
    either: ['SEGURO'],
  },
  {
    name: 'IN card/account',
    currency: 'INR',
    span: '26-01..26-03',
    rows: `
      26-01-02 x3 UPI/NETFLIX BILLDESK/######/PAYMENT | 649.00
      26-01-05 x3 ACH D- TP ACH SPOTIFY INDIA-######## | 119.00
      26-01-07 x3 SI HOTSTAR MUMBAI IN | 299.00
      26-01-10 x3 NACH/HDFC LTD/HOME LOAN EMI/####### | 32450.00
      26-01-12 x3 GOOGLE WORKSPACE MUMBAI | 1310.37
      26-01-14 x3 EMI 3/12 CROMA | 4166.00
      26-01-15 x3 UPI-RAMESH KUMAR-ramesh@okaxis-MILK | 1800.00
      26-01-17 x3 BIL/ONL/AIRTEL POSTPAID | 589.00
      26-01-20 x3 IGST-VPS###########-RATE 18.0 | 53.82
      26-01-22 x3 LIC OF INDIA PREMIUM | 2150.00
      26-01-25 x3 CULT.FIT BENGALURU | 999.00
      26-01-28 x3 NEFT CR-ACME TECH PVT LTD-SALARY | +92000.00`,
    found: [
      'Netflix 649 monthly',
      'Spotify 119 monthly',
      'Hotstar 299 monthly',
      'Google Workspace 1310.37 monthly',
      'Cult 999 monthly',
    ],
    either: ['AIRTEL', 'LIC'],
  },
  {
    name: 'AE card one month',
    currency: 'AED',
    span: '26-04',
    rows: `
      26-04-02 NETFLIX.COM LOS GATOS | 56.00
      26-04-04 SHAHID VIP DUBAI ARE | 39.99
      26-04-05 OSN STREAMING DUBAI | 45.00
      26-04-06 CAREEM PLUS DUBAI | 19.00
      26-04-08 DU TELECOM BILL | 399.00
      26-04-09 DEWA DUBAI | 712.35
      26-04-10 FITNESS FIRST DUBAI | 420.00
      26-04-11 AMAZON.AE PRIME | 16.00
      26-04-14 TABBY *INSTALMENT 2 OF 4 | 212.25
      26-04-15 SALIK TOP UP | 50.00
      26-04-20 APPLE.COM/BILL ITUNES.COM | 12.99`,
    found: [
      'Netflix 56 monthly',
      'Shahid 39.99 monthly',
      'OSN 45 monthly',
      'Careem Plus 19 monthly',
      'Amazon Prime 16 monthly',
      'Fitness First 420 monthly',
    ],
    either: ['DU TELECOM', 'DEWA', 'APPLE', 'SALIK'],
  },
  {
    name: 'FR account three months',
    currency: 'EUR',
    span: '26-01..26-03',
    rows: `
      26-01-03 x3 PRLV SEPA BASIC FIT FRANCE ECH/030126 ID EMETTEUR/FR | 29.99
      26-01-04 x3 PRELEVEMENT DE FREE MOBILE REF : ######## | 19.99
      26-01-05 x3 ACHAT CB DEEZER.COM 03.01.26 | 11.99
      26-01-06 x3 ACHAT CB NETFLIX.COM 05.01.26 | 14.99
      26-01-08 x3 PRLV SEPA CANAL+ FRANCE REF ######## | 34.99
      26-01-09 x3 PRLV SEPA LOYER FONCIA | 870.00
      26-01-10 x3 PRLV EDF CLIENTS PARTICULIERS | 92.40
      26-01-12 x3 PRLV SEPA LE MONDE ABONNEMENT | 9.99
      26-01-15 x3 COTISATION CARTE VISA | 4.10
      26-01-16 x3 ECHEANCE PRET 00123 | 612.00
      26-01-18 x3 PRLV SEPA MAIF ASSURANCES | 48.20
      26-01-20 x3 PRLV SEPA IMPOTS DGFIP | 120.00
      26-01-27 x3 VIREMENT SEPA RECU SALAIRE ACME | +2450.00`,
    found: [
      'Basic-Fit 29.99 monthly',
      'Deezer 11.99 monthly',
      'Netflix 14.99 monthly',
      'Canal+ 34.99 monthly',
      'Le Monde 9.99 monthly',
    ],
    either: ['FREE', 'EDF', 'MAIF'],
  },
  {
    name: 'IT conto three months',
    currency: 'EUR',
    span: '26-01..26-03',
    rows: `
      26-01-03 x3 ADDEBITO SDD SKY ITALIA SRL MANDATO ######## | 34.90
      26-01-05 x3 PAGAMENTO POS DAZN LIMITED | 34.99
      26-01-07 x3 PAG. CARTA NETFLIX.COM | 12.99
      26-01-09 x3 ADDEBITO SDD ENEL ENERGIA SPA | 88.70
      26-01-10 x3 ADDEBITO DIRETTO VIRGIN ACTIVE ITALIA SPA | 69.00
      26-01-11 x3 ADDEBITO SDD TELEPASS SPA | 3.90
      26-01-15 x3 BONIFICO AFFITTO SIG. ROSSI | 700.00
      26-01-18 x3 CANONE CONTO | 5.20
      26-01-20 x3 IMPOSTA DI BOLLO | 8.55
      26-01-21 x3 RATA MUTUO 12345 | 540.00
      26-01-23 x3 PAGAMENTO PAYPAL *AUDIBLE | 9.99
      26-01-27 x3 STIPENDIO GENNAIO ACME SPA | +1850.00`,
    found: ['DAZN 34.99 monthly', 'Netflix 12.99 monthly', 'Virgin Active 69 monthly', 'Audible 9.99 monthly'],
    either: ['SKY', 'ENEL', 'TELEPASS'],
  },
  {
    name: 'ES cuenta three months',
    currency: 'EUR',
    span: '26-01..26-03',
    rows: `
      26-01-02 x3 RECIBO NETFLIX INTERNATIONAL B.V. | 13.99
      26-01-05 x3 ADEUDO POR DOMICILIACION DE ENDESA ENERGIA XXI SLU | 72.40
      26-01-07 x3 COMPRA TARJ. 1234 SPOTIFY SPAIN | 11.99
      26-01-09 x3 COMPRA TARJ. 1234 FILMIN.ES BARCELONA | 9.99
      26-01-10 x3 RECIBO GIMNASIO METROPOLITAN | 79.00
      26-01-12 x3 RECIBO MOVISTAR TELEFONICA | 68.00
      26-01-13 x3 BIZUM ENVIADO A JUAN PEREZ | 20.00
      26-01-15 x3 TRANSFERENCIA ALQUILER PISO | 850.00
      26-01-17 x3 RECIBO COMUNIDAD PROPIETARIOS | 64.00
      26-01-19 x3 COMISION MANTENIMIENTO | 10.00
      26-01-21 x3 PAGO AMAZON PRIME ES | 4.99
      26-01-27 x3 NOMINA ENERO EMPRESA SL | +2000.00`,
    found: [
      'Netflix 13.99 monthly',
      'Spotify 11.99 monthly',
      'Filmin 9.99 monthly',
      'Metropolitan 79 monthly',
      'Amazon Prime 4.99 monthly',
    ],
    either: ['ENDESA', 'MOVISTAR'],
  },
  {
    name: 'MX tarjeta two months',
    currency: 'MXN',
    span: '26-01..26-02',
    rows: `
      26-01-03 x2 NETFLIX CIUDAD DE MEX | 249.00
      26-01-05 x2 MERPAGO*MELIMAS | 49.90
      26-01-06 x2 DISNEY PLUS CIUDAD DE MEX | 249.00
      26-01-08 x2 SMARTFIT MX CIUDAD DE MEX | 499.00
      26-01-10 x2 PAYPAL *SPOTIFY MX | 129.00
      26-01-12 x2 TELMEX PAGO | 399.00
      26-01-14 x2 CFE SUMINISTRADOR | 512.00
      26-01-15 LIVERPOOL 01 DE 12 MSI | 833.25
      26-02-15 LIVERPOOL 02 DE 12 MSI | 833.25
      26-01-17 x2 AMAZON PRIME MX | 99.00
      26-01-19 x2 VIX PREMIUM | 119.00
      26-01-21 x2 RAPPI PRIME CDMX | 99.00
      26-01-25 x2 SU PAGO GRACIAS SPEI | +8000.00`,
    found: [
      'Netflix 249 monthly',
      'Meli 49.9 monthly',
      'Disney 249 monthly',
      'Smart Fit 499 monthly',
      'Spotify 129 monthly',
      'Amazon Prime 99 monthly',
      'ViX 119 monthly',
      'Rappi 99 monthly',
    ],
    either: ['TELMEX', 'CFE'],
  },
  {
    name: 'FR Boursorama three months',
    currency: 'EUR',
    span: '26-02..26-04',
    rows: `
      26-02-02 x3 CARTE 01/02/26 SPOTIFY FR PARIS CB*1234 | 12.14
      26-02-03 x3 CARTE 02/02/26 DISNEYPLUS CB*1234 | 10.99
      26-02-05 x3 PRLV SEPA MOLOTOV | 6.99
      26-02-06 x3 PRLV SEPA L'ORANGE BLEUE | 29.90
      26-02-09 x3 CARTE 08/02/26 OCS CB*1234 | 12.99
      26-02-10 x3 PRLV SEPA SFR FIBRE | 36.99
      26-02-12 x3 CARTE 11/02/26 VELIB METROPOLE CB*1234 | 3.10
      26-02-13 x3 PRLV SEPA COMUTITRES NAVIGO ANNUEL | 88.80
      26-02-16 x3 VIR SEPA EPARGNE LIVRET A | 150.00
      26-02-18 x3 PRLV SEPA MGEN COTISATION | 61.20
      26-02-20 x3 FRAIS PAIEMENT HORS ZONE EURO | 0.41
      26-02-21 x3 CARTE 20/02/26 GITHUB, INC. CB*1234 | 3.71
      26-02-25 x3 PRLV SEPA COFIDIS ECHEANCE | 89.00`,
    found: [
      'Spotify 12.14 monthly',
      'Disney 10.99 monthly',
      'Molotov 6.99 monthly',
      'Orange Bleue 29.9 monthly',
      'OCS 12.99 monthly',
      'GitHub 3.71 monthly',
    ],
    either: ['SFR', 'NAVIGO', 'MGEN', 'VELIB'],
  },
  {
    name: 'ES CaixaBank two months',
    currency: 'EUR',
    span: '26-05..26-06',
    rows: `
      26-05-02 x2 HBO MAX ESPAÑA | 9.99
      26-05-03 x2 ATRESPLAYER PREMIUM | 4.99
      26-05-04 x2 NINTENDO SWITCH ONLINE | 3.99
      26-05-05 x2 BASIC FIT SPAIN | 24.99
      26-05-07 x2 MAPFRE SEGUROS RECIBO | 41.00
      26-05-08 x2 CUOTA PRESTAMO PERSONAL | 160.00
      26-05-10 x2 CUOTA TARJETA | 4.00
      26-05-12 x2 EL PAIS SUSCRIPCION DIGITAL | 11.00
      26-05-14 x2 GLOVO PRIME | 5.99
      26-05-16 x2 AYUNTAMIENTO TASA BASURA | 22.00
      26-05-18 x2 COLEGIO SAN JOSE COMEDOR | 118.00
      26-05-21 x2 NETFLIX.COM | 13.99
      26-05-25 x2 DONATIVO CRUZ ROJA | 12.00`,
    found: [
      'HBO Max 9.99 monthly',
      'Atresplayer 4.99 monthly',
      'Nintendo 3.99 monthly',
      'Basic-Fit 24.99 monthly',
      'El País 11 monthly',
      'Glovo 5.99 monthly',
      'Netflix 13.99 monthly',
    ],
    either: ['MAPFRE', 'CRUZ ROJA'],
  },
  {
    name: 'IT Fineco card two months',
    currency: 'EUR',
    span: '26-01..26-02',
    rows: `
      26-01-04 x2 Netflix com Amsterdam | 12.99
      26-01-05 x2 NOW TV ITALIA | 14.99
      26-01-07 x2 Spotify Stockholm | 11.99
      26-01-08 x2 AMZN Prime Video IT | 4.99
      26-01-10 x2 Repubblica.it abbonamento | 9.99
      26-01-12 x2 MCFIT ITALIA | 34.90
      26-01-14 x2 FASTWEB SPA | 27.95
      26-01-15 x2 TELEPASS PEDAGGI | 31.20
      26-01-18 x2 ESSELUNGA A CASA | 88.00
      26-01-20 x2 SCALAPAY RATA | 33.00
      26-01-22 x2 RATA FINDOMESTIC | 145.00
      26-01-24 x2 Commissione valuta estero | 0.29`,
    found: [
      'Netflix 12.99 monthly',
      'NOW 14.99 monthly',
      'Spotify 11.99 monthly',
      'Prime 4.99 monthly',
      'Repubblica 9.99 monthly',
      'McFit 34.9 monthly',
    ],
    either: ['FASTWEB', 'TELEPASS'],
  },
  {
    name: 'MX Banamex one month with brackets',
    currency: 'MXN',
    span: '26-03',
    rows: `
      26-03-01 CARGO NETFLIX.COM 8008900000 | 249.00
      26-03-02 SPOTIFY MX 5555 | 129.00
      26-03-04 GOOGLE YOUTUBEPREMIUM | 139.00
      26-03-05 APPLE.COM/BILL | 17.00
      26-03-06 HBOMAX | 149.00
      26-03-08 CINEPOLIS PLUS | 99.00
      26-03-10 TOTALPASS MEXICO | 599.00
      26-03-12 UBER ONE | 69.00
      26-03-14 CLIP MX*TACOS EL GUERO | 180.00
      26-03-16 PALACIO HIERRO 3 DE 6 MSI | 1200.00
      26-03-18 COMISION ANUALIDAD | 900.00
      26-03-18 IVA COMISION | 144.00
      26-03-20 IZZI TELECOM | 590.00
      26-03-22 INTERESES GRAVABLES | 88.00`,
    found: [
      'Netflix 249 monthly',
      'Spotify 129 monthly',
      'YouTube Premium 139 monthly',
      'HBO Max 149 monthly',
      'TotalPass 599 monthly',
      'Uber One 69 monthly',
    ],
    either: ['APPLE', 'IZZI', 'CINEPOLIS'],
  },
  {
    name: 'BR Itaú account',
    currency: 'BRL',
    span: '26-02..26-04',
    rows: `
      26-02-02 x3 DEB AUT NETFLIX | 44.90
      26-02-03 x3 PAGTO TIM CELULAR | 54.99
      26-02-05 x3 PIX ENVIADO MARIA FAXINA | 180.00
      26-02-06 x3 DA ENEL SP | 143.00
      26-02-08 x3 SEGURO VIDA MENSAL | 39.90
      26-02-09 x3 TAR PACOTE SERVICOS | 29.90
      26-02-10 x3 CONSORCIO HONDA PARC | 410.00
      26-02-11 x3 IPTU PREF SP | 210.00
      26-02-14 x3 MENSALIDADE ESCOLA PEQUENO PRINCIPE | 1480.00
      26-02-15 x3 GYMPASS | 119.90
      26-02-18 x3 ALURA CURSOS ONLINE | 85.00
      26-02-20 x3 CLUBE DO LIVRO TAG | 69.90
      26-02-25 x3 TED RECEBIDA SALARIO | +6400.00`,
    found: ['Netflix 44.9 monthly', 'Wellhub 119.9 monthly', 'Alura 85 monthly', 'Clube do Livro 69.9 monthly'],
    either: ['TIM', 'ENEL', 'SEGURO', 'ESCOLA'],
  },
  {
    name: 'IN HDFC credit card',
    currency: 'INR',
    span: '26-04..26-06',
    rows: `
      26-04-02 x3 NETFLIX COM MUMBAI | 649.00
      26-04-04 x3 APPLE MEDIA SERVICES BANGALORE | 99.00
      26-04-05 x3 GOOGLEPLAY YOUTUBE MUMBAI | 149.00
      26-04-06 x3 AMAZON PRIME IN | 299.00
      26-04-08 x3 SONYLIV MUMBAI | 399.00
      26-04-10 x3 SWIGGY ONE | 99.00
      26-04-12 x3 JIO HOTSTAR | 299.00
      26-04-14 x3 CLAUDE.AI SUBSCRIPTION SAN FRANCISCO | 1990.00
      26-04-14 x3 FCY MARKUP FEE | 69.65
      26-04-16 x3 FLIPKART EMI 2/6 PRINCIPAL | 2310.00
      26-04-16 x3 FLIPKART EMI INTEREST | 84.00
      26-04-18 x3 TATA AIA LIFE PREMIUM | 3500.00
      26-04-25 x3 AUTOPAY THANK YOU | +12000.00`,
    found: [
      'Netflix 649 monthly',
      'YouTube 149 monthly',
      'Amazon Prime 299 monthly',
      'SonyLIV 399 monthly',
      'Swiggy One 99 monthly',
      'Hotstar 299 monthly',
      'Claude 1990 monthly',
    ],
    either: ['APPLE', 'TATA'],
  },
  {
    name: 'AE account three months',
    currency: 'AED',
    span: '26-01..26-03',
    rows: `
      26-01-01 x3 SALARY TRANSFER WPS | +14500.00
      26-01-02 x3 RENT CHEQUE EMAAR | 5200.00
      26-01-05 x3 POS-PURCHASE STARZPLAY DUBAI | 34.99
      26-01-06 x3 POS-PURCHASE ANGHAMI DUBAI | 19.99
      26-01-07 x3 POS-PURCHASE CAREEM PLUS | 19.00
      26-01-09 x3 ETISALAT BY E& BILL | 389.00
      26-01-11 x3 POS-PURCHASE GYMNATION DUBAI | 189.00
      26-01-13 x3 POS-PURCHASE NETFLIX.COM | 56.00
      26-01-15 x3 STANDING ORDER NURSERY LITTLE FEET | 2400.00
      26-01-18 x3 VAT CHARGE | 1.25
      26-01-20 x3 REMITTANCE TO INDIA | 3000.00
      26-01-22 x3 POS-PURCHASE AMAZON PRIME AE | 16.00`,
    found: [
      'STARZPLAY 34.99 monthly',
      'Anghami 19.99 monthly',
      'Careem Plus 19 monthly',
      'GymNation 189 monthly',
      'Netflix 56 monthly',
      'Amazon Prime 16 monthly',
    ],
    either: ['ETISALAT'],
  },
  {
    name: 'FR LCL one month',
    currency: 'EUR',
    span: '26-03',
    rows: `
      26-03-02 CB NETFLIX.COM 01/03/26 | 14.99
      26-03-03 PRLV SEPA SPOTIFY FRANCE | 12.14
      26-03-04 CB AMAZON PRIME FR 03/03/26 | 6.99
      26-03-05 PRLV SEPA BOUYGUES TELECOM | 17.99
      26-03-06 PRLV SEPA KEEP COOL | 34.90
      26-03-08 CB PLAYSTATION NETWORK | 8.99
      26-03-09 PRLV SEPA TOTALENERGIES | 74.00
      26-03-12 CB UBER EATS | 23.10
      26-03-13 PRLV SEPA ALAN MUTUELLE | 54.00
      26-03-15 CB CARREFOUR EN 3X 15/03 | 112.00
      26-03-18 CB LIBERATION ABONNEMENT | 8.90
      26-03-20 CB VINTED | 11.30
      26-03-25 PRLV SEPA CREDIT IMMOBILIER ECH | 812.00`,
    found: [
      'Netflix 14.99 monthly',
      'Spotify 12.14 monthly',
      'Amazon Prime 6.99 monthly',
      'Keep Cool 34.9 monthly',
      'Liberation 8.9 monthly',
    ],
    either: ['BOUYGUES', 'PLAYSTATION', 'TOTAL', 'ALAN'],
  },
  {
    name: 'ES BBVA one month',
    currency: 'EUR',
    span: '26-04',
    rows: `
      26-04-01 ADEUDO NETFLIX | 13.99
      26-04-03 PAGO CON TARJETA EN SPOTIFY P@@@@@@ | 11.99
      26-04-05 ADEUDO VIVAGYM | 32.90
      26-04-06 ADEUDO ORANGE ESPAGNE | 45.00
      26-04-07 PAGO CON TARJETA DISNEY PLUS | 10.99
      26-04-08 PAGO CON TARJETA EN DAZN | 19.99
      26-04-10 PAGO CON TARJETA EN AUDIBLE ES | 9.99
      26-04-12 ADEUDO SEGURO HOGAR LINEA DIRECTA | 21.00
      26-04-13 ADEUDO CUOTA COLEGIO OFICIAL | 18.00
      26-04-15 CAJERO 60 EUR | 60.00
      26-04-18 LIQUIDACION INTERESES | 1.20
      26-04-20 PAGO APLAZADO EL CORTE INGLES 2/10 | 49.90`,
    found: [
      'Netflix 13.99 monthly',
      'Spotify 11.99 monthly',
      'VivaGym 32.9 monthly',
      'Disney 10.99 monthly',
      'DAZN 19.99 monthly',
      'Audible 9.99 monthly',
    ],
    either: ['ORANGE', 'SEGURO'],
  },
  {
    name: 'PT/BR style account one month',
    currency: 'EUR',
    span: '26-02',
    rows: `
      26-02-02 COMPRA NETFLIX.COM AMSTERDAM | 11.99
      26-02-04 DD MEO SERV COMUNICACOES | 39.99
      26-02-06 DD EDP COMERCIAL | 55.10
      26-02-08 DD CREDITO HABITACAO PREST | 420.00
      26-02-10 COMPRA SPOTIFY | 8.49
      26-02-12 DD HOLMES PLACE | 69.00
      26-02-14 TRF MB WAY JOAO | 15.00
      26-02-18 COM MANUTENCAO CONTA | 5.20
      26-02-20 COMPRA CONTINENTE ONLINE | 83.20`,
    found: ['Netflix 11.99 monthly', 'Spotify 8.49 monthly', 'Holmes Place 69 monthly'],
    either: ['MEO', 'EDP'],
  },
  {
    name: 'IT Intesa one month',
    currency: 'EUR',
    span: '26-05',
    rows: `
      26-05-02 Pagamento Tramite Pos NETFLIX | 12.99
      26-05-03 Addebito Diretto WINDTRE SPA | 19.99
      26-05-04 Addebito Diretto DISNEY PLUS | 8.99
      26-05-06 Pagamento Adue SKY ITALIA | 30.90
      26-05-08 Addebito Diretto MCFIT ITALIA SRL | 39.90
      26-05-10 Bonifico affitto maggio | 650.00
      26-05-11 Pagamento Tramite Pos CHATGPT SUBSCRIPTION | 22.94
      26-05-13 Addebito Diretto UNIPOLSAI | 41.00
      26-05-15 Disposizione Postepay ricarica | 50.00
      26-05-17 Canone mensile XME conto | 6.00
      26-05-20 Addebito Diretto COMPASS BANCA RATA | 99.00
      26-05-22 Pagamento Tramite Pos LA STAMPA DIGITALE | 9.99`,
    found: [
      'Netflix 12.99 monthly',
      'Disney 8.99 monthly',
      'McFit 39.9 monthly',
      'ChatGPT 22.94 monthly',
      'La Stampa 9.99 monthly',
    ],
    either: ['WINDTRE', 'SKY', 'UNIPOLSAI'],
  },
  {
    name: 'BR negative',
    currency: 'BRL',
    span: '26-01..26-03',
    rows: `
      26-01-02 x3 PAG BOLETO CONDOMINIO ED ALVORADA | 610.00
      26-01-04 x3 PIX ENVIADO ALUGUEL JOSE | 1900.00
      26-01-06 x3 PARCELA EMPRESTIMO CONSIGNADO | 380.00
      26-01-08 x3 APLICACAO RDB | 200.00
      26-01-10 x3 IPVA PARC SP | 244.00
      26-01-12 x3 FATURA CARTAO NUBANK | 1420.00
      26-01-14 x3 MAGALU PARCELADO | 129.90
      26-01-16 x3 SAQUE 24H | 100.00
      26-01-18 x3 SEGURO AUTO PORTO PARC | 230.00
      26-01-20 x3 JUROS ROTATIVO | 33.10
      26-01-22 x3 RECARGA CELULAR VIVO | 30.00`,
    found: [],
    either: ['SEGURO', 'VIVO', 'RECARGA'],
  },
  {
    name: 'IN negative',
    currency: 'INR',
    span: '26-01..26-03',
    rows: `
      26-01-02 x3 ACH D- BAJAJ FINANCE LTD-P4471 | 5420.00
      26-01-04 x3 NACH/ZERODHA/SIP | 5000.00
      26-01-05 x3 UPI/DR/4419/SURESH/okaxis/rent | 18000.00
      26-01-07 x3 IMPS-P2A-RENT FLAT 402 | 12000.00
      26-01-09 x3 ATW-4166XX-CASH DELHI | 5000.00
      26-01-12 x3 CC 000415XXXXXXX AUTOPAY SI-TAD | 8412.00
      26-01-14 x3 PPF CONTRIBUTION | 2000.00
      26-01-16 x3 HDFC ERGO PREMIUM | 1200.00
      26-01-18 x3 SMS CHARGES | 17.70
      26-01-20 x3 BSES RAJDHANI BILLDESK | 2140.00
      26-01-22 x3 SCHOOL FEES DPS | 9500.00`,
    found: [],
    either: ['ERGO', 'BSES'],
  },
  {
    name: 'FR Crédit Agricole',
    currency: 'EUR',
    span: '26-01..26-03',
    rows: `
      26-01-03 x3 PAIEMENT PAR CARTE X1234 DISNEY PLUS 02/01 | 10.99
      26-01-04 x3 PRELEVEMENT NETFLIX INTERNATIONAL B.V. | 14.99
      26-01-05 x3 PRELEVEMENT RED BY SFR | 19.99
      26-01-07 x3 PRELEVEMENT APRIL SANTE | 41.00
      26-01-09 x3 PRELEVEMENT NEONESS | 29.90
      26-01-11 x3 VIREMENT PERMANENT VERS LIVRET | 100.00
      26-01-13 x3 PRELEVEMENT DIAC LOCATION | 239.00
      26-01-15 x3 PAIEMENT PAR CARTE X1234 MEDIAPART 14/01 | 12.00
      26-01-17 x3 PRELEVEMENT SYNDIC NEXITY CHARGES | 118.00
      26-01-19 x3 PRELEVEMENT CANTINE MAIRIE DE LYON | 64.00
      26-01-21 x3 RETRAIT AU DISTRIBUTEUR | 50.00
      26-01-23 x3 REMBOURSEMENT DE PRET | 310.00`,
    found: ['Disney 10.99 monthly', 'Netflix 14.99 monthly', 'Neoness 29.9 monthly', 'Mediapart 12 monthly'],
    either: ['RED BY', 'APRIL', 'DIAC'],
  },
  {
    name: 'ES Santander',
    currency: 'EUR',
    span: '26-01..26-03',
    rows: `
      26-01-02 x3 Compra Netflix.com, Tarjeta ############ | 13.99
      26-01-04 x3 Recibo Gimnasios Altafit | 24.99
      26-01-06 x3 Recibo Iberdrola Clientes | 58.00
      26-01-08 x3 Recibo Vodafone Espana | 47.00
      26-01-09 x3 Traspaso A Cuenta Ahorro | 150.00
      26-01-11 x3 Compra Crunchyroll.com, Tarjeta ############ | 4.99
      26-01-13 x3 Recibo Ocaso Seguros Decesos | 14.10
      26-01-15 x3 Liquidacion Tarjeta De Credito | 390.00
      26-01-17 x3 Recibo Prestamo Coche | 211.00
      26-01-19 x3 Recibo Academia Ingles Kids | 65.00
      26-01-21 x3 Impuesto Circulacion Ayto | 31.00`,
    found: ['Netflix 13.99 monthly', 'Altafit 24.99 monthly', 'Crunchyroll 4.99 monthly', 'Academia 65 monthly'],
    either: ['Iberdrola', 'Vodafone', 'Ocaso'],
  },
  {
    name: 'IT Unicredit',
    currency: 'EUR',
    span: '26-01..26-03',
    rows: `
      26-01-03 x3 ADDEBITO SEPA DD PER FATTURA A VOSTRO CARICO INCASSO NETFLIX INTERNATIONAL BV | 12.99
      26-01-06 x3 ADDEBITO SEPA DD PER FATTURA A VOSTRO CARICO INCASSO ILIAD ITALIA | 9.99
      26-01-08 x3 PAGAMENTO AUDIBLE.IT DEL 07.01 CARTA *1234 DI EUR 9,99 | 9.99
      26-01-10 x3 ADDEBITO SEPA DD PER FATTURA A VOSTRO CARICO INCASSO PALESTRA FIT ACTIVE | 29.90
      26-01-12 x3 RIMBORSO FINANZIAMENTO NR 12345 | 180.00
      26-01-14 x3 IMPOSTA BOLLO CONTO CORRENTE | 2.85
      26-01-16 x3 COMMISSIONI BONIFICO | 1.00
      26-01-18 x3 CONDOMINIO VIA ROMA RATA | 90.00
      26-01-20 x3 F24 DELEGA UNICA | 140.00`,
    found: ['Netflix 12.99 monthly', 'Audible 9.99 monthly', 'Fit Active 29.9 monthly'],
    either: ['ILIAD'],
  },
];
