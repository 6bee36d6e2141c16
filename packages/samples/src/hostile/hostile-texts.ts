import type { HostileFile } from './hostile-file.ts';

/** Long enough to stop any algorithm that is not linear. */
const size = 3_000_000;
const refused = [
  'statement_too_complex',
  'statement_no_transactions',
  'statement_damaged',
  'unsupported_file_type',
] as const;
const head = 'Tarih;Açıklama;Tutar\n05.10.2026;';

const file = (name: string, why: string, beginning: string, endless: string): HostileFile => ({
  name,
  bytes: Buffer.concat([Buffer.from(beginning), Buffer.alloc(size, endless)]),
  why,
  expect: refused,
});

/** Text files with the extension .xls. */
export const hostileTexts = (): HostileFile[] => [
  file('endless-number.xls', 'one number of millions of digits in groups', head, '1.234,'),
  file('endless-quote.xls', 'a quoted cell that never ends, over a million lines', `${head}"`, 'a;b\n'),
  file('open-brackets.xls', 'millions of brackets that are never closed', head, '('),
  file('open-comments.xls', 'hundreds of thousands of comments that are never closed', '<table>', '<!--'),
  file('nested-tables.xls', 'two hundred thousand tables inside each other', '<html>', '<table><tr><td>'),
];
