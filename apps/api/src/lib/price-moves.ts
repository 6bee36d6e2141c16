import { type DocumentedCharge, findCause, stoodStill } from '@kumbara/analyst';
import { add, exact, type IsoDate, multiply, type PriceChange, type PriceMove, round } from '@kumbara/shared';

type Abroad = DocumentedCharge & Required<Pick<DocumentedCharge, 'foreign'>>;
type Options = {
  /** Prices, oldest first; days ahead are announced. */
  history: readonly PriceChange[];
  /** Each payment once, oldest first. */
  payments: readonly DocumentedCharge[];
  /** Prices of a trial are not compared. */
  trial_ends_on: IsoDate | null;
  today: IsoDate;
};

/**
 * The changes of a price with their causes, oldest first. Where charges print a price abroad, that is the price of the
 * contract: the service changed it, or it stood still and the exchange rate moved the booked amount. Elsewhere the stored
 * prices are compared, and the charges around a change tell its cause (`findCause`).
 */
export function listPriceMoves({ history, payments, trial_ends_on, today }: Options): PriceMove[] {
  const isComparable = ({ date }: { date: IsoDate }) => !trial_ends_on || date > trial_ends_on;
  const own = payments.filter(isComparable);
  const abroad = pricedAbroad(own);
  const steps = history.filter(isComparable).flatMap((step, at, all) => {
    const before = all[at - 1];
    const isMove = before?.currency === step.currency && before.amount !== step.amount;
    if (!isMove || (abroad.length > 0 && step.date <= today)) return [];
    const until = all[at + 1]?.date ?? '9999-12-31';
    const around = own.filter(({ date, currency }) => date < until && currency === step.currency);
    const change = { date: step.date, before: before.amount, now: step.amount };
    // An announcement comes from the service.
    const cause = step.date > today ? 'vendor' : findCause(around, change);
    return [describeMove({ ...change, currency: step.currency, cause })];
  });
  return [...abroad.flatMap(compareAbroad), ...steps];
}

/** The payments that print a price in the currency abroad of the newest one; none if fewer than two do. */
function pricedAbroad(payments: readonly DocumentedCharge[]): Abroad[] {
  const abroad = payments.filter((one): one is Abroad => one.foreign !== undefined);
  const currency = abroad.at(-1)?.foreign.currency;
  const same = abroad.filter(({ foreign }) => foreign.currency === currency);
  return same.length > 1 ? same : [];
}

/** The moves that end with a payment: a new price abroad, or the drift of the amounts booked for one price until now. */
function compareAbroad(payment: Abroad, at: number, all: Abroad[]): PriceMove[] {
  const { date, amount, currency, foreign } = payment;
  const [before, next] = [all[at - 1], all[at + 1]];
  const moves: PriceMove[] = [];
  if (before && before.foreign.amount !== foreign.amount) {
    const change = { before: before.foreign.amount, now: foreign.amount };
    moves.push(describeMove({ date, ...change, currency: foreign.currency, cause: 'vendor' }));
  }
  if (next?.foreign.amount === foreign.amount) return moves;
  const otherPrice = all.slice(0, at).findLastIndex((one) => one.foreign.amount !== foreign.amount);
  const first = all[otherPrice + 1] as Abroad;
  if (first.currency !== currency || stoodStill(first.amount, amount)) return moves;
  return [
    ...moves,
    describeMove({ date, before: first.amount, now: amount, currency, cause: 'exchange_rate', foreign }),
  ];
}

type Move = Omit<PriceMove, 'percent' | 'foreign'> & Partial<Pick<PriceMove, 'foreign'>>;

function describeMove({ foreign = null, ...move }: Move): PriceMove {
  const change = multiply(add(exact(move.now), multiply(exact(move.before), -1)), 100);
  const whole = exact(move.before);
  const percent = {
    numerator: change.numerator * whole.denominator,
    denominator: change.denominator * whole.numerator,
  };
  return { ...move, percent: round(percent, 1), foreign };
}
