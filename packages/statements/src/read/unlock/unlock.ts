import { StatementError } from '#errors.ts';
import { isCompoundFile } from '#intake/sniff.ts';
import { checkZip } from '#intake/zip-directory.ts';
import { decryptStream, findFilepass } from './binary-sheet.ts';
import { readStreams } from './compound-file.ts';
import { decryptPackage } from './office-package.ts';

/** Decrypts an XLSX inside a compound file, and checks the result like any other zip. */
export async function decryptWorkbookPackage(bytes: Buffer, password: string | undefined): Promise<Buffer> {
  const [info, sealed] = readStreams(await import('xlsx'), bytes, ['EncryptionInfo', 'EncryptedPackage']);
  if (!info || !sealed) throw new StatementError('statement_damaged');
  const plain = decryptPackage(info, sealed, password);
  checkZip(plain);
  return plain;
}

/** The first record of a BIFF8 stream, which begins at a multiple of the smallest sector. */
const beginning = Buffer.from('0908100000060500', 'hex');
const sector = 64;

/**
 * Decrypts a binary workbook. One without encryption is returned unchanged.
 * @throws StatementError for a truncated stream, of which SheetJS would read the rest
 */
export async function decryptBinarySheet(bytes: Buffer, password: string | undefined): Promise<Buffer> {
  const isLocked = hasFilepass(bytes);
  if (!isLocked && !isCompoundFile(bytes)) return bytes;
  const [workbook] = readStreams(await import('xlsx'), bytes, ['Workbook', 'Book']);
  const filepass = isLocked && workbook && findFilepass(workbook);
  if (!workbook || !filepass) return bytes;
  try {
    return decryptStream(workbook, filepass, password);
  } catch (cause) {
    if (cause instanceof StatementError) throw cause;
    throw new StatementError('statement_damaged', { cause });
  }
}

/** Checks the bytes before the container is parsed. */
function hasFilepass(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(beginning); at >= 0; at = bytes.indexOf(beginning, at + 1)) {
    if (at % sector === 0 && findFilepass(bytes.subarray(at, at + 512))) return true;
  }
  return false;
}
