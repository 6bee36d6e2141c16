import { describe, expect, it } from 'vitest';
import { placed, readPdf, type Text } from '#testing/documents.ts';

/** A line of an account: day, text, and its amount in one of two columns. */
type Row = [day: string, text: string, debit: string, credit?: string];

async function readResult(opening: Row, closing: Row, title = 'RELEVÉ DE COMPTE CHÈQUES'): Promise<boolean | null> {
  const rows: Row[] = [
    ['Date', 'Libellé', 'Débit', 'Crédit'],
    opening,
    ['02/12/2025', 'CARTE FNAC PARIS', '700,00'],
    ['09/12/2025', 'VIR SALAIRE SOCIETE', '', '200,00'],
    ['17/12/2025', 'CARTE SNCF INTERNET', '50,00'],
    closing,
  ];
  const texts = rows.flatMap(([day, text, debit, credit = ''], index): Text[] => {
    const y = 80 + index * 14;
    return [[y, 40, day], [y, 120, text], [y, 'r460', debit], [y, 'r550', credit]]; // biome-ignore format: one line
  });
  const printed = placed([[40, 40, title], ...texts]).filter(({ text }) => text);
  return (await readPdf(printed, { currency: 'EUR' })).reconciled;
}

describe('a balance of an account', () => {
  it.each([
    ['SOLDE CRÉDITEUR AU 30/11/2025', 'SOLDE DÉBITEUR AU 31/12/2025'],
    ['Saldo acreedor al 30/11/2025', 'Saldo deudor al 31/12/2025'],
    ['Saldo iniziale', 'Saldo finale a debito'],
    ['Saldo anterior', 'Saldo final devedor'],
    ['Alter Kontostand', 'Neuer Kontostand Soll'],
    ['Açilis bakiyesi', 'Kapanis bakiyesi (borçlu)'],
    ['Opening balance', 'Closing balance (overdrawn)'],
  ])("with a debtor's name is owed: %s, %s", async (opening, closing) => {
    expect(await readResult(['', opening, '', '420,00'], ['', closing, '', '130,00'])).toBe(true);
    expect(await readResult(['', opening, '', '420,00'], ['', closing, '', '131,00'])).toBe(false);
  });

  it('in the debit column is owed, as opening balance, closing balance or both', async () => {
    const named = (debit: string, credit = ''): Row => ['', 'Ancien solde', debit, credit];
    const last = (debit: string, credit = ''): Row => ['', 'Nouveau solde', debit, credit];
    expect(await readResult(named('', '420,00'), last('130,00'))).toBe(true);
    expect(await readResult(named('30,00'), last('580,00'))).toBe(true);
    expect(await readResult(named('', '600,00'), last('', '50,00'))).toBe(true);
    expect(await readResult(named('', '420,00'), last('', '130,00'))).toBe(false);
  });
});

describe('a balance of a card', () => {
  it('is owed under any of these names', async () => {
    const title = 'Estado de cuenta tarjeta de crédito';
    const card = await readResult(['', 'Saldo anterior', '', '420,00'], ['', 'Saldo deudor', '', '970,00'], title);
    expect(card).toBe(true);
  });
});
