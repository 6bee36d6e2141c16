import { insurance } from './insurance.ts';
import type { Bill } from './schema.ts';
import { telecom } from './telecom.ts';
import { utilities } from './utilities.ts';

/** Telecom, utilities, insurance, housing: recurring, and not subscriptions by default. */
export const bills: Bill[] = [...telecom, ...utilities, ...insurance];
