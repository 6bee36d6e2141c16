export const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
/** Returns the sums of all subsets, including the empty one: two to the power of their number. */
export const sumSubsets = (values: number[]): number[] =>
  values.reduce((sums, value) => sums.flatMap((sum) => [sum, sum + value]), [0]);
export const least = (differences: number[]) => Math.min(...differences.map(Math.abs));
