import type { Language } from '@kumbara/shared';
import { cancelRoutes, resellerRoutes } from './cancel-routes.ts';
import { cancelSteps, cancelWays, type Difficulty } from './cancel-steps.ts';
import { findServiceById } from './catalogue.ts';
import { resellers } from './resellers.ts';
import type { Service } from './schema.ts';

/** How to end a subscription, for one who is billed by the service itself or by a reseller. */
export type CancelGuide = {
  /** Who bills, where it is not the service itself. */
  billed_by?: string;
  url?: string;
  difficulty: Difficulty;
  /** In order, in the reader's language. */
  steps: string[];
};

const stores = ['apple', 'google-play'];

/** The way of the service itself first, then those of who else bills it; a way that was named already is not repeated. */
function listRoutes({ id, sold_by = [] }: Service) {
  const own = cancelRoutes[id];
  const sellers = [...new Set([...sold_by, ...(own?.in_stores ? stores : [])])].flatMap((seller) => {
    const route = resellerRoutes[seller];
    return route && route.way !== own?.way ? [{ seller, route }] : [];
  });
  return [...(own ? [{ seller: undefined, route: own }] : []), ...sellers];
}

/**
 * How a service is ended.
 * @param serviceId of the catalogue
 * @param language the reader's
 * @returns one guide for each who may bill it, the service itself first; empty where nothing certain is known
 */
export function getCancelGuides(serviceId: string, language: Language): CancelGuide[] {
  const service = findServiceById(serviceId);
  if (!service) return [];
  return listRoutes(service).map(({ seller, route: { way, url, difficulty } }) => ({
    ...(seller && { billed_by: resellers.find(({ id }) => id === seller)?.name }),
    ...(url && { url }),
    difficulty: difficulty ?? cancelWays[way],
    steps: cancelSteps[language][way].map((step) => step.replaceAll('{service}', service.name)),
  }));
}
