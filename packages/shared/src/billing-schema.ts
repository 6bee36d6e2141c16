import { z } from 'zod';

export const billingCycleSchema = z.enum(['weekly', 'monthly', 'yearly']);
export type BillingCycle = z.infer<typeof billingCycleSchema>;

/** "Every 3 months" is monthly × 3. */
export const billingIntervalSchema = z.int().min(1).max(36);
