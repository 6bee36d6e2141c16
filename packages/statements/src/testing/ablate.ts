import { readdirSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { generateHistory, layouts, renderStatement } from '@kumbara/samples';
import { sniff } from '#intake/sniff.ts';
import type { Task } from '#parser-process/task.ts';
import type { Lines } from '#read/lines.ts';
import { readLines } from '#read/read-document.ts';

/*
 * Prints how many documents are read differently where one pass of the interpretation is left out: `node
 * packages/statements/src/testing/ablate.ts [FOLDER…]`. Documents are generated ones of every layout (whole, with a line
 * left out, with an altered amount) and the files of each folder. `KUMBARA_DOCUMENTS=FOLDER npx vitest run
 * packages/statements` writes the documents of the tests into a folder.
 */

/** The passes, by what a pass answers where it is left out. */
const passes: Record<string, Record<string, string[]>> = {
  '(value) => value': {
    'layout/align-pages': ['alignPages'],
    'layout/stack-tables': ['stackTables'],
    'layout/month-titles': ['appendMonths'],
    'layout/weekday-columns': ['withoutWeekdayColumn'],
    'layout/join-cells': ['joinCells'],
    'layout/foreign-names': ['nameForeignPrices'],
    'layout/centred-texts': ['alignCentred'],
    'layout/move-names-down': ['moveNamesDown'],
    'layout/move-days-up': ['moveTextsDown', 'moveDaysUp'],
    'layout/split-day-lines': ['splitDayLines'],
    'layout/repeat-days': ['repeatDays'],
    'money/whole-amounts': ['readWholeAmounts'],
    'days/short-years': ['resolveShortYears'],
    'days/days-below': ['readDaysBelow'],
    'days/serial-days': ['readSerialDays', 'unswapDays'],
    'days/assumed-days': ['markAssumedDays'],
    'tables/unbooked': ['withoutUnbooked'],
    'tables/section-heads': ['withoutSectionHeads'],
    'tables/tables': ['withPendingRowsAbove', 'withoutNeighbours', 'withoutAdjacentSummary'],
    'tables/summary-rows': ['withoutSummaries'],
    'tables/section-sums': ['assignSectionSums'],
    'tables/charges-below': ['markCharges'],
    'pages/page-rows': ['withoutNotes', 'withoutSum'],
    'totals/balances-below': ['joinBalances', 'joinDayBalances'],
    'totals/overdrawn': ['markOverdrawn'],
    'totals/totals': ['resolveDatedBalances'],
  },
  '() => undefined': {
    'layout/spaced-rows': ['alignSpacedRows'],
    'accounts/group-accounts': ['groupAccounts'],
    'accounts/account-currencies': ['findAccountCurrencies'],
    'pages/page-amounts': ['findMarkBelow'],
    'directions/section-directions': ['findSectionDirections'],
    'reconciliation/running-balance': ['followBalances'],
    'reconciliation/reconcile-account': ['compareBalances', 'compareSides', 'reconcileTotalDebt', 'sumAllAccounts'],
  },
  '() => []': {
    'days/days-below': ['findUnnamedDayColumns'],
    'accounts/holder-titles': ['findHolderTitles'],
    'totals/below-rows': ['findSums', 'findUnqualifiedBalances'],
    'totals/column-sums': ['findColumnSums'],
    'totals/summary-box': ['findSummaryBoxes'],
  },
  '() => () => undefined': {
    'tables/sections': ['findSections'],
  },
  '() => () => false': {
    'tables/pending': ['findPending'],
  },
  '() => false': {
    'pages/page-drafts': ['continuesRow'],
    'pages/undated-texts': ['areTextsBeforeAmounts', 'isWrapped', 'isNearerAbove'],
    'totals/balances-below': ['isDayMissing'],
    'reconciliation/running-balance': ['hasSingleBreaks'],
    'reconciliation/stated-sides': ['isSideUnexplained', 'hasSeparateKinds'],
    'reconciliation/summary-only-amounts': ['areFeesUnexplained'],
    'reconciliation/intermediate-balances': ['isContradictedBetween', 'hasConsistentBalances'],
    'reconciliation/months': ['areMonthsMissing'],
    'reconciliation/other-currencies': ['isOtherUnproven'],
    'reconciliation/contradictions': [
      'isRunningBackwards',
      'isBalanceBroken',
      'isBeginningMissing',
      'isUnqualifiedBalanceUnexplained',
      'isSummaryInconsistent',
      'areSumsUnexplained',
      'isCurrencyUnproven',
      'isSummaryRequired',
    ],
  },
  '() => ({ balances: [], days: [], sums: [], summaries: [] })': {
    'totals/checkpoints': ['findCheckpoints'],
  },
  '() => ({ reconciled: null })': {
    'reconciliation/reconcile-column-sums': ['reconcileColumnSums'],
  },
  '() => 0': {
    'reconciliation/summary-only-amounts': ['sumSummaryFees', 'sumSummaryPayments'],
  },
};
const all = Object.entries(passes).flatMap(([answer, files]) =>
  Object.entries(files).flatMap(([file, names]) => names.map((name) => ({ file, name, answer }))),
);

/** Marks the modules of one run, so that each run has its own. */
const mark = '?without=';
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const without = context.parentURL?.split(mark)[1];
    return without && found.url.includes('/interpret/') ? { ...found, url: `${found.url}${mark}${without}` } : found;
  },
  load(url, context, next) {
    const [path = '', name] = url.split(mark);
    const loaded = next(path, context);
    const pass = all.find((one) => one.name === name && path.endsWith(`/interpret/${one.file}.ts`));
    if (!pass) return loaded;
    const source = String(loaded.source);
    const changed = source.replace(
      new RegExp(`^(export )?(function|const) ${pass.name}\\b`, 'm'),
      (_, exported = '', kind) =>
        `${exported}function ${pass.name}(value) { return (${pass.answer})(value); }\n${kind} left_out`,
    );
    if (changed === source) throw new Error(`${pass.file} has no ${pass.name}`);
    return { ...loaded, source: changed };
  },
});

