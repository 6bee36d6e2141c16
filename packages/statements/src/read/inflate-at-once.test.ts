import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import './inflate-at-once.ts';

/** Inflates like pdf.js. */
async function inflate(bytes: Uint8Array): Promise<string> {
  const { readable, writable } = new DecompressionStream('deflate');
  const writer = writable.getWriter();
  writer.write(new Uint8Array(bytes)).catch(() => {});
  writer.close().catch(() => {});
  const reader = readable.getReader();
  const chunks: Uint8Array[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) chunks.push(part.value);
  return Buffer.concat(chunks).toString();
}

describe('the synchronous inflating stream', () => {
  it('returns the whole page, once', async () => {
    expect(await inflate(deflateSync('BT (NETFLIX.COM) Tj ET'))).toBe('BT (NETFLIX.COM) Tj ET');
  });

  it('leaves damaged, endless and otherwise compressed data to pdf.js', async () => {
    await expect(inflate(deflateSync('x'.repeat(9_000)).subarray(0, 20))).rejects.toThrow();
    await expect(inflate(deflateSync(Buffer.alloc(40_000_000)))).rejects.toThrow(/larger than/);
    expect(() => new DecompressionStream('gzip')).toThrow(TypeError);
  });
});
