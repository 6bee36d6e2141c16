import type { Language } from '@kumbara/shared';
import { cancelSteps, cancelWays, type Difficulty } from './cancel-steps.ts';
import { findServiceById } from './catalogue.ts';
import { resellers } from './records.ts';
import type { Service } from './schema.ts';

/** Steps to cancel a subscription that the service or a reseller bills. */
export type CancelGuide = {
  /** The biller, if not the service itself. */
  billed_by?: string;
  url?: string;
  difficulty: Difficulty;
  /** In order, in the reader's language. */
  steps: string[];
};

/** The stores of phones, where an app sells its own subscription. Other stores list what they sell in `sold_by`. */
const appStores = ['apple', 'google-play'];

/** Lists the route of the service first, then those of resellers; repeated ways are left out. */
function listRoutes({ cancel: own, sold_by = [] }: Service) {
  const sellers = [...new Set([...sold_by, ...(own?.in_stores ? appStores : [])])].flatMap((seller) => {
    const reseller = resellers.find(({ id }) => id === seller);
    return reseller?.cancel && reseller.cancel.way !== own?.way
      ? [{ seller: reseller.name, route: reseller.cancel }]
      : [];
  });
  return [...(own ? [{ seller: undefined, route: own }] : []), ...sellers];
}

/**
 * Returns the guides to cancel a service.
 * @param serviceId catalogue id
 * @param language of the steps
 * @returns one guide per biller, the service itself first; empty if nothing is known
 */
export function getCancelGuides(serviceId: string, language: Language): CancelGuide[] {
  const service = findServiceById(serviceId);
  if (!service) return [];
  return listRoutes(service).map(({ seller, route: { way, url, difficulty } }) => ({
    ...(seller && { billed_by: seller }),
    ...(url && { url }),
    difficulty: difficulty ?? cancelWays[way],
    steps: cancelSteps[language][way].map((step) => step.replaceAll('{service}', service.name)),
  }));
}
