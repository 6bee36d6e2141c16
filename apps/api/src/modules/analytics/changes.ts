import {
  type Analytics,
  type AnalyticsChange,
  add,
  costPerYear,
  currencyDecimals,
  exact,
  exchange,
  type Fraction,
  type IsoDate,
  maxPriceChanges,
  multiply,
  type PriceMove,
  type Rates,
  type Recurring,
  round,
  toNumber,
  totalByCurrency,
} from '@kumbara/shared';

export type Changing = {
  id: string;
  name: string;
  recurring: Recurring;
  /** Within the year and ahead. */
  moves: readonly (PriceMove & { subscription_id: string; name: string; effect: Fraction })[];
};
type Change = Omit<AnalyticsChange, 'per_year'> & { value: Fraction };

const shown = 3;

const minus = (a: Fraction): Fraction => multiply(a, -1);
const present = ({ value, ...change }: Change): AnalyticsChange => ({
  ...change,
  per_year: round(value, currencyDecimals(change.currency)),
});

/** What a new price adds to a year. */
export const effectOf = (recurring: Recurring, { before, now, currency }: PriceMove): Fraction =>
  add(
    costPerYear({ ...recurring, amount: now, currency }),
    minus(costPerYear({ ...recurring, amount: before, currency })),
  );

/** Changes of the prices of active subscriptions, and what those until today add to a year, by cause. */
export function presentPriceChanges(
  all: readonly Changing[],
  today: IsoDate,
): Pick<Analytics, 'price_changes' | 'price_change_count' | 'price_effects'> {
  const moves = all
    .filter(({ recurring }) => recurring.status === 'active')
    .flatMap(({ moves }) => moves)
    .sort((a, b) => (a.date < b.date ? 1 : -1));
  const effectsOf = (cause: PriceMove['cause']) =>
    totalByCurrency(
      moves.filter((move) => move.cause === cause && move.date <= today),
      ({ effect }) => effect,
    );
  return {
    price_changes: moves.slice(0, maxPriceChanges).map(({ effect, ...move }) => move),
    price_change_count: moves.length,
    price_effects: {
      vendor: effectsOf('vendor'),
      exchange_rate: effectsOf('exchange_rate'),
      unknown: effectsOf('unknown'),
    },
  };
}

/**
 * The largest changes since a day, compared in one currency: subscriptions that began or ended, and prices. Those in a
 * currency without a rate come last.
 */
export function largestChanges(
  all: readonly Changing[],
  { since, today, currency, rates }: { since: IsoDate; today: IsoDate; currency: string; rates: Rates | undefined },
): AnalyticsChange[] {
  const isRecent = (day: IsoDate | null | undefined): day is IsoDate => Boolean(day && day >= since && day <= today);
  const changes = all.flatMap((one): Change[] => {
    const { id, name, recurring } = one;
    const about = { subscription_id: id, name };
    const whole = { ...about, currency: recurring.currency, cause: null, percent: null };
    const { status, started_on, cancelled_on, ends_on } = recurring;
    // A cancelled subscription is paid for until its last day, and counts as ended from that day on.
    const ended = ends_on ?? cancelled_on;
    const isNew = status === 'active' && isRecent(started_on);
    return [
      ...(isNew ? [{ ...whole, kind: 'started' as const, date: started_on, value: costPerYear(recurring) }] : []),
      ...(status === 'cancelled' && isRecent(ended)
        ? [{ ...whole, kind: 'ended' as const, date: ended, value: minus(costPerYear(recurring)) }]
        : []),
      ...(status === 'active' && !isNew ? one.moves : [])
        .filter(({ date }) => isRecent(date))
        .map((move) => ({
          ...{ ...about, kind: 'price' as const, date: move.date, value: move.effect },
          ...{ currency: move.currency, cause: move.cause, percent: move.percent },
        })),
    ];
  });
  const used = new Set(changes.map((change) => change.currency));
  const rateOf = new Map(
    [...used].map((code) => [code, toNumber(exchange(exact(1), code, currency, rates) ?? exact(0))]),
  );
  return changes
    .filter(({ value }) => value.numerator !== 0n)
    .map((change) => ({ change, size: Math.abs(toNumber(change.value)) * (rateOf.get(change.currency) ?? 0) }))
    .sort((a, b) => b.size - a.size)
    .slice(0, shown)
    .map(({ change }) => present(change));
}
