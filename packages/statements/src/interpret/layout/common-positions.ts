/** Counts of positions, each rounded to a point. */
function countPositions(positions: number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const position of positions) counts.set(Math.round(position), (counts.get(Math.round(position)) ?? 0) + 1);
  return counts;
}

/** How many places of a document lie so near to a rounded one. */
function near(counts: ReadonlyMap<number, number>, position: number, within: number): number {
  let count = 0;
  for (let at = Math.ceil(position - within); at <= position + within; at += 1) count += counts.get(at) ?? 0;
  return count;
}

/** Rounded places near which at least so many of those given lie, the commonest first. In points. */
export function findCommonPositions(positions: number[], least: number, within: number): number[] {
  const counts = countPositions(positions);
  const counted = [...counts.keys()].map((position) => ({ position, count: near(counts, position, within) }));
  const enough = counted.filter(({ count }) => count >= least);
  return enough.sort((a, b) => b.count - a.count).map(({ position }) => position);
}
