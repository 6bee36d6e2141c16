import { parseArgs } from 'node:util';
import { detectionLines, reportDetection } from '#detection/report.ts';
import { statementLines } from '#statements/report.ts';
import { printLines } from './line.ts';

const usage = `usage: npm run bench -- [detection|statements] [--quick]
  nothing      everything in one table
  detection    the detector beside the rules of others, and its calibration
  statements   what reading costs beside the bare parsers`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});

const [what] = positionals;
if (what === undefined) printLines([...detectionLines(values), ...(await statementLines(values))]);
else if (what === 'detection') reportDetection(values);
else if (what === 'statements') printLines(await statementLines(values));
else {
  console.error(usage);
  process.exitCode = 1;
}
