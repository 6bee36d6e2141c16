import type { Random } from '#random.ts';
import { inventName } from './invented-name.ts';
import type { Market } from './market.ts';

/** The name of such a payee. Half of the schools and landlords get a name that does not reveal their trade. */
export function drawPayeeName(
  trade: 'school' | 'charity' | 'insurer' | 'landlord',
  { payees }: Market,
  random: Random,
): string {
  const name = inventName(random).toUpperCase();
  const hidesTrade = (trade === 'school' || trade === 'landlord') && random.chance(0.5);
  return hidesTrade ? name : payees[trade].replace('*', name);
}

/** The name of a private person. */
export const drawPersonName = ({ payees }: Market, random: Random): string => random.pick(payees.people);
