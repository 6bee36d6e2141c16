import { inflateSync } from 'node:zlib';

/** No page is larger. Streams that inflate to more are left to pdf.js, under the limits of the parser process. */
const mostBytes = 32_000_000;

/**
 * Replaces the `DecompressionStream` that pdf.js inflates pages with, as far as pdf.js uses it, by synchronous code: a
 * stream takes many event loop turns per page, and loading Node's streams takes longer than a page. If this throws,
 * pdf.js inflates by itself.
 */
class InflatingAtOnce {
  #deflated: Uint8Array | undefined;

  constructor(format: string) {
    if (format !== 'deflate') throw new TypeError(`unsupported format: ${format}`);
  }

  get writable() {
    const write = async (bytes: Uint8Array) => {
      this.#deflated = bytes;
    };
    return { getWriter: () => ({ write, close: async () => {} }) };
  }

  get readable() {
    const read = async () => {
      if (!this.#deflated) return { done: true };
      const value = inflateSync(this.#deflated, { maxOutputLength: mostBytes });
      this.#deflated = undefined;
      return { value, done: false };
    };
    return { getReader: () => ({ read }) };
  }
}

Object.assign(globalThis, { DecompressionStream: InflatingAtOnce });
