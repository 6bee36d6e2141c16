import { addMonths, type Savings, type SavingsEntry, startOfMonth } from '@kumbara/shared';
import { today } from '#lib/format.ts';

const currency = 'TRY';
const monthly = { currency, billing_cycle: 'monthly', billing_interval: 1, reactivated_on: null } as const;

/** Invented savings of five months, to show a plan without savings what the page is like. */
export function createExampleSavings(): Savings {
  const month = startOfMonth(today());
  const ago = (months: number) => addMonths(month, -months);
  const entry = (name: string, since: number, price: number, lost: number): SavingsEntry => ({
    ...{ ...monthly, id: name, subscription_id: name, name, per_cycle: price },
    ...{ cancelled_on: ago(since), ends_on: null, next_due: addMonths(month, 1) },
    ...{ promised: price * since, verified: price * (since - (lost ? 1 : 0)), lost: lost ? { [currency]: lost } : {} },
    cycles: { passed: since, verified: since - (lost ? 1 : 0) },
  });
  const entries = [entry('Filmevi', 2, 139.9, 0), entry('Fitbox', 5, 899, 899)];
  const months = [5, 4, 3, 2, 1, 0].map((back) => {
    const passed = 5 - back;
    const promised = 899 * passed + 139.9 * Math.max(0, passed - 3);
    return {
      month: ago(back).slice(0, 7),
      promised: { [currency]: promised },
      verified: { [currency]: promised - (passed > 1 ? 899 : 0) },
      lost: { [currency]: passed > 1 ? 899 : 0 },
    };
  });
  return {
    entries,
    months,
    totals: {
      promised: { [currency]: 4774.8 },
      verified: { [currency]: 3875.8 },
      lost: { [currency]: 899 },
      refunded: {},
      promised_per_year: { [currency]: 12_466.8 },
    },
    late_charge_count: 1,
    late_charges: [
      {
        ...{ subscription_id: 'Fitbox', name: 'Fitbox', cancelled_on: ago(5), ends_on: null },
        charge: {
          ...{ id: 'example', date: ago(3), amount: 899, currency, source: 'statement' },
          text: 'FITBOX SPOR ISTANBUL 899,00',
        },
        settlement: null,
      },
    ],
  };
}
