/** Counts of places, each rounded to a point. */
function countPlaces(places: number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const place of places) counts.set(Math.round(place), (counts.get(Math.round(place)) ?? 0) + 1);
  return counts;
}

/** How many places of a document lie so near to a rounded one. */
function near(counts: ReadonlyMap<number, number>, place: number, within: number): number {
  let count = 0;
  for (let at = Math.ceil(place - within); at <= place + within; at += 1) count += counts.get(at) ?? 0;
  return count;
}

/** Rounded places near which at least so many of those given lie, the commonest first. In points. */
export function usualPlaces(places: number[], least: number, within: number): number[] {
  const counts = countPlaces(places);
  const counted = [...counts.keys()].map((place) => ({ place, count: near(counts, place, within) }));
  const enough = counted.filter(({ count }) => count >= least);
  return enough.sort((a, b) => b.count - a.count).map(({ place }) => place);
}
