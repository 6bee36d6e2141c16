import { expect, it } from 'vitest';
import { pdf } from '#testing/documents.ts';
import { readPdf } from './pdf.ts';

it('reads a PDF cut off in its cross-reference table or trailer, and refuses one cut off before', async () => {
  const line = { x: 40, y: 60, text: '05.10.2026 NETFLIX.COM 229,99' };
  const whole = pdf([line, { ...line, page: 2 }]);
  const { lines } = await readPdf(whole);
  const table = whole.lastIndexOf('xref\n0 ');
  for (const end of [table + 40, whole.indexOf('trailer') + 9, whole.indexOf('/Root') + 3]) {
    expect(await readPdf(whole.subarray(0, end))).toMatchObject({ lines, isPatchy: false });
  }
  for (const end of [table - 1, table - 60, whole.indexOf('/Contents')])
    await expect(readPdf(whole.subarray(0, end))).rejects.toMatchObject({ code: 'statement_damaged' });
});
