import { CFB } from 'xlsx';
import { lockPackage } from './encrypt-package.ts';
import { lockStream } from './encrypt-stream.ts';

/** How Office encrypts: XLSX since 2010 and in 2007, XLS since 2002 and before. */
export const lockSchemes = ['agile', 'standard', 'crypto-api', 'rc4'] as const;
export type LockScheme = (typeof lockSchemes)[number];

/** A workbook as Excel saves it with a password: XLSX with the first two schemes, XLS with the others. */
export function lockSheet(bytes: Buffer, password: string, scheme: LockScheme): Buffer {
  const streams =
    scheme === 'agile' || scheme === 'standard'
      ? lockPackage(bytes, password, scheme)
      : { Workbook: lockStream(workbookStream(bytes), password, scheme) };
  const container = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) CFB.utils.cfb_add(container, `/${name}`, content);
  return Buffer.from(CFB.write(container, { type: 'buffer' }));
}

const workbookStream = (bytes: Buffer): Buffer =>
  Buffer.from(CFB.find(CFB.read(bytes, { type: 'buffer' }), '/Workbook')?.content);
