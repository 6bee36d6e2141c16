import brazil from './brazil.json' with { type: 'json' };
import france from './france.json' with { type: 'json' };
import germany from './germany.json' with { type: 'json' };
import italy from './italy.json' with { type: 'json' };
import type { Market, Service } from './market.ts';
import netherlands from './netherlands.json' with { type: 'json' };
import spain from './spain.json' with { type: 'json' };
import turkey from './turkey.json' with { type: 'json' };
import unitedKingdom from './united-kingdom.json' with { type: 'json' };
import unitedStates from './united-states.json' with { type: 'json' };
import worldwide from './worldwide-services.json' with { type: 'json' };

const data = {
  TR: turkey,
  DE: germany,
  GB: unitedKingdom,
  US: unitedStates,
  NL: netherlands,
  ES: spain,
  BR: brazil,
  FR: france,
  IT: italy,
};
export type Country = keyof typeof data;

/** All countries that histories can be generated for, by ISO 3166 code. JSON knows no tuples: a shop is a list there. */
export const markets = data as unknown as Record<Country, Market>;
export const countries = Object.keys(markets) as Country[];

/** Services sold in every market. Prices are realistic, not current. */
export const worldwideServices = worldwide as readonly Service[];
