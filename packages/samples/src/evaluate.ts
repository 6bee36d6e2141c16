import { parseArgs } from 'node:util';
import { evaluateReading } from '#evaluate/evaluate-reading.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '4' },
    seed: { type: 'string' },
    layout: { type: 'string' },
    format: { type: 'string' },
  },
});
const seeds = values.seed ? [Number(values.seed)] : Array.from({ length: Number(values.seeds) }, (_, seed) => seed);
await evaluateReading({ seeds, layout: values.layout, format: values.format });
