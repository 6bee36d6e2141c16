import type { Mail } from '@kumbara/detection';
import { type AttachedPdf, mostPdfBytes, mostPdfs } from './mailbox.ts';

type Attachment = NonNullable<Mail['attachments']>[number];

/** Checks by name and type whether an attachment may be a PDF; many senders declare only `application/octet-stream`. */
export const mayBePdf = ({ name = '', type }: Attachment): boolean =>
  /^application\/(?:x-)?pdf$/i.test(type) || (/^application\/octet-stream$/i.test(type) && /\.pdf$/i.test(name));

/**
 * Loads attachments one by one until there are enough PDFs.
 * @param load returns the bytes of an attachment, or undefined if it was deleted
 */
export async function loadPdfs<T extends { name?: string }>(
  files: readonly T[],
  load: (file: T) => Promise<Uint8Array | undefined>,
): Promise<AttachedPdf[]> {
  const pdfs: AttachedPdf[] = [];
  // Each remaining attachment would be another download, and may not even be a PDF.
  for (const file of files.slice(0, 2 * mostPdfs)) {
    if (pdfs.length === mostPdfs) break;
    const bytes = await load(file);
    if (bytes && bytes.length <= mostPdfBytes && isPdf(bytes))
      pdfs.push({ ...(file.name && { name: file.name }), bytes });
  }
  return pdfs;
}

const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).toString('latin1') === '%PDF';
