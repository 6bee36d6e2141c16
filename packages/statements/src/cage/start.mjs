// The first program of the cage. Plain JavaScript, because loading what strips types, and stripping the reader's modules,
// costs more than reading a page: they come with their types already taken off (modules.ts).
import { registerHooks } from 'node:module';

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const input = Buffer.concat(chunks);
const end = input.indexOf(10);
const modules = JSON.parse(input.toString('utf8', 0, end));

const root = new URL('..', import.meta.url);
registerHooks({
  // What came along needs no search through folders and package.json.
  resolve(specifier, context, next) {
    const { href: url } = specifier.startsWith('#')
      ? new URL(specifier.slice(1), root)
      : new URL(specifier, context.parentURL);
    return url in modules ? { url, format: 'module', shortCircuit: true } : next(specifier, context);
  },
  load: (url, context, next) =>
    url in modules ? { format: 'module', source: modules[url], shortCircuit: true } : next(url, context),
});
const { answerTo } = await import('./child.ts');
// White space before the answer is a sign of life: the work is getting on (cage.ts).
const answer = await answerTo(input.subarray(end + 1), () => process.stdout.write('\n'));
// Leaving at once: nothing a parser left running may keep the process.
process.stdout.write(JSON.stringify(answer), () => process.exit(0));
