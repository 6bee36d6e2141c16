// Entry point of the parser process. Plain JavaScript, because loading a type stripper and stripping the parser's
// modules takes longer than parsing a page. The modules arrive with their types already stripped (modules.ts).
import { registerHooks } from 'node:module';

// Synchronous reads and writes: streams, and the rest of what an import of `fs` loads, would take time to load.
const { readFileSync, writeSync } = process.getBuiltinModule('node:fs');
const input = readFileSync(0);
const end = input.indexOf(10);
const modules = JSON.parse(input.toString('utf8', 0, end));

const root = new URL('..', import.meta.url);
const text = new URL('../../../text/src/', import.meta.url);
const locate = (specifier, parent) => {
  if (specifier.startsWith('#')) return new URL(specifier.slice(1), root);
  if (specifier.startsWith('@kumbara/text/')) return new URL(`${specifier.slice(14)}.ts`, text);
  return new URL(specifier, parent);
};
registerHooks({
  // Modules received from the parent need no lookup of folders and package.json.
  resolve(specifier, context, next) {
    const { href: url } = locate(specifier, context.parentURL);
    return url in modules ? { url, format: 'module', shortCircuit: true } : next(specifier, context);
  },
  load: (url, context, next) =>
    url in modules ? { format: 'module', source: modules[url], shortCircuit: true } : next(url, context),
});
const { answerRequest } = await import('./child.ts');
const answer = await answerRequest(input.subarray(end + 1));
const output = Buffer.from(JSON.stringify(answer));
for (let at = 0; at < output.length; ) at += writeSync(1, output, at);
// Exits at once, so that nothing a parser left running keeps the process alive.
process.exit(0);
