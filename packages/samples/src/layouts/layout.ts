import { z } from 'zod';
import { countries } from '#markets/markets.ts';
import { monthLanguages, numberStyles } from './notation.ts';

/** A text with `{placeholders}`, which `compose-document.ts` fills, or an amount. */
const cellSchema = z.union([z.string(), z.number()]);

const textSchema = z.strictObject({
  text: z.string(),
  size: z.enum(['large', 'small']).optional(),
  spaced: z.literal(true).optional(),
});

const pairsSchema = z.strictObject({
  /** A pair of `perCard` is printed once for each card. */
  pairs: z.array(
    z.union([z.tuple([z.string(), cellSchema]), z.strictObject({ perCard: z.tuple([z.string(), z.string()]) })]),
  ),
});

const columnSchema = z.strictObject({
  title: z.string(),
  /** Share of the page's width. */
  width: z.number(),
  align: z.literal('right').optional(),
  /** What the column prints of each line. A table without any prints `rowsBefore` alone. */
  cell: z.string().optional(),
  /** The same for a line with a foreign price. */
  foreignCell: z.string().optional(),
  /** Left empty where the line above has the same day. */
  oncePerDay: z.literal(true).optional(),
});

const tableSchema = z.strictObject({
  columns: z.array(columnSchema),
  /** The column below which a second line continues. */
  description: z.number(),
  rowsBefore: z.array(z.array(cellSchema)).optional(),
  rowsAfter: z.array(z.array(cellSchema)).optional(),
  /** A row that a spreadsheet hides and other formats lack, and the line before which it stands. */
  hiddenRow: z.strictObject({ before: z.number(), cells: z.array(cellSchema) }).optional(),
  /** A row after every so many lines. */
  carriedRow: z.strictObject({ every: z.number(), cells: z.array(z.string()) }).optional(),
  /** Printed above the first line of each day. */
  dayTitle: z.string().optional(),
  newestFirst: z.literal(true).optional(),
  /** A second line of each row, and of those with a foreign price. */
  below: z.string().optional(),
  foreignBelow: z.string().optional(),
  /** Printed on the second line in the first column. */
  second: z.string().optional(),
  /** PDF: prints the rows in two tables side by side, the left one first. */
  twoColumns: z.literal(true).optional(),
  /** PDF: lines of text printed to the right of the table. */
  notes: z.array(z.string()).optional(),
});

const sectionNames = ['settled', 'pending', 'credits', 'purchases', 'fees'] as const;

/** Blocks that are printed for each card, or for each of the named parts of the lines with its title. */
const sectionsSchema = z.strictObject({
  sections: z.union([z.literal('cards'), z.partialRecord(z.enum(sectionNames), z.string())]),
  blocks: z.array(z.union([textSchema, pairsSchema, tableSchema])),
});

const amountFormatSchema = z.strictObject({
  numbers: z.enum(numberStyles),
  before: z.string().default(''),
  after: z.string().default(''),
  /** Where the sign of an amount is printed. `#` is the number. */
  positive: z.string().default('#'),
  negative: z.string().default('-#'),
});

/** A day and a month, with or without a year. Any other letter or digit would be printed as it stands in every row. */
const dayPattern = /^(?=.*d)(?=.*(?:mm|Mmm))(?:yyyy|yy|mm|Mmm|dd?|[ ./-])+$/;

/** A bank's layout, and which facts it prints. */
export const layoutSchema = z.strictObject({
  /** What is particular about the layout. */
  about: z.string(),
  /** An invented name. */
  bank: z.string(),
  country: z.enum(countries),
  kind: z.enum(['card', 'account']),
  /** False when the document prints no currency. */
  printsCurrency: z.boolean().default(true),
  printsForeign: z.boolean().default(false),
  /** Prints sums or balances that the rows can be reconciled with. */
  printsTotals: z.boolean().default(true),
  /** Also prints pending transactions. */
  printsPending: z.literal(true).optional(),
  /** Prints two card numbers in one document. */
  severalCards: z.literal(true).optional(),
  /** The owners of the cards. */
  holders: z.array(z.string()).default([]),
  /** Prints the number of an instalment in a column of its own. */
  instalmentColumn: z.literal(true).optional(),
  /** For documents in another currency than the country's: the conversion factor and the decimals. */
  paidIn: z
    .strictObject({ currency: z.string(), factor: z.number(), decimals: z.union([z.literal(0), z.literal(2)]) })
    .optional(),
  /** The pattern of a day that names none, and the language of its months. */
  days: z.string().regex(dayPattern),
  months: z.enum(monthLanguages).default('en'),
  /** Days stay text in a spreadsheet. Days without a year always do. */
  daysAsText: z.literal(true).optional(),
  /** The formats of amounts by name. `amount` is that of a placeholder that names none. */
  amounts: z.object({ amount: amountFormatSchema }).catchall(amountFormatSchema),
  /** Spreadsheets: numbers and days as typed cells, as text, or numbers typed and days mixed. */
  cells: z.enum(['typed', 'text', 'mixed']),
  /** Printed below each page of a PDF. `{page}` and `{pages}` are filled in. */
  footer: z.string(),
  /** Spreadsheets: a first sheet with cover text, and empty columns within the used range. */
  sheet: z.strictObject({ cover: z.array(z.string()), emptyColumns: z.number() }).optional(),
  /** PDF: upright pages with text rotated by 90°, as on landscape forms. */
  rotated: z.literal(true).optional(),
  /** Uses a standard PDF font without embedding it, for text within its character set. */
  standardFont: z.literal(true).optional(),
  blocks: z.array(z.union([textSchema, pairsSchema, tableSchema, sectionsSchema])),
});

export type Layout = z.output<typeof layoutSchema> & { id: string };
export type AmountFormat = z.output<typeof amountFormatSchema>;
export type LayoutBlock = Layout['blocks'][number];
export type LayoutTable = z.output<typeof tableSchema>;
export type SectionName = (typeof sectionNames)[number];
