import { parseCurrency } from '@kumbara/text/currencies';
import type { AmountToken } from '#format-inference/amount-tokens.ts';
import type { Column } from '#interpret/columns/header.ts';
import { isMark } from '#interpret/money/marks.ts';
import type { Scanned } from '#interpret/scan.ts';
import { moneyRoles, type Role } from '#words/headers.ts';

type Content = {
  x: number;
  dates: number;
  /** Dates with words next to them: `2026-05-01T10:11 Debitk.1`. */
  dated: number;
  amounts: number;
  decimals: number;
  texts: number;
  letters: number;
  filled: number;
  marks: number;
  /** Marks that are a dash. In a column without other marks, a dash is an empty cell. */
  dashes: number;
  currencies: number;
  /** Amounts with a currency, counted by currency. */
  priced: Map<string, number>;
  /** The currencies in cells of their own. */
  codes: Set<string>;
  /** Account numbers. */
  numbers: number;
  /** The different texts of the column, at most two. */
  distinct: Set<string>;
};

const sampleRows = 400;
/** Counts the kinds of content in each column of a sheet, over its first rows. */
function measure(lines: Scanned[]): Content[] {
  const contents = new Map<number, Content>();
  for (const { line, dates, amounts, folded } of lines.slice(0, sampleRows)) {
    for (const word of line.words) {
      const empty = {
        x: word.x0,
        dates: 0,
        dated: 0,
        amounts: 0,
        decimals: 0,
        texts: 0,
        letters: 0,
        filled: 0,
        marks: 0,
        dashes: 0,
        currencies: 0,
        priced: new Map<string, number>(),
        codes: new Set<string>(),
        numbers: 0,
        distinct: new Set<string>(),
      };
      const content = contents.get(word.x0) ?? empty;
      contents.set(word.x0, content);
      const inside = ({ at }: { at: number }) => at >= word.at && at < word.at + word.text.length;
      content.filled += 1;
      if (content.distinct.size < 2) content.distinct.add(word.text);
      const date = dates.find(inside);
      const amount = amounts.find((token) => inside(token) && token.end - token.at >= word.text.length * 0.5);
      if (date && date.end - date.at >= word.text.length * 0.5) {
        content.dates += 1;
        const beside = folded.slice(word.at, date.at) + folded.slice(date.end, word.at + word.text.length);
        if (/\p{L}{3}/u.test(beside)) content.dated += 1;
      } else if (amount) {
        content.amounts += 1;
        if (hasDecimals(amount)) content.decimals += 1;
        const { currency } = amount;
        if (currency) content.priced.set(currency, (content.priced.get(currency) ?? 0) + 1);
      } else {
        content.texts += 1;
        content.letters += word.text.length;
        const text = folded.slice(word.at, word.at + word.text.length).trim();
        if (isMark(text)) content.marks += 1;
        if (text === '-') content.dashes += 1;
        const code = parseCurrency(text);
        if (code) content.currencies += 1;
        if (code) content.codes.add(code);
        if (accountNumber.test(text)) content.numbers += 1;
      }
    }
  }
  for (const content of contents.values()) if (content.marks === content.dashes) content.marks = 0;
  return [...contents.values()].sort((a, b) => a.x - b.x);
}

const accountNumber = /^[a-z]{2}\d{2} ?[a-z\d]{4}[a-z\d ]{4,26}$/;

const hasDecimals = ({ digits, value }: AmountToken) =>
  /[.,]\d{2}$/.test(digits) || (value !== undefined && value % 1 !== 0);

/** Accepts the columns of a header as far as their content matches, and finds the others by content. */
export function resolveColumns(named: Column[], lines: Scanned[]): Column[] {
  const contents = measure(lines);
  const at = (x: number) => contents.find((content) => content.x === x);
  const settled = named.flatMap((column) => {
    const content = at(column.x0);
    const role = content ? confirmRole(column.role, content) : roleOfEmptyColumn(column.role);
    return role ? [{ ...column, role }] : [];
  });
  return withForeign(complete(withoutOwner(settled, contents), contents, lines), contents);
}

const adjacentToMoney: ReadonlySet<Role | undefined> = new Set([
  undefined,
  'currency',
  'category',
  'reference',
  'status',
]);

/**
 * Finds foreign prices regardless of their header: amounts in another currency than those next to them, in a column
 * that holds nothing else, or in that of two amount columns with more currencies or fewer rows.
 */
function withForeign(columns: Column[], contents: Content[]): Column[] {
  const contentOf = ({ x0 }: Pick<Column, 'x0'>) => contents.find(({ x }) => x === x0);
  const booked = columns.filter(({ role }) => role === 'amount');
  const [own, foreign] = booked
    .flatMap((column) => contentOf(column) ?? [])
    .sort((a, b) => a.priced.size - b.priced.size || b.filled - a.filled);
  const isSeparate = own && foreign && [...foreign.priced.keys()].some((code) => !own.priced.has(code));
  const roleOf = (x: number) => columns.find(({ x0 }) => x0 === x)?.role;
  const places = new Set([
    ...(isSeparate ? [foreign.x] : []),
    ...contents.filter((content) => adjacentToMoney.has(roleOf(content.x)) && isPriced(content)).map(({ x }) => x),
  ]);
  if (places.size === 0) places.add(findVariedColumn(columns, contents)?.x0 ?? Number.NaN);
  const isKnown = columns.some(({ role }) => role === 'foreign');
  if (isKnown || !contents.some(({ x }) => places.has(x))) return columns;
  const others = columns.filter(({ x0 }) => !places.has(x0));
  return [...others, ...[...places].map((x) => ({ role: 'foreign' as const, label: '', x0: x, x1: x + 1 }))];
}

