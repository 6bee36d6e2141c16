import { describe, expect, it } from 'vitest';
import { bothCards, cards, fuel, head, market, netflix, type Printed, page, spotify } from '#testing/cards.ts';
import { type Placed, readCsv, readPdf, readRagged, readSheet, readTable } from '#testing/documents.ts';

describe('a line that names a card', () => {
  it.each([
    ['hidden digits alone', '**** **** **** 1111', '**** **** **** 2222'],
    ['some digits shown', 'Kart No: 4543 60** **** 1111', 'Ek Kart: 5522 **** **** 2222'],
    [
      'a name before the number',
      'ASIL KART - DENIZ ORNEK (4506 34XX XXXX 1111)',
      'EK KART - ADA ORNEK (4506 34XX XXXX 2222)',
    ],
    ['a name behind it', 'XXXX XXXX XXXX 1111 DENIZ ORNEK', 'XXXX XXXX XXXX 2222 ADA ORNEK'],
    ['a whole number', 'Kart Numarasi 5400 1234 5678 1111', 'Sanal Kart 5400 1234 5678 2222'],
    ['words behind it', '1111 ile biten kartiniz', '2222 ile biten kartiniz'],
    ['English', 'MR D SAMPLE\tCard ending in 1111', 'MS A SAMPLE\tCard ending in 2222'],
    ['American Express', 'Card Ending 3-71111', 'Card Ending 3-72222'],
    ['American', 'DENIZ SAMPLE #1111: Transactions', 'ADA SAMPLE #2222: Transactions'],
    ['German', 'Karte Nr. ...1111', 'Karte endend auf 2222'],
    ['German, one word', 'Kartennummer: XXXX XXXX XXXX 1111', 'Kartennummer: XXXX XXXX XXXX 2222'],
    ['French', 'CARTE N\xb0 4970 XXXX XXXX 1111 - MME EXEMPLE', 'Carte se terminant par 2222'],
    ['Spanish', 'TARJETA TITULAR: 4152 31XX XXXX 1111', 'Tarjeta terminada en 2222'],
    ['Portuguese', 'DENIZ EXEMPLO (final 1111)', 'Cart\xe3o final 2222'],
    ['Italian', 'Carta n. **** **** **** 1111 intestata a DENIZ', 'Carta n. **** **** **** 2222 intestata a ADA'],
    ['Dutch', 'Kaartnummer 5412 XXXX XXXX 1111', 'Kaartnummer 5412 XXXX XXXX 2222'],
    ['Turkish, in a sentence', 'Son d\xf6rt hanesi 1111 olan kart', '*2222 nolu kart'],
    ['a number between names and words', 'DENIZ ORNEK 1111 ana kart', 'ADA ORNEK 2222 ek kart harcamalari'],
    ['who is addressed', 'MRS D SAMPLE 1111', 'MR A SAMPLE 2222'],
    ['who is addressed, in German', 'Herr Deniz Muster 1111', 'Frau Ada Muster 2222'],
    ['who is addressed, in French', 'MME DENIZ EXEMPLE 1111', 'M. ADA EXEMPLE 2222'],
    ['who is addressed, in Turkish', 'Sayin Deniz Ornek 1111', 'Sayin Ada Ornek 2222'],
    ['names alone', 'DENIZ ORNEK 1111', 'ADA SU ORNEK 2222'],
    ['cardholders', 'Primary cardholder: MR D SAMPLE 1111', 'Additional cardholder: MS A SAMPLE 2222'],
    ['a dash before the digits', 'New transactions made on card -1111', 'New transactions made on card -2222'],
    ['German last digits', 'Hauptkarte, Endziffern 1111', 'Karte von Ada Muster, letzte vier Ziffern 2222'],
    ['French last digits', 'Vos achats par carte (1111)', 'Carte de Mme Exemple, quatre derniers chiffres 2222'],
    ['Spanish short', 'Deniz tarjeta n.\xba 1111', 'N\xfamero de tarjeta terminado en 2222'],
    ['Portuguese virtual', 'Compras no cart\xe3o 1111', 'Compras no cart\xe3o virtual 2222'],
    ['Italian purchases', 'Spese carta 1111', 'Carta con ultime quattro cifre 2222'],
    ['Dutch purchases', 'Transacties op kaart 1111', 'Kaart met laatste vier cijfers 2222'],
    ['accounts by their IBAN', 'IBAN: TR12 0006 1000 0000 1234 5611 11', 'IBAN: TR75 0006 1000 0000 1234 5622 22'],
    ['accounts by their number', 'Hesap No: 1231111', 'Hesap No: 1232222'],
  ])('applies to the rows below: %s', async (_, first, second) => {
    const above = await readPdf(page([first, head, netflix, market, second, head, spotify, fuel]));
    expect(cards(above)).toEqual(bothCards);
    const below = await readPdf(page([head, first, netflix, market, second, spotify, fuel]));
    expect(cards(below)).toEqual(bothCards);
    const sheet = [[first], ['Tarih', 'Aciklama', 'Tutar'], netflix, market, [second], spotify, fuel];
    expect(cards(await readSheet(sheet as string[][]))).toEqual(bothCards);
  });

  it('applies across pages without a head, up to the next one', async () => {
    const parsed = await readPdf([
      ...page([head, '5400 12** **** 1111 DENIZ ORNEK', netflix, '5400 12** **** 2222 ADA ORNEK', market]),
      ...page([spotify, fuel], 2),
    ]);
    expect(cards(parsed)).toEqual(['1111 NETFLIX', '2222 MARKET', '2222 SPOTIFY', '2222 SHELL']);
  });

  it('does not replace a card where a page only names the holder', async () => {
    const whose = 'AKASYA BANK Kart No: 5400 12** **** 1111';
    const parsed = await readPdf([
      ...page([whose, head, '5400 12** **** 1111', netflix, '5400 12** **** 2222', market]),
      ...page([whose, spotify, fuel], 2),
    ]);
    expect(cards(parsed)).toEqual(['1111 NETFLIX', '2222 MARKET', '2222 SPOTIFY', '2222 SHELL']);
  });

  it('stands above each table of a sheet', async () => {
    const parsed = await readCsv(
      'Karte endend auf 1111\nDatum;Beschreibung;Betrag\n03.10.2026;NETFLIX;-13,99\nKarte endend auf 2222\nDatum;Beschreibung;Betrag\n03.10.2026;NETFLIX;-13,99',
    );
    expect(cards(parsed)).toEqual(['1111 NETFLIX', '2222 NETFLIX']);
  });

  it('may be the sum below its rows', async () => {
    const sum = (card: string, amount: string) => `TRANSACTIONS THIS CYCLE (CARD ${card}) $${amount}`;
    const us = (day: string, text: string, amount: string): Printed => [day, text, amount];
    const parsed = await readPdf(
      page([
        ['Date of Transaction', 'Description', '$ Amount'],
        us('10/03/2026', 'NETFLIX', '15.49'),
        us('10/05/2026', 'MARKET', '20.00'),
        sum('1111', '35.49'),
        us('10/07/2026', 'SPOTIFY', '11.99'),
        us('10/09/2026', 'SHELL', '40.00'),
        sum('2222', '51.99'),
      ]),
    );
    expect(cards(parsed)).toEqual(bothCards);
  });
});

