export const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
/** The sums of any of them, nothing among these: as many as two to the power of how many there are. */
export const sumsOfSome = (values: number[]): number[] =>
  values.reduce((sums, value) => sums.flatMap((sum) => [sum, sum + value]), [0]);
export const least = (differences: number[]) => Math.min(...differences.map(Math.abs));