type Case = { group: string; lines: Lines; options: Pick<Task, 'currency' | 'today'> };
const options = { currency: 'TRY', today: '2026-11-21' };

async function readCase(group: string, bytes: Buffer, name: string, own = options): Promise<Case[]> {
  try {
    return [{ group, lines: await readLines(bytes, { ...own, kind: sniff(bytes, name) }), options: own }];
  } catch {
    return [];
  }
}

async function listCases(folders: string[]): Promise<Case[]> {
  const cases: Case[][] = [];
  for (const layout of layouts) {
    const history = generateHistory({ seed: 'ablate', months: 2, country: layout.country, kind: layout.kind });
    for (const format of ['pdf', 'xlsx', 'xls-csv'] as const) {
      for (const change of [{}, { omit: 4 }, { inconsistency: { how: 'alter', line: 5 } }] as const) {
        const { bytes, fileName } = await renderStatement(history, layout, format, change);
        cases.push(await readCase('generated', bytes, fileName, { ...options, currency: history.currency }));
      }
    }
  }
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile()) cases.push(await readCase(folder, readFileSync(path), entry.name));
    }
  }
  return cases.flat();
}

type Interpret = (lines: Lines, options: Case['options']) => unknown;
const importInterpret = async (without: string): Promise<Interpret> =>
  (await import(`${new URL('../interpret/interpret.ts', import.meta.url).href}${mark}${without}`)).interpret;

const answer = (interpret: Interpret, { lines, options: own }: Case): string => {
  try {
    return JSON.stringify(interpret(lines, own));
  } catch (error) {
    return String(error);
  }
};

const cases = await listCases(process.argv.slice(2));
const whole = await importInterpret('nothing');
const expected = cases.map((one) => answer(whole, one));
const groups = Map.groupBy(cases, ({ group }) => group);
console.log(['pass', ...[...groups].map(([group, own]) => `${group} (${own.length})`)].join(' | '));
for (const { file, name } of all) {
  const interpret = await importInterpret(name);
  const changed = cases.filter((one, at) => answer(interpret, one) !== expected[at]);
  const counts = [...groups.keys()].map((group) => changed.filter((one) => one.group === group).length);
  console.log([`${file} ${name}`, ...counts].join(' | '));
}
