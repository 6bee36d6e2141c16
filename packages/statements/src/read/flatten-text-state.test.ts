import { registerHooks } from 'node:module';
import { expect, it } from 'vitest';
import { flat } from './flatten-text-state.ts';

it('finds where the installed pdf.js copies the state of its text', async () => {
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
  expect(source.split(flat)).toHaveLength(2);
});
