/** The body of a PDF object: text, or a dictionary with the bytes of its stream. */
export type PdfObject = string | { dictionary: string; stream: Buffer };

const bodyOf = (object: PdfObject): Buffer =>
  typeof object === 'string'
    ? Buffer.from(object)
    : Buffer.concat([
        Buffer.from(`<< ${object.dictionary} /Length ${object.stream.length} >>\nstream\n`),
        object.stream,
        Buffer.from('\nendstream'),
      ]);

/**
 * Writes a PDF with exactly these objects, numbered from 1. The first is the catalog. `trailer` adds entries to the
 * trailer.
 */
export function writePdf(objects: readonly PdfObject[], trailer = ''): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  objects.forEach((object, index) => {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), bodyOf(object), Buffer.from('\nendobj\n')]);
    offsets.push(length);
    parts.push(part);
    length += part.length;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries}`;
  const tail = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer.replace('{xref}', String(length))} >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table + tail)]);
}

export const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
export const onePage = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
export const helvetica = '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';
export const page = (resources: string, contents: number) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << ${resources} >> /Contents ${contents} 0 R >>`;
export const stream = (content: string | Buffer, dictionary = ''): PdfObject => ({
  dictionary,
  stream: Buffer.from(content),
});
