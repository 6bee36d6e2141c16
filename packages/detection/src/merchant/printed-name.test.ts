import { describe, expect, it } from 'vitest';
import { resolveMerchant } from './resolve.ts';

describe('a printed name wins over a service that it only begins with', () => {
  it.each([
    ['GAIN FITNESS CLUB ISTANBUL TR', 'GAIN FITNESS CLUB'],
    ['PRIME TIME GYM', 'PRIME TIME GYM'],
    ['CANVA PRINT SHOP IZMIR', 'CANVA PRINT SHOP'],
    ['EXXEN EMLAK ANKARA', 'EXXEN EMLAK'],
    ['POS SATIS MUBI TERZI ATOLYESI BURSA TR', 'MUBI TERZI ATOLYESI'],
    ['SPOTIFY SOUND STAGE HAMBURG DE', 'SPOTIFY SOUND STAGE'],
    ['SumUp *Audible Hörakustik Kassel', 'Audible Hörakustik'],
    ['CB FIGMA ATELIER LYON FR', 'FIGMA ATELIER'],
    ['DROPBOX LOGISTICA SRL MILANO IT', 'DROPBOX LOGISTICA'],
    ['PAGAMENTO POS CANVA COPISTERIA TORINO', 'CANVA COPISTERIA'],
    ['COMPRA STARZ DANZA MADRID', 'STARZ DANZA'],
    ['HULU POKE MIAMI FL', 'HULU POKE'],
    ['SQ *DUOLINGO TRANSLATORS BOSTON MA', 'DUOLINGO TRANSLATORS'],
    ['CARD PAYMENT TO TODOIST STATIONERS LEEDS GB', 'TODOIST STATIONERS'],
    ['DEEZER SORVETES RECIFE BR', 'DEEZER SORVETES'],
    ['VIAPLAY SPEELTUIN UTRECHT NL', 'VIAPLAY SPEELTUIN'],
    ['HULU HOUSE LAS VEGAS NV', 'HULU HOUSE'],
    ['MUBI DEV SALONLARI ANKARA', 'MUBI DEV SALONLARI'],
    ['KOMOOT RADLADEN DRESDEN', 'KOMOOT RADLADEN'],
    ['WHOOP RUGS NEW YORK', 'WHOOP RUGS'],
  ])('%s', (text, name) => expect(resolveMerchant(text)).toMatchObject({ kind: 'unknown', name }));

  it.each([
    ['NETFLIX CAFE', 'SPOTIFY BURGER HOUSE BERLIN', 'DISNEY STORE PARIS'],
    ['HBO MAX COFFEE LONDON', 'MACFIT KAHVE BURSA', 'YOUTUBE PREMIUM BARBER NEW YORK'],
  ])('nor is a trade behind it the service: %s, %s, %s', (...texts) => {
    for (const text of texts) expect(resolveMerchant(text).kind).not.toBe('service');
  });
});

describe('a service explains its printed name', () => {
  it.each([
    ['with a named plan', 'WEBFLOW KUMQUAT PLAN', 'Webflow'],
    ['in another script', 'NETFLIX ジャパン', 'Netflix'],
    ['with a plan', 'EXXEN REKLAMSIZ PAKET', 'Exxen'],
    ['with a town that no list holds', 'NINTENDO *SWITCH ONLINE KIRKLAND WA', 'Nintendo Switch Online'],
    ['with such a town before the country', 'CANVA WANGARATTA AU', 'Canva'],
    ['with a legal form before the town', 'DAZN LIMITED TEDDINGTON', 'DAZN'],
    ['with a truncated town', 'DEEZER MONTPELLI', 'Deezer'],
    ['with a truncated plan', 'KOMOOT GMBH PREM', 'komoot'],
    ['with a branch', 'MACFIT AKASYA', 'MACFit'],
    ['with a branch that no list holds', 'PUREGYM THORNABY GB', 'PureGym'],
    ['with a separator before the note', 'Netflix - Familienkonto Wohnung', 'Netflix'],
    ['with the customer', 'SPOTIFY MEHMET YILDIZHAN', 'Spotify'],
    ['with a month', 'Duolingo Juni Beitrag', 'Duolingo'],
    ['with a reference', 'CANVA 03956-21847463 HTTPSCANVA', 'Canva'],
    ['with the words of companies', 'NETFLIX ENTRETENIMENTO BRASIL', 'Netflix'],
    ['with its own domain', 'AUDIBLE UK ADBL.CO/PYMT', 'Audible'],
  ])('%s: %s', (_, text, name) => expect(resolveMerchant(text)).toMatchObject({ kind: 'service', name }));
});
