/** Ends a sentence before a blank; not after a digit, where it may be a decimal or an ordinal: `5. Dezember`. */
const end = /(?<=(?:[^\d\s][.!?…]|[!?…])["'”’»)\]]*)\s+|\n+/g;
const mostWithoutEnd = 1_500;

/** Collects streamed text and returns it by whole sentences or lines, with the white space after them. */
export function createSentenceBuffer() {
  let pending = '';
  return {
    /** @returns the sentences that this chunk completes */
    push(chunk: string): string[] {
      pending += chunk;
      const sentences: string[] = [];
      let from = 0;
      for (const { 0: gap, index } of pending.matchAll(end)) {
        // White space at the end may continue in the next chunk.
        if (index + gap.length === pending.length && !gap.includes('\n')) break;
        sentences.push(pending.slice(from, index + gap.length));
        from = index + gap.length;
      }
      pending = pending.slice(from);
      if (pending.length <= mostWithoutEnd) return sentences;
      return [...sentences, this.rest()];
    },
    /** The text after the last complete sentence. */
    rest(): string {
      const rest = pending;
      pending = '';
      return rest;
    },
  };
}
