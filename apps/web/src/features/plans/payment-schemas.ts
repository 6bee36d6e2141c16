import { checkoutSchema, paidPlanSchema, paymentStatusSchema, planPackageSchema, portalSchema } from '@kumbara/shared';

/** In a file of its own, so that the pricing screen of a visitor does not load zod. */
export const schemas = {
  packages: planPackageSchema.array(),
  checkout: checkoutSchema,
  status: paymentStatusSchema,
  portal: portalSchema,
  paid: paidPlanSchema,
};
