import type { BillingCycle, Category } from '@kumbara/shared';
import type { ServiceKind } from '#tools/service-kinds.ts';
import type { Measure } from '#tools/tool.ts';

/** Amounts, days and names are already written as the language does; `count` chooses the plural. */
export type Words = {
  /** What a figure is. */
  labels: Record<Measure, string>;
  categories: Record<Category, string>;
  kinds: Record<ServiceKind | 'same_service', string>;
  cycle: (cycle: BillingCycle, interval: number) => string;

  /** Behind a cycle, where a price is divided. */
  share: string;
  empty: string;
  currenciesApart: string;
  /** Asked for a currency that nothing is paid in. */
  notConverted: string;
  /** The list is cut here. */
  andMore: string;
  /** So many of those that were named have no line. */
  linesMore: (p: { count: number }) => string;
  /** The last of some names, where there are too many. */
  namesMore: (p: { count: number }) => string;

  /** Asked for a week or a day. */
  notPer: string;
  totalOf: (p: { what: string; count: number; month: string; year: string }) => string;
  together: (p: { month: string; year: string }) => string;
  noneIn: (p: { what: string }) => string;
  dueThisMonth: (p: { amount: string }) => string;
  dueNothing: string;
  stillToCome: (p: { amount: string }) => string;

  nextPayment: (p: { day: string }) => string;
  one: (p: { name: string; payment: string; cycle: string; month: string; year: string }) => string;
  isCancelled: (p: { name: string; until?: string }) => string;
  several: string;
  notListed: (p: { name: string }) => string;

  paidSoFar: (p: { amount: string; count: number; from: string; to: string }) => string;
  paidOnce: (p: { amount: string; day: string }) => string;
  paidOnly: string;
  paidNothing: (p: { what?: string; from?: string; to?: string }) => string;

  list: (p: { count: number }) => string;
  listOf: (p: { what: string; count: number }) => string;
  cancelledList: string;
  cancelledNone: string;
  until: (p: { day: string }) => string;
  count: (p: { count: number; cancelled: number }) => string;

  dearest: (p: { name: string; month: string; year: string }) => string;
  dearestList: string;
  cheapest: (p: { name: string; month: string; year: string }) => string;
  cheapestList: string;
  byCategory: string;
  categoryLine: (p: { what: string; month: string; count: number }) => string;

  overlaps: string;
  /** Two are named, of which one is of no known kind. */
  overlapsUnknown: string;
  overlapsNone: string;

  rises: (p: { day: string }) => string;
  risesMore: (p: { year: string }) => string;
  risesAhead: string;
  risesNone: (p: { day: string }) => string;
  risesNoneByRate: (p: { day: string }) => string;
  pricesUnknown: string;

  upcoming: (p: { from: string; to: string; total: string }) => string;
  upcomingOn: (p: { day: string; total: string }) => string;
  upcomingNone: (p: { from: string; to: string }) => string;
  upcomingNoneOn: (p: { day: string }) => string;
  upcomingPast: string;
  renewal: (p: { name: string; day: string; left: string; amount: string }) => string;
  nextOne: (p: { name: string; day: string; amount: string }) => string;

  trials: string;
  trialsNone: string;
  commitments: string;
  noticeMissed: (p: { name: string; day: string; end: string }) => string;
  commitmentsNone: string;

  unused: (p: { month: string }) => string;
  unusedNone: string;
  unusedUnknown: string;
  /** Said where the question stands below the answer. */
  askUse: string;
  /** Said where it cannot be asked yet. */
  askUseLater: string;
  perUse: (p: { name: string; cost: string; spent: string; uses: number; months: number; atMost: boolean }) => string;
  neverUsed: (p: { name: string; spent: string; months: number }) => string;
  usesUnknown: (p: { what?: string }) => string;

  yearlyCheaper: (p: { name: string; yearly: string; months: string; saving: string; after: number }) => string;
  monthlyCheaper: (p: { name: string; yearly: string; months: string; saving: string }) => string;
  plansSame: (p: { name: string; yearly: string }) => string;
  yearlyUnknown: (p: { name: string; months: string }) => string;
  monthlyUnknown: (p: { name: string; yearly: string }) => string;
  otherCurrency: (p: { name: string; currency: string }) => string;
  plansUnknown: (p: { name: string }) => string;

  without: (p: { names: string; month: string; year: string }) => string;
  left: (p: { month: string; count: number }) => string;
  leftNothing: string;
  /** Of what is paid for long ahead. */
  savesFrom: (p: { name: string; day: string }) => string;
  boundUntil: (p: { name: string; day: string }) => string;

  cancelSteps: (p: { name: string }) => string;
  alsoBilledBy: (p: { names: string }) => string;
  cancelUnknown: (p: { name: string }) => string;
  cancelWhich: (p: { name: string }) => string;
  cancelBefore: (p: { day: string }) => string;
  endingSaves: (p: { saving: string }) => string;

  enteredByHand: (p: { name: string; day: string }) => string;
  foundIn: (p: { name: string; source: 'statement' | 'mail' | 'both'; day: string }) => string;
  chargesSeen: (p: { count: number; first: string; last: string; amount: string }) => string;
  whyWhich: (p: { name: string }) => string;

  saved: (p: { count: number; month: string; year: string }) => string;
  savedNone: string;
  savedCertain: string;

  adviseFirst: string;
  adviseNone: string;
  /** Where nobody said what is used. */
  adviseMore: string;
  adviseOne: (p: { name: string; month: string; year: string }) => string;
  nothingAgainst: string;

  greeting: string;
  thanks: string;
  help: string;
  unknown: string;
  /** Questions that are answered well: a name is put into some. */
  examples: string[];
};