/**
 * Of two amount columns with a currency column each (`Amount Currency Local amount Local currency`), returns the one
 * whose currency changes from row to row.
 */
function findVariedColumn(columns: Column[], contents: Content[]): Column | undefined {
  const [booked, currencies] = (['amount', 'currency'] as const).map((wanted) =>
    columns.filter(({ role }) => role === wanted).sort((a, b) => a.x0 - b.x0),
  ) as [Column[], Column[]];
  if (booked.length !== 2 || currencies.length !== 2) return undefined;
  const counts = currencies.map(({ x0 }) => contents.find(({ x }) => x === x0)?.codes.size ?? 0) as [number, number];
  return counts[0] === counts[1] ? undefined : booked[counts[0] > counts[1] ? 0 : 1];
}

/** True for a column of nothing but amounts with their currency. */
const isPriced = ({ priced, filled }: Content): boolean =>
  filled > 0 && [...priced.values()].reduce((sum, count) => sum + count, 0) > filled * 0.8;

/** Of two name columns, removes the one that always holds the same names: those of the account's owner. */
function withoutOwner(columns: Column[], contents: Content[]): Column[] {
  const names = columns.filter(({ role }) => role === 'payee');
  const isConstant = ({ x0 }: Column) => {
    const content = contents.find(({ x }) => x === x0);
    return content !== undefined && content.filled > 1 && content.distinct.size === 1;
  };
  const own = names.length > 1 ? names.filter(isConstant) : [];
  // If both columns always hold the same text, one of them is the counterparty.
  return own.length === names.length ? columns : columns.filter((column) => !own.includes(column));
}

/** An empty amount column keeps its role for later amounts; an empty text column gives its role up. */
const roleOfEmptyColumn = (role: Role) => (isSpoken(role) ? undefined : role);

/** Checks the role of a column against its content: `Valor` is a day in Turkish and an amount in Spanish. */
function confirmRole(
  role: Role,
  { dates, dated, amounts, texts, filled, marks, currencies, numbers }: Content,
): Role | undefined {
  const isDates = dates > filled * 0.5;
  const isMoney = amounts > filled * 0.5;
  if (role === 'payee' && numbers > filled * 0.8) return 'reference';
  // `Movimiento` may be the number of the line.
  if (isSpoken(role) && amounts === filled && filled > 1) return 'reference';
  if (currencies > filled * 0.8 && role !== 'description' && role !== 'payee') return 'currency';
  if (role === 'date' || role === 'posting')
    return isDates ? role : isMoney ? 'amount' : dates > 0 ? role : texts ? undefined : role;
  if (role === 'instalment') return role;
  if (moneyRoles.includes(role)) {
    if (isMoney || amounts > 0) return role;
    if (isDates) return role === 'amount' ? 'posting' : undefined;
    return marks > filled * 0.8 ? 'sign' : undefined;
  }
  if (marks > filled * 0.8 && role !== 'currency') return 'sign';
  if (role === 'sign') return texts > amounts ? 'category' : undefined;
  if (isSpoken(role) && isDates && dated < dates * 0.5) return 'date';
  return role;
}

const isSpoken = (role: Role) => role === 'description' || role === 'payee';

function complete(columns: Column[], contents: Content[], lines: Scanned[]): Column[] {
  const all = [...columns];
  const has = (...roles: Role[]) => all.some(({ role }) => roles.includes(role));
  const free = () => contents.filter(({ x }) => !all.some(({ x0 }) => x0 === x));
  const add = (role: Role, content: Content | undefined) => {
    if (content) all.push({ role, label: '', x0: content.x, x1: content.x + 1 });
  };
  if (!has('date', 'posting'))
    add(
      'date',
      free().find(({ dates, filled }) => dates > filled * 0.5 && dates > 0),
    );
  if (!has('amount', 'debit', 'credit')) {
    const money = free().filter(({ amounts, filled }) => amounts > filled * 0.5);
    add('amount', [...money].sort((a, b) => Number(b.decimals > 0) - Number(a.decimals > 0) || a.x - b.x)[0]);
  }
  const side = has('amount') || has('debit') === has('credit') ? undefined : has('debit') ? 'credit' : 'debit';
  if (side) add(side, findOtherSide(lines, all, free()));
  const spoken = contents.filter(({ x }) => all.some(({ x0, role }) => x0 === x && isSpoken(role)));
  const rows = Math.max(0, ...contents.map(({ filled }) => filled));
  if (spoken.every(({ filled }) => filled < rows * 0.3)) {
    const texts = free().filter(({ texts, filled }) => texts > filled * 0.5);
    add('description', [...texts].sort((a, b) => b.letters - a.letters)[0]);
  }
  if (!has('currency'))
    add(
      'currency',
      free().find(({ currencies, filled }) => currencies > filled * 0.8),
    );
  if (!has('sign'))
    add(
      'sign',
      free().find(({ marks, filled }) => marks > filled * 0.8 && filled > 1),
    );
  return all;
}

/**
 * Finds the unnamed counterpart of the only debit or credit column: an amount column that is filled where the other is
 * empty.
 */
function findOtherSide(lines: Scanned[], columns: Column[], free: Content[]): Content | undefined {
  const own = columns.find(({ role }) => role === 'debit' || role === 'credit')?.x0;
  const isFilled = ({ line }: Scanned, x: number | undefined) => line.words.some((word) => word.x0 === x);
  const isOther = ({ x, amounts, filled }: Content) =>
    own !== undefined &&
    Math.abs(x - own) === 1 &&
    amounts === filled &&
    !lines.some((line) => isFilled(line, x) && isFilled(line, own));
  return free.find(isOther);
}
