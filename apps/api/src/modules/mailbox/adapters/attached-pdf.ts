import type { Mail } from '@kumbara/detection';
import { type AttachedPdf, mostPdfBytes, mostPdfs } from './mailbox.ts';

type Attachment = NonNullable<Mail['attachments']>[number];

/** Whether a file may be a PDF, by what its mail says of it: many senders only say that it is bytes. */
export const mayBePdf = ({ name = '', type }: Attachment): boolean =>
  /^application\/(?:x-)?pdf$/i.test(type) || (/^application\/octet-stream$/i.test(type) && /\.pdf$/i.test(name));

/**
 * Gets files one by one until there are enough PDFs.
 * @param load gets the bytes of one, or nothing where it is gone
 */
export async function loadPdfs<T extends { name?: string }>(
  files: readonly T[],
  load: (file: T) => Promise<Uint8Array | undefined>,
): Promise<AttachedPdf[]> {
  const pdfs: AttachedPdf[] = [];
  // Others may only be called so, and each of them is a download.
  for (const file of files.slice(0, 2 * mostPdfs)) {
    if (pdfs.length === mostPdfs) break;
    const bytes = await load(file);
    if (bytes && bytes.length <= mostPdfBytes && isPdf(bytes))
      pdfs.push({ ...(file.name && { name: file.name }), bytes });
  }
  return pdfs;
}

const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).toString('latin1') === '%PDF';
