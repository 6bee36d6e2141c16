import { expect, it } from 'vitest';
import { read, workbook } from '#testing/documents.ts';

const rows = Array.from({ length: 900 }, (_, n) => ['05.10.2026', `MARKET ${n} ISTANBUL`, -n - 0.5]);
const file = workbook([['Tarih', 'Açıklama', 'Tutar'], ...rows], 'biff8');
const sector = 512;
const [endOfChain, firstTable] = [-2, 76];

/** The same workbook with one wrong link in its longest chain of sectors. */
function torn(share: number, to: (at: number) => number): Buffer {
  const copy = Buffer.from(file);
  const table = (copy.readInt32LE(firstTable) + 1) * sector;
  const chained = Array.from({ length: sector / 4 }, (_, at) => at).filter(
    (at) => copy.readInt32LE(table + at * 4) === at + 1,
  );
  const at = chained[Math.floor(chained.length * share)] as number;
  copy.writeInt32LE(to(at), table + at * 4);
  return copy;
}

it.each([
  ['ends', () => endOfChain],
  ['leads back', (at: number) => at - 3],
  ['leads to itself', (at: number) => at],
])('a workbook whose chain of sectors %s too early is damaged, neither empty nor read in part', async (_, to) => {
  expect((await read(file)).transactions).toHaveLength(rows.length);
  for (const share of [0.02, 0.3, 0.7, 0.95])
    await expect(read(torn(share, to))).rejects.toMatchObject({ code: 'statement_damaged' });
});
