/** The direction of the money. */
export type Direction = 'out' | 'in';
