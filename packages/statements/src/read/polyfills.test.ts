import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createLocalWorker } from './pdf-worker.ts';

const own = Object.getOwnPropertyNames;

/** The global classes, and `Math` and `JSON`. */
const owners = own(globalThis)
  .filter((name) => /^[A-Z]/.test(name))
  .map((name) => ({ name, owner: (globalThis as Record<string, unknown>)[name] as { prototype?: object } }))
  .filter(({ owner }) => typeof owner === 'function' || owner === Math || owner === JSON);

/** All built-ins at this moment: `Map.groupBy`, `Map.prototype.get`. */
const builtIns = (): string[] =>
  owners.flatMap(({ name, owner }) => [
    ...own(owner).map((method) => `${name}.${method}`),
    ...own(owner.prototype ?? {}).map((method) => `${name}.prototype.${method}`),
  ]);

const text = (file: string) => readFileSync(fileURLToPath(import.meta.resolve(`pdfjs-dist/build/${file}`)), 'utf8');

it('add to the browser build of pdf.js everything that its Node build brings', async () => {
  await createLocalWorker();
  const before = new Set(builtIns());
  // @ts-expect-error it comes without types
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  await import('pdfjs-dist/legacy/build/pdf.mjs');
  const brought = builtIns().filter((path) => !before.has(path));
  const asked = text('pdf.mjs') + text('pdf.worker.mjs');
  expect(brought.filter((path) => asked.includes(`${path.slice(path.lastIndexOf('.'))}(`))).toEqual([]);
});
