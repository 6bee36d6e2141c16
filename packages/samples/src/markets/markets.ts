import { brazil } from './brazil.ts';
import { france } from './france.ts';
import { germany } from './germany.ts';
import { italy } from './italy.ts';
import { kingdom } from './kingdom.ts';
import { netherlands } from './netherlands.ts';
import { spain } from './spain.ts';
import { states } from './states.ts';
import { turkey } from './turkey.ts';

/** All countries whose life we can invent, by ISO 3166 code. */
export const markets = {
  TR: turkey,
  DE: germany,
  GB: kingdom,
  US: states,
  NL: netherlands,
  ES: spain,
  BR: brazil,
  FR: france,
  IT: italy,
};
export type Country = keyof typeof markets;
export const countries = Object.keys(markets) as Country[];
