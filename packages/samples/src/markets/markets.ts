import brazil from './brazil.json' with { type: 'json' };
import france from './france.json' with { type: 'json' };
import germany from './germany.json' with { type: 'json' };
import italy from './italy.json' with { type: 'json' };
import { marketSchema, servicesSchema } from './market.ts';
import netherlands from './netherlands.json' with { type: 'json' };
import spain from './spain.json' with { type: 'json' };
import turkey from './turkey.json' with { type: 'json' };
import unitedKingdom from './united-kingdom.json' with { type: 'json' };
import unitedStates from './united-states.json' with { type: 'json' };
import worldwide from './worldwide-services.json' with { type: 'json' };

/** All countries that histories can be generated for, by ISO 3166 code. */
export const markets = {
  TR: marketSchema.parse(turkey),
  DE: marketSchema.parse(germany),
  GB: marketSchema.parse(unitedKingdom),
  US: marketSchema.parse(unitedStates),
  NL: marketSchema.parse(netherlands),
  ES: marketSchema.parse(spain),
  BR: marketSchema.parse(brazil),
  FR: marketSchema.parse(france),
  IT: marketSchema.parse(italy),
};
export type Country = keyof typeof markets;
export const countries = Object.keys(markets) as Country[];

/** Services sold in every market. Prices are realistic, not current. */
export const worldwideServices = servicesSchema.parse(worldwide);
