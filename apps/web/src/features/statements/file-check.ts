import { maxStatementBytes, statementExtensions } from '@kumbara/shared';
import i18next from 'i18next';
import type { TextKey } from '#i18n/namespaces.ts';

const types = [
  'application/pdf',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

export const acceptedFiles = [...types, ...statementExtensions.map((extension) => `.${extension}`)].join(',');

/** The error text for a file that must not be uploaded; undefined for a valid one. */
export function fileProblem(file: File): string | undefined {
  const extension = file.name.toLowerCase().split('.').at(-1) ?? '';
  const isStatement = types.includes(file.type) || (statementExtensions as readonly string[]).includes(extension);
  const problem: TextKey | undefined = !isStatement
    ? 'statements:wrongType'
    : file.size >= maxStatementBytes
      ? 'statements:tooLarge'
      : undefined;
  return problem && i18next.t(problem);
}
