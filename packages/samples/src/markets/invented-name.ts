import type { Random } from '#random.ts';
import type { Service } from './market.ts';

const syllables = 'ka mo ri ten vo lu sar bel do nim pra zel or ti fen gal'.split(' ');

const word = (random: Random) => {
  const joined = Array.from({ length: random.int(2, 3) }, () => random.pick(syllables)).join('');
  return joined.charAt(0).toUpperCase() + joined.slice(1);
};

/** A name that does not reveal a trade, so that a detector cannot rely on words. */
export const inventName = (random: Random): string =>
  random.chance(0.5) ? word(random) : `${word(random)} ${word(random)}`;

/** The same service under an invented name that no catalogue can contain. */
export function anonymizeService(service: Service, random: Random): Service {
  const name = inventName(random);
  return { ...service, name, spellings: [name.toUpperCase()] };
}
