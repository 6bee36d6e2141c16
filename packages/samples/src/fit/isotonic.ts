/** A score, and whether the case was true. */
export type Scored = { sum: number; isTrue: boolean };

/** Neighbouring scores that share one probability. */
export type Block = { sum: number; hits: number; count: number };

const shareOf = ({ hits, count }: Block) => hits / count;

const mergeBlocks = (a: Block, b: Block): Block => ({
  sum: (a.sum * a.count + b.sum * b.count) / (a.count + b.count),
  hits: a.hits + b.hits,
  count: a.count + b.count,
});

/** Groups cases whose scores are equal to two decimals. */
function groupByScore(scored: readonly Scored[]): Block[] {
  const byScore = Map.groupBy(scored, ({ sum }) => Math.round(sum * 100));
  return [...byScore]
    .sort(([a], [b]) => a - b)
    .map(([hundredths, cases]) => ({
      sum: hundredths / 100,
      hits: cases.filter(({ isTrue }) => isTrue).length,
      count: cases.length,
    }));
}

/**
 * Pools neighbours until the shares of true cases rise. Source: Ayer et al. 1955, pool adjacent violators.
 * @param least minimum number of cases in each block
 * @returns blocks in ascending order; `sum` is the mean score of the block
 */
export function poolAdjacentViolators(scored: readonly Scored[], least: number): Block[] {
  const blocks: Block[] = [];
  const pool = (isWrong: (before: Block, last: Block) => boolean) => {
    for (;;) {
      const [before, last] = blocks.slice(-2);
      if (!before || !last || !isWrong(before, last)) return;
      blocks.splice(-2, 2, mergeBlocks(before, last));
    }
  };
  for (const block of groupByScore(scored)) {
    blocks.push(block);
    pool((before, last) => before.count < least || shareOf(before) >= shareOf(last));
  }
  // The last block may still be small.
  pool((before, last) => last.count < least || shareOf(before) >= shareOf(last));
  return blocks;
}
