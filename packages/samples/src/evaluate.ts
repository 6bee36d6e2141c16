import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { evaluateDetection } from '#evaluate/evaluate-detection.ts';
import { evaluateMailboxes } from '#evaluate/evaluate-mailboxes.ts';
import { evaluateMails } from '#evaluate/evaluate-mails.ts';
import { evaluateMistakes } from '#evaluate/evaluate-mistakes.ts';
import { evaluateParsing } from '#evaluate/evaluate-parsing.ts';
import { evaluatePipeline } from '#evaluate/evaluate-pipeline.ts';
import { evaluateUsers } from '#evaluate/evaluate-users.ts';
import { firstSeed, seedsFrom } from './seeds.ts';

const usage = `usage: npm run evaluate -- mails [--fold held-out|fit|all] [--language tr] [--mistakes]
       npm run evaluate -- parsing|detection|pipeline|mistakes|mailboxes|users [--seeds COUNT [--from NUMBER] | --seed NUMBER]
  parsing    [--layout ID] [--format pdf|xlsx|xls|xls-html|xls-csv|xls-xlsx]   default: 2 seeds
  detection  [--country TR] [--hard]                                           default: 40 seeds
  pipeline   [--layout ID]                                                     default: 2 seeds
  mistakes                                                                     default: 208 seeds
  mailboxes  [--language tr] [--country TR] [--out FOLDER]                     default: 20 seeds
  users      [--country TR]                                                    default: 20 seeds`;

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
    out: { type: 'string' },
    hard: { type: 'boolean' },
    fold: { type: 'string' },
    mistakes: { type: 'boolean' },
  },
});
const [subject] = positionals;
const seeds = (count: number, first: number = firstSeed.working) =>
  values.seed ? [Number(values.seed)] : seedsFrom(Number(values.from ?? first), Number(values.seeds ?? count));

if (subject === 'parsing') await evaluateParsing({ seeds: seeds(2), layout: values.layout, format: values.format });
else if (subject === 'detection') evaluateDetection({ seeds: seeds(40), country: values.country, hard: values.hard });
else if (subject === 'pipeline') await evaluatePipeline({ seeds: seeds(2), layout: values.layout });
else if (subject === 'mistakes') evaluateMistakes({ seeds: seeds(208, firstSeed.mistakes) });
else if (subject === 'mails') {
  const { language, mistakes } = values;
  evaluateMails({ fold: z.enum(['held-out', 'fit', 'all']).optional().parse(values.fold), language, mistakes });
} else if (subject === 'mailboxes')
  await evaluateMailboxes({
    seeds: seeds(20),
    language: values.language,
    country: values.country,
    outFolder: values.out && resolve(process.env.INIT_CWD ?? '.', values.out),
  });
else if (subject === 'users') await evaluateUsers({ seeds: seeds(20), country: values.country });
else console.error(usage);
