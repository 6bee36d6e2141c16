/** Ends a sentence before a blank; not after a digit, where it may be a decimal or an ordinal: `5. Dezember`. */
const end = /(?<=(?:[^\d\s][.!?…]|[!?…])["'”’»)\]]*)\s+|\n+/g;
const mostWithoutEnd = 1_500;

/** Gathers what comes in pieces and hands it on by whole sentences or lines, with the white space behind them. */
export function createSentenceBuffer() {
  let waiting = '';
  return {
    /** @returns the sentences that this piece completes */
    push(piece: string): string[] {
      waiting += piece;
      const done: string[] = [];
      let from = 0;
      for (const { 0: gap, index } of waiting.matchAll(end)) {
        // White space at the very end may go on.
        if (index + gap.length === waiting.length && !gap.includes('\n')) break;
        done.push(waiting.slice(from, index + gap.length));
        from = index + gap.length;
      }
      waiting = waiting.slice(from);
      if (waiting.length <= mostWithoutEnd) return done;
      return [...done, this.rest()];
    },
    /** What no end followed. */
    rest(): string {
      const rest = waiting;
      waiting = '';
      return rest;
    },
  };
}
