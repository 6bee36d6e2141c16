import { describe, expect, it } from 'vitest';
import { readCsv } from '#testing/documents.ts';

const parsed = async (...lines: string[]) => {
  const { transactions, reconciled } = await readCsv(lines.join('\n'));
  return [transactions.length, reconciled];
};

describe('a summary above the rows', () => {
  const card = (steps: string[], due: string, ...rows: string[]) => [
    'Credit card statement',
    'Previous balance;;450.25',
    'Payments;;-150.00',
    'Purchases;;105.50',
    ...steps,
    `New balance;;${due}`,
    'Date;Description;Amount',
    '09/15/2026;KIOSK;80.00',
    '09/20/2026;CINEMA;25.50',
    '10/01/2026;ONLINE PAYMENT;-150.00',
    ...rows,
  ];

  it('may have an entry of an unknown name, whose rows are in no other sum', async () => {
    const rebill = '10/03/2026;ITEM REBILL;60.00';
    expect(await parsed(...card(['Other debits;;60.00'], '465.75', rebill))).toEqual([4, true]);
    // Without its row, the statement lacks exactly that amount.
    expect(await parsed(...card(['Other debits;;60.00'], '465.75'))).toEqual([3, false]);
  });

  it('may name a fee differently from its row, and it is counted once', async () => {
    const row = '10/10/2026;ANNUAL MEMBERSHIP;25.00';
    expect(await parsed(...card(['Fees charged;;25.00'], '430.75', row))).toEqual([4, true]);
    expect(await parsed(...card(['Fees charged;;25.00'], '430.75'))).toEqual([3, null]);
  });

  it("may count a bank's fee, though a club charges fees as well", async () => {
    const statement = [
      'Beginning balance;;1,000.00',
      'Deposits and other additions;;2,000.00',
      'Withdrawals and other subtractions;;-124.99',
      'Service fees;;-12.00',
      'Ending balance;;2,863.01',
      'Date;Description;Amount',
      '07/03/2026;PAYROLL;2,000.00',
      '07/08/2026;KIOSK;-100.00',
      '07/18/2026;ROWING CLUB FEES;-24.99',
      '07/28/2026;Monthly Service Fee;-12.00',
    ];
    expect(await parsed(...statement)).toEqual([4, true]);
  });
});

describe('a summary next to the rows', () => {
  it('is not part of them', async () => {
    const card = (last: string) => [
      'Kreditkartenabrechnung',
      'Datum;Umsatz;Betrag;;',
      '03.06.2026;KIOSK;64,00;Saldo der letzten Abrechnung;300,00',
      '05.06.2026;Zahlung Dank;-300,00;Umsätze;164,00',
      `${last};Neuer Saldo;164,00`,
    ];
    expect(await parsed(...card('09.06.2026;TANKEN;100,00'))).toEqual([3, true]);
    expect(await parsed(...card(';;'))).toEqual([2, false]);
  });
});

describe('columns for both sides', () => {
  it.each(['Auszahlung;Einzahlung', 'Ausgänge;Eingänge', 'Abgang;Zugang'])('may be named %s', async (heads) => {
    const account = [
      `Datum;Buchungstext;${heads};Saldo`,
      '01.06.2026;Anfangssaldo;;;500,00',
      '03.06.2026;KIOSK;100,00;;400,00',
      '05.06.2026;GEHALT;;900,00;1.300,00',
      '12.06.2026;MIETE;700,00;;600,00',
      '30.06.2026;Endsaldo;;;600,00',
    ];
    expect(await parsed(...account)).toEqual([3, true]);
  });
});

describe('a total in the date column', () => {
  it('is no payment, though it has a collection date', async () => {
    const card = [
      'Relevé de carte à débit différé',
      'Date;Commerçant;Montant',
      '03/06/2026;KIOSQUE;60,00',
      '09/06/2026;CINÉMA;40,00',
      'Total des dépenses;;100,00',
    ];
    expect(await parsed(...card, 'Montant débité le 04/07/2026;;100,00')).toEqual([2, true]);
    expect(await parsed(...card, 'Der Betrag wird abgebucht am 04.07.2026;;100,00')).toEqual([2, null]);
  });
});

describe('a summary below the names of its columns', () => {
  it('may be abbreviated, and still show a missing last row', async () => {
    const rows = [
      'Statement of Account',
      'Date;Narration;Withdrawal Amt.;Deposit Amt.;Closing Balance',
      '03/06/2026;KIOSK;100.00;;400.00',
      '05/06/2026;SALARY;;900.00;1,300.00',
      '08/06/2026;PETROL;60.00;;1,240.00',
    ];
    const summary = ['Opening Balance;Debits;Credits;Closing Bal', '500.00;860.00;900.00;540.00'];
    expect(await parsed(...rows, '12/06/2026;RENT;700.00;;540.00', ...summary)).toEqual([4, true]);
    expect(await parsed(...rows, ...summary)).toEqual([3, false]);
    const [, values] = summary as [string, string];
    expect(await parsed(...rows, 'Opening Bal;Debits;Credits;Closing Bal', values)).toEqual([3, false]);
  });
});

describe('an available balance or an amount due', () => {
  it.each([
    ...['Kredili Mevduat Limiti', 'Gelecek Dönem Taksitleri', 'Spend limit', 'Arranged overdraft limit'],
    ...['Minimum payment', 'Mindestzahlungsbetrag', 'Dispositionskredit', 'Dispositionslimit', 'Paiement minimum'],
    ...['Plafond de la carte', 'Montant disponible', 'Découvert autorisé', 'Pago mínimo', 'Límite de crédito'],
    ...['Crédito disponible', 'Límite de descubierto', 'Pagamento mínimo', 'Limite disponível', 'Crédito disponível'],
    ...['Rata minima', 'Fido accordato', 'Disponibilità residua', 'Minimaal te betalen', 'Bestedingslimiet'],
    ...['Bestedingsruimte', 'Roodstandlimiet', 'Numeri creditori'],
  ])('is no payment in any position: %s', async (name) => {
    const lines = [
      ';Alter Saldo;500,00',
      'Datum;Text;Betrag',
      '03.06.2026;KIOSK;-100,00',
      `;${name};1.000,00`,
      '09.06.2026;KINO;-60,00',
      ';Neuer Saldo;340,00',
    ];
    expect(await parsed(...lines)).toEqual([2, true]);
  });
});