describe('the last digits of a card', () => {
  it.each([
    ['Turkish', 'DENIZ ORNEK, kart no son d\xf6rt hane'],
    ['English', 'MRS A SAMPLE, card number ending with'],
    ['German', 'Karte von Ada Muster, letzte vier Ziffern'],
    ['Spanish', 'Sra. Ejemplo, n\xfamero de tarjeta terminado en'],
    ['Dutch', 'Kaart met laatste vier cijfers'],
  ])('are no amount, at the right margin or in the amount column: %s', async (_, words) => {
    const lines = page([head, '', netflix, market, '', spotify, fuel]).filter(({ text }) => text !== '');
    const titles = (at: (digits: string, y: number) => Placed[]) => [...at('1111', 73), ...at('2222', 112)];
    const margin = titles((digits, y) => [{ x: 520, y, text: `${words} ${digits}`, right: true }]);
    const column = titles((digits, y) => [
      { x: 120, y, text: words },
      { x: 520, y, text: digits, right: true },
    ]);
    expect(cards(await readPdf([...lines, ...margin]))).toEqual(bothCards);
    expect(cards(await readPdf([...lines, ...column]))).toEqual(bothCards);
  });
});

describe('text that names no card', () => {
  it.each([
    ['limits', 'Kart Limiti 5400', 'Ek Kart Limiti 2500'],
    ['debts', 'Kart borcu: 1500', 'Kredi kart\u0131 asgari \xf6deme 3000'],
    ['years', 'Card purchases 2025', 'Card purchases 2026'],
    ['telephones', 'Karte sperren: Tel. 4411', 'Kart destek telefonu 4440'],
    ['customers', 'Kart m\xfc\u015fteri no 1234', 'Kundennummer Karte 5678'],
    ['points', 'Kart puan\u0131 1200', 'Card reward points 3400'],
    ['sentences', 'Use your card at more than 5000 shops', 'Your card protects up to 2000 items'],
    ['branches', 'Sube Ornek 2025', 'Sube Ornek 2026'],
  ])('may be the numbers of %s', async (_, first, second) => {
    const sheet = [[first], ['Tarih', 'Aciklama', 'Tutar'], netflix, market, [second], spotify, fuel];
    const parsed = await readSheet(sheet as string[][]);
    expect(cards(parsed)).toEqual(['none NETFLIX', 'none MARKET', 'none SPOTIFY', 'none SHELL']);
  });

  it.each([
    ['a list of all cards', ['Kart: 5400 12** **** 1111', 'Kart: 5400 12** **** 2222', head, netflix, market]],
    ['a line of two cards', ['5400 12** **** 1111, 5400 12** **** 2222', head, netflix, market]],
    ['a limit', ['Kart Limiti: 5400', 'Kart No: 5400 12** **** 1111', head, netflix, market]],
    [
      'the number of a rewards program',
      ['Miles Kart No: 1234567890123456', 'Kart: 5400 12** **** 1111', head, netflix],
    ],
  ] as [string, Printed[]][])('%s', async (_, lines) => {
    const parsed = await readPdf(page(lines));
    expect(parsed.transactions.every(({ account }) => account === undefined)).toBe(true);
  });

  it('may be a note below a row about how it was paid', async () => {
    const note = { x: 120, text: 'Kart: 5400 12** **** 9999' };
    const lines = page([head, '5400 12** **** 1111', netflix, '', market, '5400 12** **** 2222', spotify, fuel]);
    const parsed = await readPdf([...lines.filter(({ text }) => text !== ''), { ...note, y: 60 + 3 * 13 }]);
    expect(parsed.transactions.map(({ account }) => account?.slice(-4))).toEqual(['1111', '1111', '2222', '2222']);
  });

  it('may be a column of counterparties', async () => {
    const others = Array.from(
      { length: 8 },
      (_, at) => `0${at + 1}.10.2026;SOMEBODY ${at};TR1${at} 0001 2345 000${at};-1${at},50`,
    );
    const parsed = await readCsv(`Tarih;Aciklama;IBAN;Tutar\n${others.join('\n')}`);
    expect(parsed.transactions.every(({ account }) => account === undefined)).toBe(true);
  });
});

