/**
 * Built-ins that pdf.js's browser build uses and Node does not have yet. Existing ones are never replaced. The legacy
 * build of pdf.js brings polyfills for much older engines, and every parser process would load them again.
 */
const additions: [object, Record<string, (this: never, ...options: never[]) => unknown>][] = [
  // Used for lengths and widths, where the lost precision is not visible.
  [Math, { sumPrecise: (numbers: Iterable<number>) => [...numbers].reduce((sum, number) => sum + number, 0) }],
  [Map.prototype, { getOrInsert, getOrInsertComputed }],
  [WeakMap.prototype, { getOrInsert, getOrInsertComputed }],
  [Uint8Array, { fromBase64: (text: string) => Uint8Array.from(Buffer.from(text, 'base64')) }],
  [
    Uint8Array.prototype,
    {
      toHex(this: Uint8Array) {
        return Buffer.from(this.buffer, this.byteOffset, this.length).toString('hex');
      },
      toBase64(this: Uint8Array) {
        return Buffer.from(this.buffer, this.byteOffset, this.length).toString('base64');
      },
    },
  ],
];

for (const [owner, methods] of additions) {
  for (const [name, value] of Object.entries(methods))
    if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

type Store<K, V> = Pick<Map<K, V>, 'get' | 'has' | 'set'>;

function getOrInsert<K, V>(this: Store<K, V>, key: K, value: V): V {
  return getOrInsertComputed.call(this as Store<unknown, unknown>, key, () => value) as V;
}

function getOrInsertComputed<K, V>(this: Store<K, V>, key: K, compute: (key: K) => V): V {
  if (!this.has(key)) this.set(key, compute(key));
  return this.get(key) as V;
}
