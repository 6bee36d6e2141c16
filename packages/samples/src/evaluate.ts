import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { evaluateDetection } from '#evaluate/evaluate-detection.ts';
import { evaluateMails } from '#evaluate/evaluate-mails.ts';
import { evaluateMistakes } from './evaluate/evaluate-mistakes.ts';
import { evaluateParsing } from './evaluate/evaluate-parsing.ts';
import { evaluatePipeline } from './evaluate/evaluate-pipeline.ts';
import { evaluateUsers } from './evaluate/evaluate-users.ts';
import { firstSeed, seedsFrom } from './seeds.ts';

const usage = `usage: npm run evaluate -- reading|detection|chain|worst|mails|people [--seeds COUNT [--from NUMBER] | --seed NUMBER]
  reading    [--layout ID] [--format pdf|xlsx|xls|xls-html|xls-csv|xls-xlsx]   default: 2 seeds
  detection  [--country TR] [--hard]                                           default: 40 seeds
  chain      [--layout ID]                                                     default: 2 seeds
  worst                                                                        default: 208 seeds
  mails      [--language tr] [--country TR] [--keep FOLDER]                    default: 20 seeds
  people     [--country TR]                                                    default: 20 seeds`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: 'string' },
    seed: { type: 'string' },
    from: { type: 'string' },
    layout: { type: 'string' },
    format: { type: 'string' },
    country: { type: 'string' },
    language: { type: 'string' },
    keep: { type: 'string' },
    hard: { type: 'boolean' },
  },
});
const [what] = positionals;
const seeds = (count: number, first: number = firstSeed.working) =>
  values.seed ? [Number(values.seed)] : seedsFrom(Number(values.from ?? first), Number(values.seeds ?? count));

if (what === 'reading') await evaluateParsing({ seeds: seeds(2), layout: values.layout, format: values.format });
else if (what === 'detection') evaluateDetection({ seeds: seeds(40), country: values.country, hard: values.hard });
else if (what === 'chain') await evaluatePipeline({ seeds: seeds(2), layout: values.layout });
else if (what === 'worst') evaluateMistakes({ seeds: seeds(208, firstSeed.mistakes) });
else if (what === 'mails')
  await evaluateMails({
    seeds: seeds(20),
    language: values.language,
    country: values.country,
    outFolder: values.keep && resolve(process.env.INIT_CWD ?? '.', values.keep),
  });
else if (what === 'people') await evaluateUsers({ seeds: seeds(20), country: values.country });
else console.error(usage);
