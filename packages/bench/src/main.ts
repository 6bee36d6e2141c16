import { parseArgs } from 'node:util';
import { reportDetection } from '#detection/report.ts';

const usage = 'usage: npm run bench -- [detection|statements] [--quick]';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});
const [what] = positionals;
const { quick } = values;

if (what === 'detection') reportDetection({ quick });
else console.error(usage);
