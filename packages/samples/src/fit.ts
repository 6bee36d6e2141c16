import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fitModel } from '#fit/fit-model.ts';
import type { Prior, Sample } from '#fit/logistic.ts';
import { modelFile } from '#fit/model-file.ts';
import { statementPrior } from '#fit/prior.ts';
import { statementCases } from '#fit/statement-cases.ts';
import { firstSeed, seedsFrom } from './seeds.ts';

const usage = `usage: npm run fit -w packages/samples [-- statements] [--check]
  writes how sure the detector is into packages/detection/src/confidence; about a minute
  --check   writes nothing, and fails when the committed file is not what this code makes`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } });

/** Lives of each kind and country, in whole runs of statement-cases.ts. */
const statementSeeds = 288;

function fit<Feature extends string>(
  prior: Prior<Feature>,
  casesOf: (seeds: readonly number[]) => Sample<Feature>[],
  seeds: number,
  wording: Parameters<typeof modelFile>[1] & { file: string },
): void {
  const training = casesOf(seedsFrom(firstSeed.training, seeds));
  const calibration = casesOf(seedsFrom(firstSeed.calibration, seeds));
  const made = modelFile(fitModel(prior, training, calibration), wording, training, calibration);
  const file = new URL(`../../detection/src/confidence/${wording.file}`, import.meta.url);
  if (!values.check) writeFileSync(file, made);
  else if (readFileSync(file, 'utf8') !== made) {
    console.error(`${wording.file} is not what the code makes: npm run fit -w packages/samples`);
    process.exitCode = 1;
  }
}

const [what = 'all'] = positionals;
if (!['all', 'statements'].includes(what)) {
  console.error(usage);
  process.exitCode = 1;
}
if (what === 'all' || what === 'statements') {
  fit(statementPrior, statementCases, statementSeeds, {
    file: 'statement-model.ts',
    name: 'statementModel',
    feature: 'Feature',
    features: 'features',
    what: 'statements',
  });
}
