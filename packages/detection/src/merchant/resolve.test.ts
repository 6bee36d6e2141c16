import { describe, expect, it } from 'vitest';
import readableNames from './readable-names.json' with { type: 'json' };
import { resolveMerchant } from './resolve.ts';

const named = (text: string) => {
  const { kind, name } = resolveMerchant(text);
  return `${kind}: ${name}`;
};

describe('the merchant of a line', () => {
  it.each([
    ['POS DEBIT NETFLIX.COM 866-579-7172 CA', 'Netflix'],
    ['PURCHASE AUTHORIZED ON 03/14 HULU 877-8244858 CA CARD 1234', 'Hulu'],
    ['İnternet Alışverişi EXXEN İSTANBUL TR', 'Exxen'],
    ['GAİN ABONELİK', 'GAİN'],
    ['IYZICO /AMAZONPRİMET', 'Amazon Prime'],
    ['GOOGLE *YouTubePrem', 'YouTube Premium'],
    ['MICROSOFT*MICROSOFT 36', 'Microsoft 365'],
    ['PayPal *SPOTIFY 4029357733', 'Spotify'],
    ['ROKU*HULU', 'Hulu'],
    ['PRIME VIDEO CHANNELS*AMC PLUS 888-802-3080 WA', 'AMC+'],
    ['PRIMEVIDEO CHANNELS*AMC PLUS', 'AMC+'],
    ['OPENAI *API', 'OpenAI API'],
    ['OPENAI API CREDITS', 'OpenAI API'],
    ['OPENAI', 'ChatGPT'],
    ['ANTHROPIC API', 'Anthropic API'],
    ['MONZO PLUS', 'Monzo plan'],
    ['GYMGROUP', 'The Gym Group'],
    ['TURKCELL FIZY', 'Fizy'],
    ['CANAL+ SERIES', 'Canal+'],
    ['UBER ONE MEMBERSHIP', 'Uber One'],
    ['ADOBE *PHOTOGPHY PLAN', 'Adobe Creative Cloud'],
  ])('%s is a service', (text, name) => expect(named(text)).toBe(`service: ${name}`));

  it.each([
    ['APPLE.COM/BILL 866-712-7753 CA', 'reseller: Apple'],
    ['GOOGLE *PLAY', 'reseller: Google Play'],
    ['MSFT *<E0500ABCDE>', 'reseller: Microsoft'],
    ['PAYPAL *2K9BC', 'reseller: PayPal'],
    ['AMZN DIGITAL*2K4RT', 'reseller: Amazon'],
    ['PrimeVideo Channels', 'reseller: Amazon'],
    ['AMAZON PRIME VIDEO CHANNELS', 'reseller: Amazon'],
    ['Amazon Prime Canais', 'reseller: Amazon'],
    ['AMAZONPRIMECANAIS', 'reseller: Amazon'],
  ])('%s names a collector and no service', (text, expected) => expect(named(text)).toBe(expected));

  it.each(Object.entries(readableNames))('%s is an unknown merchant with a readable name', (text, name) =>
    expect(named(text)).toBe(`unknown: ${name}`),
  );

  it.each([
    'UBER *TRIP',
    'LINKEDIN ADS 123',
    'TRENDYOL.COM ISTANBUL',
    'STEAMGAMES.COM',
    'GOOGLE *ADS1234567890',
    'AMZN MKTP US*2K4',
  ])('%s is no service', (text) => expect(resolveMerchant(text).kind).not.toBe('service'));

  it.each([
    ['advertising', 'GOOGLE ADS ABONELIK', 'SPOTIFY ADS SUBSCRIPTION', 'FACEBK ADS RECURRING'],
    ['coins and shares', 'COINBASE RECURRING BUY', 'BINANCE RECURRING BUY', 'BTCTURK UYELIK', 'KRAKEN SUBSCRIPTION'],
    ['marketplaces', 'EBAY ABO', 'N11 ABONELIK', 'AMAZON SUBSCRIPTION'],
    ['game stores', 'STEAM SUBSCRIPTION', 'EPIC GAMES MEMBERSHIP', 'PAYPAL *STEAM GAMES ABO'],
    ['bets', 'SPOR TOTO BAHİS NESINE.COM', 'TIPICO ABO', 'POKERSTARS CLUB', 'KTO.BET.BR ASSINATURA'],
    ['bets of Turkey', 'IDDAA BAYI', 'TUTTUR', 'OLEY.COM UYELIK', 'BAHİS', 'GANYAN BAYI', 'BETS10'],
    [
      'bets of Germany and the Netherlands',
      'TIPICO',
      'TIPICO CO LTD ST JULIANS',
      'BWIN',
      'BET3000',
      'UNIBET',
      'JACKS.NL',
    ],
    ['bets of Britain and America', 'BETFAIR', 'SKY BET LEEDS', 'WILLIAM HILL ONLINE', 'BETMGM', 'PRIZEPICKS'],
    ['bets of Spain, Mexico, Italy', 'CODERE ONLINE', 'SPORTIUM', 'CALIENTE.MX', 'SNAI', 'PLANETWIN365', 'LOTTOMATICA'],
    ['bets of France and Brazil', 'WINAMAX', 'PARIONS SPORT', 'BETCLIC', 'BETANO', 'BETNACIONAL', 'SPORTINGBET'],
  ])('%s are no services, also next to recurring words', (_, ...texts) => {
    expect(texts.filter((text) => resolveMerchant(text).kind !== 'non_subscription')).toEqual([]);
  });

  it.each([
    ['HEPSIBURADA PREMIUM UYELIK', 'Hepsiburada Premium'],
    ['AMAZON.COM MEMBERSHIP', 'Amazon Prime'],
    ['AMAZON.COM AUDIBLE MEMBERSHIP', 'Audible'],
    ['COINBASE ONE SUBSCRIPTION', 'Coinbase One'],
    ['SCALABLE CAPITAL PRIME+ ABO', 'Scalable PRIME+'],
    ['META PLATFORMS META VERIFIED SUBSCRIPTION', 'Meta Verified'],
    ['MERCADO LIVRE MELI+ ASSINATURA', 'Meli+'],
  ])('%s is a membership of such a company in the catalogue', (text, name) =>
    expect(named(text)).toBe(`service: ${name}`),
  );

  it.each([
    'DECATHLON UYELIK',
    'SHELL CLUBSMART MEMBERSHIP',
    'BLIZZARD SUBSCRIPTION',
    'MERCADOPAGO *GIMNASIO SUR',
    'PAPARA SPOR SALONU',
    'MUSIKSCHULE ALLEGRO',
    'RISTORANTE TIPICO CLUB',
  ])('%s may be a membership: the company sells some, or its name is an ordinary word', (text) =>
    expect(resolveMerchant(text)).toMatchObject({ kind: 'unknown', recurring_words: true }),
  );

  it.each(['ADOBE GRILL', 'CASA ADOBE RURAL', 'PEACOCK TAVERN', 'SLACK OUTDOOR', 'NETFLIXX FAKE STORE'])(
    '%s only shares a word with a service',
    (text) => expect(resolveMerchant(text).kind).not.toBe('service'),
  );

  it('gives one key to all spellings of an unknown merchant', () => {
    const spellings = [
      'IŞIKLI KİTAP KULÜBÜ',
      'Işıklı Kitap Kulübü İSTANBUL TR',
      'ISIKLI KITAP KULUBU PROV:483920',
      'POS SATIŞ ışıklı kitap kulübü 0212 555 44 33',
      'IYZICO *ISIKLI KITAP KULUBU',
      'PARAM/ISIKLI KITAP KULUBU LTD STI',
    ];
    expect(new Set(spellings.map((text) => resolveMerchant(text).key))).toEqual(new Set(['isikli kitap']));
  });

  it('reads a name with a number attached', () => {
    expect(resolveMerchant('GOOGLE *ADS6989927151').kind).toBe('non_subscription');
    expect(resolveMerchant('GOOGLE*ADS4432').kind).toBe('non_subscription');
    expect(resolveMerchant('GOOGLE *ADS1234 DUBLIN').kind).toBe('non_subscription');
    expect(resolveMerchant('VELIMESE48210937').name).toBe('VELIMESE');
  });

  it('keeps the spelling of the document for the name', () => {
    expect(resolveMerchant('POS SATIŞ Işıklı Kitap Kulübü 483920 ANKARA TR').name).toBe('Işıklı Kitap Kulübü');
  });

  it('keeps a number that is part of a club’s name', () => {
    expect(resolveMerchant('CLUB16 TREVOR MSP').recurring_words).toBe(true);
    expect(resolveMerchant('COLUMBUS16 TREVOR MSP').recurring_words).toBe(false);
  });

  it('returns no merchant for a reference alone', () => expect(resolveMerchant('SP *1234567').key).toBe(''));
});

it('reads insurance of a club as insurance, and a service on a phone bill as the service', () => {
  expect(resolveMerchant('ADAC KFZ VERSICHERUNG').kind).toBe('bill');
  expect(resolveMerchant('TURKCELL FIZY').kind).toBe('service');
});
