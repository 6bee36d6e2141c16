import { describe, expect, it } from 'vitest';
import { placed, readPdf, type Text } from '#testing/documents.ts';

const printed = [
  ['01.07.', 'LASTSCHRIFT', '266,70 S', 'SPOTIFY AB'],
  ['02.07.', 'GUTSCHRIFT', '2.800,00 H', 'GEHALT FIRMA SCHMIDT'],
  ['', 'LASTSCHRIFT', '247,74 S', 'LIDL BONN'],
  ['04.07.', 'LASTSCHRIFT', '136,76 S', 'ZARA HAMBURG'],
  ['06.07.', 'LASTSCHRIFT', '12,46 S', 'TELEKOM DEUTSCHLAND'],
  ['09.07.', 'GUTSCHRIFT', '2.800,00 H', 'GEHALT FIRMA MAIER'],
] as const;

/** Parses a statement with a note or further names below the columns of some rows. */
async function namesWith(note: (row: number) => string | undefined, heads: Text[]): Promise<string[]> {
  const rows = printed.flatMap(([day, kind, amount, name], index): Text[] => {
    const y = 80 + index * 36;
    return [[y, 40, day], [y, 120, kind], [y, 'r550', amount], [y + 11, 120, name], [y + 22, 120, note(index) ?? '']]; // biome-ignore format: one line
  });
  const texts = placed([[40, 40, 'Kontoauszug Juli 2026'], ...heads, ...rows]).filter(({ text }) => text);
  const { transactions } = await readPdf(texts, { currency: 'EUR' });
  return transactions.map(({ direction, amount, description }) => `${direction} ${amount} ${description}`);
}

const heads: Text[] = [[60, 40, 'Bu-Tag'], [60, 120, 'Vorgang'], [60, 'r550', 'Betrag EUR']]; // biome-ignore format: one line

describe('a row of a table', () => {
  it.each([
    'KD-NR 22,10 ANTEIL 14.07.2026 RATE 12,50',
    'TILGUNG 110,20 ZINS 4,81 REST 10.420,00',
    'Rechnung vom 14.06.2026 ueber 120,00 EUR abzgl. 3,00 Skonto',
    'MWST 19,00 NETTO 100,84 BRUTTO 120,00 MENGE 2,50',
  ])('stays complete above and below a note that contains numbers: %s', async (note) => {
    const has = (row: number) => row !== 1;
    for (const names of [heads, []]) {
      const read = await namesWith((row) => (has(row) ? note : undefined), names);
      expect(read).toHaveLength(printed.length);
      for (const [index, [, , amount, name]] of printed.entries()) {
        const value = Number(amount.slice(0, -2).replace('.', '').replace(',', '.'));
        expect(read[index]).toContain(`${amount.endsWith('H') ? 'in' : 'out'} ${value} `);
        expect(read[index]).toContain(name);
      }
    }
  });
});
