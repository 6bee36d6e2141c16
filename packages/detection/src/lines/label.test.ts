import { describe, expect, it } from 'vitest';
import { resolveMerchant } from '#merchant/resolve.ts';
import { line } from '#testing/statements.ts';
import { labelLine, parseDescription } from './label.ts';
import labels from './labels.json' with { type: 'json' };

const label = (description: string, more: Parameters<typeof line>[3] = {}, date = '2026-05-20') =>
  labelLine(line(date, description, 1200, more), parseDescription(description, resolveMerchant(description)));

describe('labels of statement lines', () => {
  it.each([
    'DENIZ MOBILYA 3/6',
    'HEPSIBURADA (1/4)',
    'TAKSIT 1/6 TEKNOSA',
    'PIERRE CARDIN 4/4 taksidi',
    'BEYAZ ESYA 3x1,200.00',
    'BEYLER OPTİK Peş. Taksit 1.Tk Anapara 43,333.33/3-1',
    'LAPTOP DELL 2 de 12',
    'TABBY *INSTALMENT 2 OF 4',
    'FNAC PAIEMENT en 4X',
    'CROMA EMI 03/09',
    'KLARNA *HM',
    'KLARNA*ATELIER BLAU',
    'KLARNA*SPOTIFY 1/3',
    'AFFIRM * PELOTON PAY MONTHLY',
  ])('%s is an instalment', (text) => expect(label(text)).toBe('instalment'));

  it.each([
    ['Germany', 'Ratepay GmbH Rate Notebooksbilliger', 'RIVERTY', 'EASYCREDIT'],
    ['the Netherlands', 'IN3 BV', 'IN3 B.V.', 'TINKA', 'BILLINK', 'SPRAYPAY'],
    ['Britain and America', 'ZIP CO', 'ZIP.CO US', 'ZILCH', 'PAYL8R', 'PERPAY', 'SUNBIT'],
    ['Spain and Mexico', 'SEQURA', 'PAGANTIS', 'ZINIA', 'CREDIPLUS', 'APLAZAME', 'KUESKIPAY', 'APLAZO'],
    ['France', 'ALMA PAIEMENT', 'ALMA PAIEMENTS', 'PLEDG', 'FLOA'],
    ['Italy and Brazil', 'SOISY', 'HEYLIGHT', 'PAGOLIGHT', 'PAGALEVE'],
    ['Turkey', 'ŞİMDİ AL SONRA ÖDE', 'COLENDI'],
  ])('recognises deferred payment providers in %s', (_, ...texts) => {
    expect(texts.filter((text) => label(text) !== 'instalment')).toEqual([]);
  });

  it('keeps merchants that share a word with a deferred payment provider', () => {
    const kept = ['ALMA YOGA', 'ALMA STUDIO PILATES', 'ZIP COFFEE CLUB', 'ZIPCAR MEMBERSHIP', 'IN3 STUDIO'];
    expect(kept.filter((text) => label(text) !== 'purchase')).toEqual([]);
  });

  it.each(['COINBASE RECURRING BUY', 'BITCOIN RECURRING BUY', 'SHAREHAUS RECURRING INVESTMENT'])(
    '%s is put aside',
    (text) => expect(label(text)).toBe('transfer'),
  );

  it.each([
    'MEUBELHUIS NOORD 3 van 12',
    'MÖBELHUSET SÖDER 3 av 12',
    'MOEBEL KRAFT 3 von 12',
    'BIKE BARN 3 of 12',
    'LOJA SUL 3 de 12',
    'CASA ARREDO 3 di 12',
    'MEUBLES LOIRE 3 sur 12',
  ])('%s is an instalment counted in its own language', (text) => expect(label(text)).toBe('instalment'));

  it.each(['RATA AGOS 0012', 'ECHEANCE 00072-88123', 'MENSUALIDAD MUEBLERIA SUR', 'COOLBLUE TERMIJN'])(
    '%s is due in parts',
    (text) => expect(label(text)).toBe('instalment'),
  );

  it.each([
    'De Leesclub abonnement termijn kwartaal',
    'SALLE FORME ET VIE MENSUALITE',
    'GIMNASIO SUR MENSUALIDAD',
    'RATA ABBONAMENTO CORRIERE',
    'NETFLIX MENSUALIDAD',
    'KLARNA*SPOTIFY',
    'Klarna Bank AB Netflix',
  ])('%s is the price of a subscription', (text) => expect(label(text)).toBe('purchase'));

  it.each([
    'OPLATA ZA PROWADZENIE RACHUNKU',
    'Opłata miesięczna karty',
    'Poplatek za vedení účtu',
    'Kortgebyr',
    'Månadsavgift bankkort',
    'Tilinhoitopalkkio',
    'Maandelijkse bijdrage Betaalpakket',
    'COTISATION OFFRE JAZZ',
    'Paquete de servicios',
    'Manutenção de conta',
  ])('%s is an account fee', (text) => expect(label(text)).toBe('fee'));

  it.each(['Månadsavgift SATS', 'MANTENIMIENTO PISCINAS SUR', 'OPLATA ZA INTERNET UPC'])(
    '%s is no fee of a bank',
    (text) => expect(label(text)).not.toBe('fee'),
  );

  it('does not read an exchange rate as an instalment or a fee', () => {
    const label = (text: string, description = 'OPENAI *CHATGPT SUBSCR') =>
      labelLine(
        line('2026-05-20', description, 15.8, { text }),
        parseDescription(description, resolveMerchant(description)),
      );
    expect(label('OPENAI *CHATGPT SUBSCR 15.80 USD 20.00 at exchange rate 1.2658')).toBe('purchase');
    expect(label('OPENAI *CHATGPT SUBSCR 15.80 USD 20.00 rate 1.2658')).toBe('purchase');
    expect(label('x', 'OPENAI *CHATGPT SUBSCR Wisselkoers USD 0.9336')).toBe('purchase');
    expect(label('x', 'Wisselkoersopslag 1,2%')).toBe('fee');
    expect(label('MOEBELHAUS NORD Rate 3', 'MOEBELHAUS NORD Rate 3')).toBe('instalment');
    expect(label('x', 'MOEBELHAUS NORD Rate 1.250,00')).toBe('instalment');
  });

  it('does not read days at the start of a line as instalments, also without a year', () => {
    const text = '02/14/26 02/14 Withdrawal Debit Card DISNEYPLUS 15.99- 246.10 RENO NV';
    expect(label('Withdrawal Debit Card DISNEYPLUS RENO NV', { text }, '2026-02-14')).toBe('purchase');
  });

  it('reads a count as a day if the line prints its own day with the month first', () => {
    const text = '02/06/2026 SXM*SIRIUSXM.COM RENO NV 02/06 -25.99';
    expect(label('SXM*SIRIUSXM.COM RENO NV 02/06', { text, currency: 'TRY' }, '2026-02-06')).toBe('purchase');
  });

  it('distinguishes payments with a card from payments of the card', () => {
    expect(label('PAGAMENTO CARTA CIRCOLO VELA')).toBe('purchase');
    expect(label('PAGAMENTO CARTA DI CREDITO')).toBe('payment');
    expect(label('PAGAMENTO CARTA NEXI')).toBe('payment');
  });

  it('finds the count after the amount too', () => {
    expect(label('MEDIA MARKT', { text: '20.05.2026 MEDIA MARKT 8.813,00 4/4' })).toBe('instalment');
  });

  it.each([
    'KARTENZ./19.05 REWE',
    'PURCHASE AUTHORIZED ON 05/19 SPOTIFY USA',
    'ALDI 20/05',
    'CAFE 24/7',
    'LA VOCE 24/24',
    'SUPPORT 1/1',
  ])('%s is no instalment', (text) => expect(label(text)).toBe('purchase'));

  it.each(Object.entries(labels).flatMap(([expected, texts]) => texts.map((text) => [text, expected])))(
    '%s is %s',
    (text, expected) => expect(label(text)).toBe(expected),
  );

  it.each([
    ['NON-STERLING TRANSACTION FEE', 'fee'],
    ['INTL TXN FEE PROTON', 'fee'],
    ['YURTDIŞI İŞLEM ÜCRETİ ANTHROPIC', 'fee'],
    ['BSMV ANTHROPIC', 'tax'],
    ['IGST-VPS9009564-RATE 18.0', 'tax'],
    ['PRLV SEPA IMPOTS DGFIP', 'tax'],
  ])('%s is the %s of a purchase from any merchant', (text, expected) => expect(label(text)).toBe(expected));

  it('reads UPI payments as purchases only with a service or a mandate', () => {
    expect(label('UPI-RAMESH KUMAR-ramesh@okaxis-MILK')).toBe('household');
    expect(label('UPI/NETFLIX BILLDESK/482910/PAYMENT')).toBe('purchase');
    expect(label('UPI-AUTOPAY-SUR SADHANA-MANDATE')).toBe('purchase');
  });

  it('reads the first number of a day as the month only where days are printed so', () => {
    const april = (currency: string) => label('HARROW OUTDOOR 04/06', { currency }, '2026-04-09');
    expect(april('BRL')).toBe('instalment');
    expect(april('USD')).toBe('purchase');
  });

  it('keeps transfers and standing orders to a known service', () => {
    expect(label('STANDING ORDER SPOTIFY')).toBe('purchase');
    expect(label('CARD PAYMENT TO NETFLIX.COM')).toBe('purchase');
  });

  it('does not read credits as purchases', () => {
    expect(label('SPOTIFY AB', { direction: 'in' })).toBe('income');
  });
});
