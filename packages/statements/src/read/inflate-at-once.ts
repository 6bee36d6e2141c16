import { inflateSync } from 'node:zlib';

/** No page holds so much; what inflates to more is left to pdf.js's own way, under the cage's limits. */
const mostBytes = 32_000_000;

/**
 * What pdf.js inflates pages with, as far as it uses it, in one piece: a stream turns round many times for each page, and
 * loading all that streams need costs more than a page. Where this throws, pdf.js inflates by itself.
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
