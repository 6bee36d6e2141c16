import { describe, expect, it } from 'vitest';
import { bothCards, cards, fuel, head, market, netflix, type Printed, page, spotify } from '#testing/cards.ts';
import { type Placed, pdf, read, readPdf, workbook } from '#testing/documents.ts';

const readCards = async (...lines: Printed[]) => cards(await readPdf(page(lines)));

describe('a line that names the account of a payment', () => {
  const iban = 'DE89 3704 0044 0532 0130 00';
  it.each([
    ['German', `Der Betrag wird von ${iban} eingezogen.`],
    ['German, short', `Lastschrifteinzug von ${iban}`],
    ['English', 'Your Direct Debit will be taken from account 12345678'],
    ['American', 'Payment received from Checking ...7788'],
    ['Turkish', `\xd6deme ${iban} hesabinizdan alinacaktir.`],
    ['Turkish, by card', 'Otomatik \xf6deme: 5100 **** **** 9000'],
    ['French', `Pr\xe9l\xe8vement sur le compte ${iban}`],
    ['Italian', `Addebito su IBAN ${iban}`],
    ['Spanish', `Pago domiciliado en la cuenta ${iban}`],
    ['Portuguese', `D\xe9bito autom\xe1tico na conta ${iban}`],
    ['Dutch', `Incasso van rekening ${iban}`],
  ])('is no card title in any position: %s', async (_, note) => {
    const [one, two] = ['Ana Kart 5400 12** **** 1111', 'Ek Kart 5400 12** **** 2222'];
    const between = await readCards(head, one, netflix, market, note, two, spotify, fuel);
    expect(between).toEqual(bothCards);
    const above = await readCards(note, one, head, netflix, market, two, head, spotify, fuel);
    expect(above).toEqual(bothCards);
    const below = await readCards(head, one, note, netflix, market, two, spotify, fuel, note);
    expect(below).toEqual(bothCards);
    const within = await readCards(head, one, netflix, note, market, two, spotify, note, fuel);
    expect(within).toEqual(bothCards);
  });
});

describe('another number next to a card title', () => {
  const [one, two] = ['Kart No: 5400 12** **** 1111', 'Kart No: 5400 12** **** 2222'];

  it.each([
    ['a replaced card', 'Replacement card ****9999 posted'],
    ['a cancelled card', 'Iptal edilen kart 4355 08XX XXXX 7777'],
    ['an account nobody has told of', 'Referans IBAN: DE89 3704 0044 0532 0130 00'],
  ])('takes no rows from titles of the same form: %s', async (_, note) => {
    const before = await readCards(note, one, head, netflix, market, note, two, head, spotify, fuel);
    expect(before).toEqual(bothCards);
    const behind = await readCards(one, note, head, netflix, market, two, note, head, spotify, fuel);
    expect(behind).toEqual(bothCards);
  });

  it('takes no rows from titles that are IBANs', async () => {
    const [first, second] = ['IBAN: TR12 0006 1000 0000 1234 5611 11', 'IBAN: TR75 0006 1000 0000 1234 5622 22'];
    const note = 'Ersatzkarte ...9999';
    expect(await readCards(note, first, head, netflix, market, note, second, head, spotify, fuel)).toEqual(bothCards);
  });

  it.each(['Musteri No: **** 5555', 'Customer number XXXX5555', 'Kundennummer ****5555', 'N\xb0 client: ****5555'])(
    'takes no rows as the number of a customer: %s',
    async (note) => {
      expect(await readCards(head, one, netflix, note, market, two, spotify, note, fuel)).toEqual(bothCards);
    },
  );

  it('may be a list of all cards above the first of them', async () => {
    expect(await readCards(one, two, one, head, netflix, market, two, head, spotify, fuel)).toEqual(bothCards);
  });

  it('may be the IBAN of its account, below or above it', async () => {
    const [first, second] = ['FR76 3000 6000 0112 3456 1111 189', 'FR76 3000 6000 0112 3456 2222 277'];
    const ibans = await readCards(one, first, head, netflix, market, two, second, head, spotify, fuel);
    expect(ibans).toEqual(bothCards);
    const [own, other] = ['Compte 34561111', 'Compte 34562222'];
    const accounts = await readCards(first, own, head, netflix, market, second, other, head, spotify, fuel);
    expect(accounts).toEqual(['1189 NETFLIX', '1189 MARKET', '2277 SPOTIFY', '2277 SHELL']);
  });

  it('is no title in a long sentence', async () => {
    const sentence =
      'Bu ay icinde size yeni bir kart olarak 5400 12** **** 9999 verildi ve o kartin yeni donem ekstresi ayrica gelecek';
    expect(await readCards(head, one, netflix, sentence, market, two, spotify, fuel)).toEqual(bothCards);
  });
});

