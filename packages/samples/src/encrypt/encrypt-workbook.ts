import { CFB } from 'xlsx';
import { encryptPackage } from './encrypt-package.ts';
import { encryptStream } from './encrypt-stream.ts';

/** Office's encryption schemes: XLSX since 2010 and in 2007, XLS since 2002 and before. */
export const encryptionSchemes = ['agile', 'standard', 'crypto-api', 'rc4'] as const;
export type EncryptionScheme = (typeof encryptionSchemes)[number];

/** A workbook as Excel saves it with a password: XLSX for the first two schemes, XLS for the others. */
export function encryptWorkbook(bytes: Buffer, password: string, scheme: EncryptionScheme): Buffer {
  const streams =
    scheme === 'agile' || scheme === 'standard'
      ? encryptPackage(bytes, password, scheme)
      : { Workbook: encryptStream(readWorkbookStream(bytes), password, scheme) };
  const container = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) CFB.utils.cfb_add(container, `/${name}`, content);
  return Buffer.from(CFB.write(container, { type: 'buffer' }));
}

const readWorkbookStream = (bytes: Buffer): Buffer =>
  Buffer.from(CFB.find(CFB.read(bytes, { type: 'buffer' }), '/Workbook')?.content);
