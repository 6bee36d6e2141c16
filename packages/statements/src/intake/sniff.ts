import { StatementError } from '#errors.ts';
import { detectUtf16 } from './utf16.ts';
import { checkZip } from './zip-directory.ts';

/**
 * The type of the content, independent of the file name. `binary-sheet` is BIFF, bare or in a compound file;
 * `locked-sheet` is an XLSX encrypted into a compound file.
 */
export type FileKind = 'pdf' | 'xlsx' | 'locked-sheet' | 'binary-sheet' | 'text';

const foreign = [
  '89504e47', // PNG
  'ffd8ff', // JPEG
  '47494638', // GIF
  '7b5c727466', // RTF
  '7f454c46', // ELF
  '1f8b', // gzip
  '377abcaf', // 7z
  '52617221', // RAR
  '49492a00', // TIFF
  '4d4d002a',
  '504b0506', // an empty zip
].map((hex) => Buffer.from(hex, 'hex'));

/** Signatures of binary formats whose letters may also begin a text. */
const foreignUnlessText = ['MZ', 'RIFF', 'BM', 'ID3', 'SQLite format 3', 'bplist'].map((head) => Buffer.from(head));

/** Videos and pictures of phones: MP4, MOV, HEIC. */
const isBoxed = (bytes: Buffer): boolean => bytes.toString('latin1', 4, 8) === 'ftyp';

const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const zip = Buffer.from('504b0304', 'hex');
const utf16 = (name: string) => Buffer.from(name, 'utf16le');

const startsWith = (bytes: Buffer, head: Buffer) => bytes.subarray(0, head.length).equals(head);

/**
 * Determines the type of a document by its first bytes, and checks the directory of a zip, without inflating or parsing
 * anything. A wrong extension is accepted if the content is readable.
 * @throws StatementError for content that no parser should receive
 */
export function sniff(bytes: Buffer, fileName = ''): FileKind {
  if (isBlank(bytes)) throw new StatementError('statement_empty');
  if (foreign.some((head) => startsWith(bytes, head))) throw new StatementError('unsupported_file_type');
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  if (startsWith(bytes, zip)) {
    checkZip(bytes);
    return 'xlsx';
  }
  if (isCompoundFile(bytes)) return compoundKind(bytes);
  if (isBareBiff(bytes)) return 'binary-sheet';
  if (looksLikeText(bytes)) return 'text';
  if (foreignUnlessText.some((head) => startsWith(bytes, head)) || isBoxed(bytes))
    throw new StatementError('unsupported_file_type');
  // The name has a statement's extension but the content matches no known format: the file was damaged.
  throw new StatementError(/\.(pdf|xlsx?)$/i.test(fileName) ? 'statement_damaged' : 'unsupported_file_type');
}

function isBlank(bytes: Buffer): boolean {
  return (
    bytes.length === 0 ||
    (bytes.length < 65_536 && bytes.every((byte) => byte === 0 || byte === 0x20 || (byte >= 0x09 && byte <= 0x0d)))
  );
}

/** Compound files (MS-CFB) hold binary workbooks and encrypted packages. */
export const isCompoundFile = (bytes: Buffer): boolean => startsWith(bytes, compoundFile);

/** The directory of a compound file holds stream names in UTF-16. */
function compoundKind(bytes: Buffer): FileKind {
  if (bytes.includes(utf16('EncryptedPackage'))) return 'locked-sheet';
  if (bytes.includes(utf16('Workbook')) || bytes.includes(utf16('Book'))) return 'binary-sheet';
  throw new StatementError(bytes.includes(utf16('WordDocument')) ? 'unsupported_file_type' : 'statement_damaged');
}

/** BOF records of BIFF 2 to 8 without a container: type 9, then the version. */
const isBareBiff = (bytes: Buffer) =>
  bytes.length > 8 && bytes[0] === 0x09 && [0x00, 0x02, 0x04, 0x08].includes(bytes[1] ?? -1) && bytes[3] === 0x00;

/** UTF-16, or bytes without control characters, as in HTML, CSV and tab-separated files in an 8-bit code page. */
function looksLikeText(bytes: Buffer): boolean {
  if (detectUtf16(bytes)) return true;
  const head = bytes.subarray(0, 8192);
  const control = head.filter((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte)).length;
  return control === 0;
}
