import { extname } from 'node:path';
import { statementExtensions } from '@kumbara/shared';

const mimeTypes = new Set([
  'application/pdf',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]);

/** By extension or by the MIME type the browser sends. The content is checked when the file is parsed. */
export const isStatementFile = ({ fileName, mimeType }: { fileName: string; mimeType: string }): boolean =>
  mimeTypes.has(mimeType) ||
  statementExtensions.some((extension) => extname(fileName).toLowerCase() === `.${extension}`);
