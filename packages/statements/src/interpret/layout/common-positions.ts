/** Counts positions, rounded to a point. */
function countPositions(positions: number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const position of positions) counts.set(Math.round(position), (counts.get(Math.round(position)) ?? 0) + 1);
  return counts;
}

/** Counts the positions close to a rounded one. */
function countNear(counts: ReadonlyMap<number, number>, position: number, within: number): number {
  let count = 0;
  for (let at = Math.ceil(position - within); at <= position + within; at += 1) count += counts.get(at) ?? 0;
  return count;
}

/**
 * Returns the rounded positions that have at least `least` of the given ones close to them, the most common first. In
 * points.
 */
export function findCommonPositions(positions: number[], least: number, within: number): number[] {
  const counts = countPositions(positions);
  const counted = [...counts.keys()].map((position) => ({ position, count: countNear(counts, position, within) }));
  const enough = counted.filter(({ count }) => count >= least);
  return enough.sort((a, b) => b.count - a.count).map(({ position }) => position);
}
