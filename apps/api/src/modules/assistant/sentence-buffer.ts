/** Ends a sentence before a blank; not after a digit, where it may be a decimal or an ordinal: `5. Dezember`. */
const end = /(?<=(?:[^\d\s][.!?…]|[!?…])["'”’»)\]]*)\s+|\n+/g;
const mostWithoutEnd = 1_500;

/** Gathers what comes in pieces and hands it on by whole sentences or lines, with the white space behind them. */
export function createSentenceBuffer() {
  let pending = '';
  return {
    /** @returns the sentences that this piece completes */
    push(chunk: string): string[] {
      pending += chunk;
      const sentences: string[] = [];
      let from = 0;
      for (const { 0: gap, index } of pending.matchAll(end)) {
        // White space at the very end may go on.
        if (index + gap.length === pending.length && !gap.includes('\n')) break;
        sentences.push(pending.slice(from, index + gap.length));
        from = index + gap.length;
      }
      pending = pending.slice(from);
      if (pending.length <= mostWithoutEnd) return sentences;
      return [...sentences, this.rest()];
    },
    /** What no end followed. */
    rest(): string {
      const rest = pending;
      pending = '';
      return rest;
    },
  };
}
