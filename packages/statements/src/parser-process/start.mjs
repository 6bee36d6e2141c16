// The first program of the cage. Plain JavaScript, because loading what strips types, and stripping the reader's modules,
// costs more than reading a page: they come with their types already taken off (modules.ts).
import { registerHooks } from 'node:module';

// Read and written at once: streams, and what an import of all of `fs` brings along, would have to be loaded first.
const { readFileSync, writeSync } = process.getBuiltinModule('node:fs');
const input = readFileSync(0);
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
// White space before the answer says how the work gets on (cpu-budget.ts).
const { user, system } = process.threadCpuUsage();
writeSync(1, '\t'.repeat((user + system) / 1000));
let thousandths = 0;
const answer = await answerTo(input.subarray(end + 1), (share) => {
  const done = Math.floor(share * 1000);
  if (done > thousandths) writeSync(1, '\n'.repeat(done - thousandths));
  thousandths = done;
});
const output = Buffer.from(JSON.stringify(answer));
for (let at = 0; at < output.length; ) at += writeSync(1, output, at);
// Leaving at once: nothing a parser left running may keep the process.
process.exit(0);
