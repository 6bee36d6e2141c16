import { insurance } from './insurance.ts';
import type { Bill } from './schema.ts';
import { telecom } from './telecom.ts';
import { utilities } from './utilities.ts';

/** Recurring bills that are not offered as subscriptions by default: telecom, utilities, insurance, housing. */
export const bills: Bill[] = [...telecom, ...utilities, ...insurance];
