import { germany } from './germany.ts';
import { turkey } from './turkey.ts';

/** All countries whose life we can invent, by ISO 3166 code. */
export const markets = { TR: turkey, DE: germany };
export type Country = keyof typeof markets;
export const countries = Object.keys(markets) as Country[];
