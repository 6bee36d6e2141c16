import { parseArgs } from 'node:util';
import { evaluateChain } from '#evaluate/evaluate-chain.ts';
import { evaluateDetection } from '#evaluate/evaluate-detection.ts';
import { evaluateReading } from '#evaluate/evaluate-reading.ts';

const usage = `usage: npm run evaluate -- reading|detection|chain [--seeds COUNT | --seed NUMBER]
  reading    [--layout ID] [--format pdf|xlsx|xls|xls-html|xls-csv|xls-xlsx]   default: 2 seeds
  detection  [--country TR]                                                    default: 40 seeds
  chain      [--layout ID]                                                     default: 2 seeds`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: 'string' },
    seed: { type: 'string' },
    layout: { type: 'string' },
    format: { type: 'string' },
    country: { type: 'string' },
  },
});
const [what] = positionals;
const first = (count: number) => Array.from({ length: Number(values.seeds ?? count) }, (_, seed) => seed);
const seeds = (count: number) => (values.seed ? [Number(values.seed)] : first(count));

if (what === 'reading') await evaluateReading({ seeds: seeds(2), layout: values.layout, format: values.format });
else if (what === 'detection') evaluateDetection({ seeds: seeds(40), country: values.country });
else if (what === 'chain') await evaluateChain({ seeds: seeds(2), layout: values.layout });
else console.error(usage);
