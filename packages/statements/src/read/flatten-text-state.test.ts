import { registerHooks } from 'node:module';
import { expect, it } from 'vitest';
import { flatCopy } from './flatten-text-state.ts';

it('finds the expression with which the installed pdf.js copies its text state', async () => {
  let source = '';
  const listening = registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      source = String(loaded.source);
      return loaded;
    },
  });
  await import(`${import.meta.resolve('pdfjs-dist/build/pdf.worker.min.mjs')}?again`);
  listening.deregister();
  expect(source.split(flatCopy)).toHaveLength(2);
});
