/** Something with a score, and whether it was true. */
export type Scored = { sum: number; isTrue: boolean };

/** Neighbours in score that share one probability. */
export type Block = { sum: number; hits: number; count: number };

const shareOf = ({ hits, count }: Block) => hits / count;

const joined = (a: Block, b: Block): Block => ({
  sum: (a.sum * a.count + b.sum * b.count) / (a.count + b.count),
  hits: a.hits + b.hits,
  count: a.count + b.count,
});

/** Cases of one score, to two decimals, cannot be told apart. */
function tied(scored: readonly Scored[]): Block[] {
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
 * The rising steps that fit best: neighbours that do not rise are pooled until all do.
 * Source: Ayer et al. 1955, pool adjacent violators.
 * @param least so many cases stand behind each step, so that no step is made of chance
 * @returns from the lowest score up; `sum` is the mean score of the block
 */
export function poolAdjacentViolators(scored: readonly Scored[], least: number): Block[] {
  const blocks: Block[] = [];
  const pool = (isWrong: (before: Block, last: Block) => boolean) => {
    for (;;) {
      const [before, last] = blocks.slice(-2);
      if (!before || !last || !isWrong(before, last)) return;
      blocks.splice(-2, 2, joined(before, last));
    }
  };
  for (const block of tied(scored)) {
    blocks.push(block);
    pool((before, last) => before.count < least || shareOf(before) >= shareOf(last));
  }
  // The last block may have stayed small.
  pool((before, last) => last.count < least || shareOf(before) >= shareOf(last));
  return blocks;
}
