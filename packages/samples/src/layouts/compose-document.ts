import type { HistoryRow } from '#history/history.ts';
import type { Block, Cell, Document, TableRow } from './document.ts';
import type { AmountFormat, Layout, LayoutBlock, LayoutTable, SectionName } from './layout.ts';
import { formatDate, formatUnsigned } from './notation.ts';
import type { Line, StatementContent } from './statement.ts';

/** What placeholders may name: days (ISO) and texts as strings, amounts as numbers. */
type Values = Record<string, string | number>;

/** The lines of one card or of one part of the statement, with the values that its blocks name. */
type Section = { lines: (HistoryRow & { signed: number; balance?: number })[]; values: Values };

const days = new Set(['from', 'to', 'issued', 'date']);
const instalment = / (\d+\/\d+) TAKSİT$/;
const blank: Cell = { text: '' };
const cents = (amount: number) => Math.round(amount * 100) / 100;

/**
 * Prints a statement as its layout describes.
 *
 * A placeholder is `{value}`, `{value:argument}` or `{value|filter|filter}`. The argument of a day is its pattern
 * (`{date:dd/mm}`), that of `side` the letters of debits and credits (`{side:S/H}`), that of `count` the first number,
 * the step and the modulus (`{count:240000+7}`, `{count:0%9}`). The filters of an amount are `negated`, `debit` and
 * `credit`, which leave the cell empty on the other side, and the names of the layout's formats. A cell that is one
 * placeholder keeps its amount or day for a spreadsheet.
 */
export function composeDocument(layout: Layout, content: StatementContent): Document {
  const { cells, footer, sheet, rotated, standardFont } = layout;
  const { from, to, issued, opening, closing, spent, fees, paid, lines } = content;
  const values: Values = { from, to, issued, opening, closing, spent, fees, paid, out: spent + fees };
  const minimum = Math.max(0, Math.round(closing * 20) / 100);
  const whole: Section = { lines, values: { ...values, minimum } };
  return {
    cells,
    footer,
    ...(sheet && { sheet }),
    ...(rotated && { rotated }),
    ...(standardFont && { standardFont }),
    blocks: layout.blocks.flatMap((block) => composeBlock(layout, block, whole, content)),
  };
}

function composeBlock(layout: Layout, block: LayoutBlock, section: Section, content: StatementContent): Block[] {
  if ('sections' in block) {
    const sections = block.sections === 'cards' ? splitByCard(layout, content) : splitByKind(block.sections, content);
    return sections.flatMap((one) => block.blocks.flatMap((part) => composeBlock(layout, part, one, content)));
  }
  if ('text' in block) return [{ ...block, kind: 'text', text: fill(layout, block.text, section.values).text }];
  if ('columns' in block) return [composeTable(layout, block, section)];
  const pairs = block.pairs.flatMap((pair): [string, Cell][] => {
    if (!('perCard' in pair)) return [[pair[0], fill(layout, pair[1], section.values)]];
    const [label, value] = pair.perCard;
    return splitByCard(layout, content).map(({ values }) => [
      fill(layout, label, values).text,
      fill(layout, value, values),
    ]);
  });
  return [{ kind: 'pairs', pairs: pairs.map(([label, value]) => [fill(layout, label, section.values).text, value]) }];
}

/** The lines of each card, ordered by number. Its total counts what was spent. */
const splitByCard = ({ holders }: Layout, { lines }: StatementContent): Section[] =>
  [...Map.groupBy(lines, ({ account }) => account)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([card, ofCard], index) => ({
      lines: ofCard,
      values: {
        card,
        last4: card.slice(-4),
        holder: holders[index] ?? '',
        total: ofCard.reduce((total, { signed }) => total - Math.round(signed * 100), 0) / 100,
      },
    }));

/** The named parts of a statement that have lines. */
function splitByKind(titles: Partial<Record<SectionName, string>>, content: StatementContent): Section[] {
  const { lines, pending, paid, spent, fees } = content;
  const isFee = ({ kind }: Line) => kind === 'fee';
  const parts: Record<SectionName, Section['lines']> = {
    settled: lines,
    pending: pending.map((row) => ({ ...row, signed: row.direction === 'out' ? -row.amount : row.amount })),
    credits: lines.filter(({ signed }) => signed > 0),
    purchases: lines.filter((line) => line.signed < 0 && !isFee(line)),
    fees: lines.filter((line) => line.signed < 0 && isFee(line)),
  };
  const totals: Partial<Record<SectionName, number>> = { credits: paid, purchases: -spent, fees: -fees };
  return (Object.keys(titles) as SectionName[])
    .filter((name) => parts[name].length > 0)
    .map((name) => ({ lines: parts[name], values: { title: titles[name] ?? '', total: totals[name] ?? 0 } }));
}

