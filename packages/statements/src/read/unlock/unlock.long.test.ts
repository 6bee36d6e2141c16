import { type EncryptionScheme, encryptionSchemes, encryptWorkbook, hostileFiles } from '@kumbara/samples';
import { describe, expect, it } from 'vitest';
import { sniff } from '#intake/sniff.ts';
import { lines, parseDocument, read, workbook } from '#testing/documents.ts';

const rows = Array.from({ length: 40 }, (_, index) => ['05.10.2026', `MARKET ${index}`, -index - 0.5]);
const table = [['Tarih', 'Açıklama', 'Tutar'], ...rows];
const isBinary = (scheme: EncryptionScheme) => scheme === 'crypto-api' || scheme === 'rc4';
const unlocked = (scheme: EncryptionScheme, small = false) =>
  workbook(small ? table.slice(0, 4) : table, isBinary(scheme) ? 'biff8' : 'xlsx');

describe.each(encryptionSchemes)('a workbook encrypted as %s', (scheme) => {
  it('asks for its password, refuses a wrong one and reads with the right one', async () => {
    const locked = encryptWorkbook(unlocked(scheme), 'şifre 1234', scheme);
    await expect(parseDocument(locked)).rejects.toMatchObject({ code: 'statement_encrypted' });
    await expect(parseDocument(locked, { password: 'tahmin' })).rejects.toMatchObject({
      code: 'statement_wrong_password',
    });
    expect(lines(await parseDocument(locked, { password: 'şifre 1234' }))).toEqual(lines(await read(unlocked(scheme))));
  });

  it('is read without a password where it is only protected against changes', async () => {
    const locked = encryptWorkbook(unlocked(scheme, true), 'VelvetSweatshop', scheme);
    expect(lines(await read(locked))).toHaveLength(3);
  });

  it('is refused as damaged when it ends too early', async () => {
    const locked = encryptWorkbook(unlocked(scheme), 'x', scheme);
    const answer = read(locked.subarray(0, locked.length / 2), { password: 'x' });
    await expect(answer).rejects.toMatchObject({
      code: expect.stringMatching(/^statement_(?:damaged|encrypted|wrong_password)$/),
    });
  });
});

it('checks the decrypted content like any other file', async () => {
  const bomb = hostileFiles().find(({ name }) => name === 'ratio-bomb.xlsx')?.bytes as Buffer;
  const answer = read(encryptWorkbook(bomb, 'x', 'standard'), { password: 'x' });
  await expect(answer).rejects.toMatchObject({ code: 'statement_too_complex' });
});

it('refuses more key rounds than the time of a document allows', async () => {
  const locked = encryptWorkbook(unlocked('agile', true), 'x', 'agile');
  const patient = Buffer.from(
    locked
      .toString('latin1')
      .replace('spinCount="100000"', 'spinCount="9999999"')
      .replace('saltSize="16"', 'saltSize="6"'),
    'latin1',
  );
  expect(sniff(patient)).toBe('locked-sheet');
  await expect(read(patient, { password: 'x' })).rejects.toMatchObject({ code: 'statement_too_complex' });
});

it('refuses unsupported encryption instead of asking for a password again', async () => {
  const locked = encryptWorkbook(unlocked('agile', true), 'x', 'agile');
  const odd = Buffer.from(
    locked.toString('latin1').replaceAll('cipherAlgorithm="AES"', 'cipherAlgorithm="RC2"'),
    'latin1',
  );
  await expect(read(odd, { password: 'x' })).rejects.toMatchObject({ code: 'unsupported_file_type' });
});
