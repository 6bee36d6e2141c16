import { registerHooks } from 'node:module';

/** The expression with which pdf.js's worker copies its text state for every text item. */
const nested = 'Object.assign(Object.create(this),this)';
export const flatCopy = 'Object.assign(Object.create(Object.getPrototypeOf(this)),this)';

/**
 * Replaces it by a flat copy. A copy whose prototype is the original has a hidden class of its own: V8 looks up each of
 * its properties again, and recompiles the code that reads them for every other page. All properties are copied, so the
 * prototype is not needed.
 */
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.includes('/pdfjs-dist/build/pdf.worker.min.mjs')) return loaded;
    return { ...loaded, source: String(loaded.source).replace(nested, flatCopy) };
  },
});