function composeTable(layout: Layout, table: LayoutTable, { lines, values }: Section): Block {
  const { columns, description, rowsBefore = [], rowsAfter = [], hiddenRow, newestFirst, twoColumns, notes } = table;
  const row = (cells: (string | number)[]): TableRow => ({ cells: cells.map((cell) => fill(layout, cell, values)) });
  const printed = columns.some(({ cell }) => cell !== undefined) ? composeLines(layout, table, lines) : [];
  const rows = newestFirst ? printed.reverse() : printed;
  return {
    kind: 'table',
    description,
    columns: columns.map(({ title, width, align }) => ({ title, width, ...(align && { align }) })),
    rows: [
      ...rowsBefore.map(row),
      ...(hiddenRow ? rows.toSpliced(hiddenRow.before, 0, { ...row(hiddenRow.cells), hidden: true }) : rows),
      ...rowsAfter.map(row),
    ],
    ...(twoColumns && { twoColumns }),
    ...(notes && { notes }),
  };
}

function composeLines(layout: Layout, table: LayoutTable, lines: Section['lines']): TableRow[] {
  const { columns, carriedRow, dayTitle, below, foreignBelow, second } = table;
  let carried = 0;
  return lines.flatMap((line, index) => {
    carried = cents(carried - line.signed);
    const values = { ...valuesOf(line, index), carried };
    const isNewDay = lines[index - 1]?.date !== line.date;
    const secondLine = line.foreign && foreignBelow ? foreignBelow : below;
    const row: TableRow = {
      cells: columns.map(({ cell = '', foreignCell, oncePerDay }) =>
        oncePerDay && !isNewDay ? blank : fill(layout, line.foreign && foreignCell ? foreignCell : cell, values),
      ),
      ...(secondLine && { below: fill(layout, secondLine, values).text }),
      ...(second && { second: fill(layout, second, values).text }),
    };
    return [
      ...(dayTitle && isNewDay ? [{ cells: [fill(layout, dayTitle, values)] }] : []),
      row,
      ...(carriedRow && index % carriedRow.every === carriedRow.every - 1
        ? [{ cells: carriedRow.cells.map((cell) => fill(layout, cell, values)) }]
        : []),
    ];
  });
}

function valuesOf(line: Section['lines'][number], index: number): Values {
  const { date, text, amount, signed, balance = 0, foreign, kind } = line;
  const [end = '', part = ''] = instalment.exec(text) ?? [];
  return {
    ...(foreign && {
      foreign: foreign.amount,
      foreignCurrency: foreign.currency,
      rate: (foreign.amount / amount).toFixed(4),
    }),
    index,
    date,
    text,
    amount,
    signed,
    balance,
    last4: 'account' in line ? String(line.account).slice(-4) : '',
    time: `${String(9 + (index % 12)).padStart(2, '0')}:17`,
    points: kind === 'purchase' ? Math.round(amount) / 200 : '',
    purchase: text.slice(0, text.length - end.length),
    instalment: part,
  };
}

/** The text of an amount that the layout prints in a column of its own. */
export const withoutInstalment = (text: string) => text.replace(/ TAKSİT$/, '');

const placeholder = /\{(\w+)(?::([^|}]*))?((?:\|\w+)*)\}/g;

function fill(layout: Layout, template: string | number, values: Values): Cell {
  if (typeof template === 'number') return amountCell(template, layout.amounts.amount);
  const cells = [...template.matchAll(placeholder)].map(([, name = '', argument, filters = '']) =>
    cellOf(layout, name, argument, filters.split('|').slice(1), values),
  );
  const [only] = cells;
  if (only && template.replace(placeholder, '') === '' && cells.length === 1) return only;
  return { text: template.replace(placeholder, () => cells.shift()?.text ?? '') };
}

function cellOf(layout: Layout, name: string, argument = '', filters: string[], values: Values): Cell {
  if (name === 'side') return { text: argument.split('/')[Number(values.signed) < 0 ? 0 : 1] ?? '' };
  if (name === 'count') return countCell(Number(values.index), argument);
  const value = values[name];
  if (value === undefined) throw new Error(`${layout.id}: {${name}} has no value here.`);
  if (days.has(name)) return dayCell(layout, String(value), argument || layout.days);
  if (typeof value === 'string') return { text: filters.includes('lowercase') ? value.toLowerCase() : value };
  const isDebit = value < 0;
  if (filters.includes(isDebit ? 'credit' : 'debit')) return blank;
  const format = filters.map((filter) => layout.amounts[filter]).find(Boolean) ?? layout.amounts.amount;
  const isInverted = filters.includes('negated') || (isDebit && filters.includes('debit'));
  return amountCell(isInverted ? -value : value, format);
}

function dayCell({ months, daysAsText }: Layout, day: string, pattern: string): Cell {
  const text = formatDate(day, pattern, months);
  return daysAsText || !pattern.includes('yy') ? { text } : { text, day };
}

function amountCell(amount: number, { numbers, before, after, positive, negative }: AmountFormat): Cell {
  const number = (amount < 0 ? negative : positive).replace('#', formatUnsigned(amount, numbers));
  return {
    text: `${before}${number}${after}`,
    money: amount,
    ...((before || after) && { moneyFormat: `"${before}"#,##0.00"${after}"` }),
  };
}

/** A running number, for example a voucher's: `start+step%modulus`. */
function countCell(index: number, argument: string): Cell {
  const [, start = '0', step = '1', modulus] = /^(\d+)(?:\+(\d+))?(?:%(\d+))?$/.exec(argument) ?? [];
  const number = Number(start) + index * Number(step);
  const printed = modulus ? number % Number(modulus) : number;
  return { text: String(printed), money: printed, moneyFormat: '0' };
}
