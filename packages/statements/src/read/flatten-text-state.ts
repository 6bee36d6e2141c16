import { registerHooks } from 'node:module';

/** How pdf.js's worker copies the state of its text, for every piece of it. */
const nested = 'Object.assign(Object.create(this),this)';
export const flat = 'Object.assign(Object.create(Object.getPrototypeOf(this)),this)';

/**
 * A copy whose prototype is what it was copied from is of a shape of its own: V8 looks up each of its properties anew,
 * and compiles what reads them again for every other page. All properties are copied, nobody needs that prototype.
 */
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.includes('/pdfjs-dist/build/pdf.worker.min.mjs')) return loaded;
    return { ...loaded, source: String(loaded.source).replace(nested, flat) };
  },
});
