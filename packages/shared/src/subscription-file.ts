import { z } from 'zod';
import type { subscriptionColumns } from './constants.ts';

/** A list as a file. */
export const listFormatSchema = z.enum(['csv', 'xlsx']);
export type ListFormat = z.infer<typeof listFormatSchema>;

export type SubscriptionColumn = (typeof subscriptionColumns)[number];

/** In a file, for a subscription that is not reminded of; an empty cell means the default. */
export const noReminders = 'none';