it('reads the column of a printed table that holds the card', async () => {
  const parsed = await readTable(
    [40, 110, 180, 'r520'],
    [
      ['Tarih', 'Kart', 'Aciklama', 'Tutar'],
      ['03.10.2026', '*1111', 'NETFLIX', '229,99'],
      ['03.10.2026', '*2222', 'NETFLIX', '229,99'],
    ],
  );
  expect(cards(parsed)).toEqual(['1111 NETFLIX', '2222 NETFLIX']);
});

it('leaves rows above the first card, and documents of a single card, without a card', async () => {
  const before = await readPdf(
    page([head, netflix, '5400 12** **** 1111', market, '5400 12** **** 2222', spotify, fuel]),
  );
  expect(cards(before)).toEqual(['none NETFLIX', '1111 MARKET', '2222 SPOTIFY', '2222 SHELL']);
  const one = await readRagged(
    'Kart No: 5400 12** **** 1111\n03.10.2026 NETFLIX 229,99 TL\n05.10.2026 MARKET 120,00 TL',
  );
  expect(cards(one)).toEqual(['none NETFLIX', 'none MARKET']);
});

describe('the last digits behind the name of a person', () => {
  it('are no amount, though they stand in the amount column', async () => {
    const title: Placed[] = [
      { x: 120, y: 300, text: 'MRS J SMITH' },
      { x: 520, y: 300, text: '8871', right: true },
    ];
    const parsed = await readPdf([...page([head, netflix, market, spotify, fuel]), ...title]);
    expect(cards(parsed)).toEqual(['none NETFLIX', 'none MARKET', 'none SPOTIFY', 'none SHELL']);
  });

  it('are no card title above every row, or below the texts of rows', async () => {
    const shops = ['STARBUCKS COFFEE 1111', 'SHELL STATION 2222', 'ACME STORE 3333', 'PIZZA HUT 4444'];
    const rows = [netflix, market, spotify, fuel];
    const above = await readPdf(page([head, ...shops.flatMap((shop, index) => [shop, rows[index] as Printed])]));
    expect(new Set(above.transactions.map(({ account }) => account))).toEqual(new Set([undefined]));
    const below = await readPdf([
      ...page([head, ...rows]),
      { x: 120, y: 80, text: 'ADA ORNEK 1111' },
      { x: 120, y: 106, text: 'SU ORNEK 2222' },
    ]);
    expect(new Set(below.transactions.map(({ account }) => account))).toEqual(new Set([undefined]));
  });
});
