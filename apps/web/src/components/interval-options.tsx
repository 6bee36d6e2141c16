import type { Billing } from '@kumbara/shared';
import { formatCycle } from '#lib/format.ts';

const intervals = Array.from({ length: 36 }, (_, index) => index + 1);

/** Options for the number of cycles between two payments: Monthly, Every 2 months, up to Every 36 months. */
export const IntervalOptions = ({ cycle }: { cycle: Billing['billing_cycle'] }) =>
  intervals.map((interval) => (
    <option key={interval} value={interval}>
      {formatCycle({ billing_cycle: cycle, billing_interval: interval })}
    </option>
  ));
