import type { Layout } from './statement.ts';
import { familyCards, pointsCard } from './turkish-cards.ts';

/** Every bank style we can print. */
export const layouts: readonly Layout[] = [pointsCard, familyCards];
