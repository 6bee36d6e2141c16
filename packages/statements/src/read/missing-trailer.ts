/** The cross-reference table stands behind all objects, the trailer behind the table. */
const tableBegins = /^\s*xref\s/;
/** A catalog is a short object. A start further before its name belongs to another one. */
const longestCatalog = 4_096;

/**
 * Adds a trailer that names the catalog to a PDF cut off in its cross-reference table or trailer: pdf.js finds all
 * objects without the table, but needs the catalog. Since the table has begun, no object is missing; a document cut off
 * earlier stays as it is.
 */
export function withTrailer(bytes: Buffer): Buffer {
  const end = bytes.lastIndexOf('endobj') + 'endobj'.length;
  const behind = bytes.toString('latin1', end);
  if (end < 'endobj'.length || !tableBegins.test(behind) || behind.includes('>>')) return bytes;
  const named = bytes.lastIndexOf('/Catalog', end);
  const before = bytes.toString('latin1', Math.max(0, named - longestCatalog), Math.max(0, named));
  const [, number, generation] = /.*(?<!\d)(\d{1,9})\s+(\d{1,5})\s+obj/s.exec(before) ?? [];
  if (number === undefined) return bytes;
  return Buffer.concat([
    bytes.subarray(0, end),
    Buffer.from(`\ntrailer\n<< /Root ${number} ${generation} R >>\n%%EOF`),
  ]);
}
