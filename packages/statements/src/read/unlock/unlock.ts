import { StatementError } from '#errors.ts';
import { isCompoundFile } from '#intake/sniff.ts';
import { checkZip } from '#intake/zip-directory.ts';
import { findFilepass, openStream } from './binary-sheet.ts';
import { streamsOf } from './compound-file.ts';
import { openPackage } from './office-package.ts';

/** An encrypted XLSX (a compound file around it) without its encryption, judged like any other zip. */
export async function unlockPackage(bytes: Buffer, password: string | undefined): Promise<Buffer> {
  const [info, sealed] = streamsOf(await import('xlsx'), bytes, ['EncryptionInfo', 'EncryptedPackage']);
  if (!info || !sealed) throw new StatementError('statement_damaged');
  const plain = openPackage(info, sealed, password);
  checkZip(plain);
  return plain;
}

/** The first record of a BIFF8 stream; a stream begins at a multiple of the smallest sector. */
const beginning = Buffer.from('0908100000060500', 'hex');
const sector = 64;

/**
 * A binary workbook without its encryption; one without any comes back as it is.
 * @throws StatementError for one whose stream is torn, of which SheetJS would read what is left
 */
export async function unlockBinarySheet(bytes: Buffer, password: string | undefined): Promise<Buffer> {
  const isLocked = hasFilepass(bytes);
  if (!isLocked && !isCompoundFile(bytes)) return bytes;
  const [workbook] = streamsOf(await import('xlsx'), bytes, ['Workbook', 'Book']);
  const filepass = isLocked && workbook && findFilepass(workbook);
  if (!workbook || !filepass) return bytes;
  try {
    return openStream(workbook, filepass, password);
  } catch (cause) {
    if (cause instanceof StatementError) throw cause;
    throw new StatementError('statement_damaged', { cause });
  }
}

/** A look at the bytes before the container is parsed for it. */
function hasFilepass(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(beginning); at >= 0; at = bytes.indexOf(beginning, at + 1)) {
    if (at % sector === 0 && findFilepass(bytes.subarray(at, at + 512))) return true;
  }
  return false;
}
