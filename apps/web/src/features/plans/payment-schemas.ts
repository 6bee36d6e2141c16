import { checkoutSchema, paidPlanSchema, paymentStatusSchema, planPackageSchema, portalSchema } from '@kumbara/shared';

/** Apart from the calls, so that a visitor who reads the prices loads no validator. */
export const schemas = {
  packages: planPackageSchema.array(),
  checkout: checkoutSchema,
  status: paymentStatusSchema,
  portal: portalSchema,
  paid: paidPlanSchema,
};
