import { findServiceById, getCancelGuides } from '@kumbara/detection';
import { cancelGuideSchema, languageSchema } from '@kumbara/shared';
import { z } from 'zod';
import { findSubscription } from './prices.ts';
import { defineTool, type Fact } from './tool.ts';

export const cancelRoutesArgs = z.strictObject({
  id: z.uuid(),
  /** The language of the steps. */
  language: languageSchema,
});
const cancelRoutesResult = z.object({
  /** Null: no subscription has this id. */
  subscription: z
    .object({
      id: z.uuid(),
      name: z.string(),
      /** The catalogue's name of the service. */
      service: z.string().nullable(),
      /** One route for each possible seller; empty if nothing is known for certain. */
      guides: cancelGuideSchema.array(),
    })
    .nullable(),
});
export type CancelRoutes = z.infer<typeof cancelRoutesResult>;

export const cancelRoutesTool = defineTool({
  name: 'cancel_routes',
  description: 'How a subscription is ended at its service, step by step. Only what the catalogue knows.',
  args: cancelRoutesArgs,
  output: cancelRoutesResult,
  run(portfolio, { id, language }): { result: CancelRoutes; facts: Fact[] } {
    const subscription = findSubscription(portfolio, id);
    if (!subscription) return { result: { subscription: null }, facts: [] };
    const { name, service_id } = subscription;
    const service = service_id === undefined ? undefined : findServiceById(service_id);
    const guides = service ? getCancelGuides(service.id, language) : [];
    return { result: { subscription: { id, name, service: service?.name ?? null, guides } }, facts: [] };
  },
});