describe('a card title', () => {
  it.each([
    ['with endings on names and numbers', "Deniz Ornek'in 1111'li karti", "Ada Ornek'in 2222'li karti"],
    ['with endings on its digits', "Son dort hanesi 1111'le biten kart", "Son dort hanesi 2222'yle biten kart"],
    ['of somebody, in English', "Deniz's card 1111", "Ada's card 2222"],
    [
      'behind the days of its rows',
      '3 Eylul - 30 Eylul arasi 1111 ile biten kartla yapilan harcamalar',
      '3 Eylul - 30 Eylul arasi 2222 ile biten kartla yapilan harcamalar',
    ],
    ['behind days, in German', '03.09.2026 bis 30.09.2026 Karte 1111', '03.09.2026 bis 30.09.2026 Karte 2222'],
    ['behind days, in French', 'Du 03/09/2026 au 30/09/2026 carte 1111', 'Du 03/09/2026 au 30/09/2026 carte 2222'],
    ['before days, in English', 'Card ending 1111 from 3 Sep to 30 Sep', 'Card ending 2222 from 3 Sep to 30 Sep'],
  ])('is recognised as %s', async (_, one, two) => {
    expect(await readCards(head, one, netflix, market, two, spotify, fuel)).toEqual(bothCards);
    expect(await readCards(one, head, netflix, market, two, head, spotify, fuel)).toEqual(bothCards);
  });

  it.each([
    ['Turkish', 'Kart Numarasi', '4355 08XX XXXX'],
    ['German', 'Kartennummer', '4355 08XX XXXX'],
    ['English', 'Card Number', '4355 08XX XXXX'],
    ['Italian', 'Numero carta', '4355 08XX XXXX'],
  ])('has its number below: %s', async (_, label, number) => {
    const rows = [head, label, `${number} 1111`, netflix, market, label, `${number} 2222`, spotify, fuel];
    expect(await readCards(...(rows as Printed[]))).toEqual(bothCards);
  });

  it('may stand right of the rows, aligned left, right or centred, at any length', async () => {
    const [one, two] = ['Bonus Kart **** 1111 ISLEMLERI', 'Flex Kart **** 2222 ISLEMLERI'];
    const lines = page([one, head, netflix, market, two, head, spotify, fuel]);
    const moved = (to: (title: Placed) => Partial<Placed>) =>
      pdf(lines.map((line) => (line.text === one || line.text === two ? { ...line, ...to(line) } : line)));
    const letter = 4.8;
    expect(cards(await read(moved(() => ({ x: 300 }))))).toEqual(bothCards);
    expect(cards(await read(moved(() => ({ x: 540, right: true }))))).toEqual(bothCards);
    expect(cards(await read(moved(({ text }) => ({ x: 300 - (text.length * letter) / 2 }))))).toEqual(bothCards);
  });

  it('is not the title of a table of days', async () => {
    const stay = (card: string, amount: string): Printed => ['03.10. - 04.10.', `HOTEL **** ${card}`, amount];
    const parsed = await readPdf(page([head, netflix, stay('1111', '120,00'), market, stay('2222', '99,00'), fuel]));
    expect(parsed.transactions.map(({ amount, account }) => [amount, account])).toEqual(
      [229.99, 120, 120, 99, 640.5].map((amount) => [amount, undefined]),
    );
  });
});

describe('a column of cards that prints each card once', () => {
  const sheet = (...rows: [card: string, day: string, text: string][]) =>
    workbook([['Kart', 'Tarih', 'Aciklama', 'Tutar'], ...rows.map((row) => [...row, '99,90'])]);
  const [one, two] = ['4543 12** **** 1111', '4543 12** **** 2222'];

  it.each([
    ['on', '03.10.2026', '05.10.2026'],
    ['back', '05.10.2026', '03.10.2026'],
  ])('applies to all rows below where the days start over %s in each group', async (_, first, second) => {
    const parsed = await read(
      sheet([one, first, 'NETFLIX'], ['', second, 'MARKET'], [two, first, 'SPOTIFY'], ['', second, 'SHELL']),
    );
    expect(cards(parsed)).toEqual(bothCards);
  });

  it('applies only to its own rows where the days have a single order', async () => {
    const parsed = await read(
      sheet(
        [one, '03.10.2026', 'NETFLIX'],
        ['', '04.10.2026', 'MARKET'],
        [two, '05.10.2026', 'SPOTIFY'],
        ['', '06.10.2026', 'SHELL'],
      ),
    );
    expect(cards(parsed)).toEqual(['1111 NETFLIX', 'none MARKET', '2222 SPOTIFY', 'none SHELL']);
  });

  it('applies to no other rows where a card occurs twice', async () => {
    const parsed = await read(
      sheet(
        [one, '03.10.2026', 'NETFLIX'],
        ['', '05.10.2026', 'MARKET'],
        [two, '03.10.2026', 'SPOTIFY'],
        ['', '05.10.2026', 'SHELL'],
        [one, '03.10.2026', 'APPLE'],
      ),
    );
    expect(cards(parsed)).toEqual(['1111 NETFLIX', 'none MARKET', '2222 SPOTIFY', 'none SHELL', '1111 APPLE']);
  });
});
