import { brazil } from './brazil.ts';
import { france } from './france.ts';
import { germany } from './germany.ts';
import { italy } from './italy.ts';
import { netherlands } from './netherlands.ts';
import { spain } from './spain.ts';
import { turkey } from './turkey.ts';
import { unitedKingdom } from './united-kingdom.ts';
import { unitedStates } from './united-states.ts';

/** All countries that histories can be generated for, by ISO 3166 code. */
export const markets = {
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
export type Country = keyof typeof markets;
export const countries = Object.keys(markets) as Country[];
