import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fitKinds } from '#fit/fit-kinds.ts';
import { type Cases, fitModel } from '#fit/fit-model.ts';
import type { Prior } from '#fit/logistic.ts';
import { createMailCases } from '#fit/mail-cases.ts';
import { createKindCases } from '#fit/mail-kind-cases.ts';
import { formatModelFile } from '#fit/model-file.ts';
import { mailPrior, statementPrior } from '#fit/prior.ts';
import { createStatementCases } from '#fit/statement-cases.ts';
import { firstSeed, seedsFrom } from './seeds.ts';

const usage = `usage: npm run fit -w packages/samples -- [statements|mails|kinds] [--check]
  writes how sure the detector is into packages/detection/src/confidence; a minute and a half for statements, three for mails
  kinds: writes by what the kind of a mail is recognised into packages/detection/src/mail/data; two minutes
  --check   writes nothing, and fails when the committed file is not what this code makes`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } });

/** Number of seeds per country, in whole blocks of `statement-cases.ts`. */
const statementSeeds = { training: 288, calibration: 384, proof: 288 };
/** Every n-th block is hard: weights and threshold need hard cases, probabilities should fit typical ones. */
const hardEvery = { training: 4, calibration: 8, proof: 4 };
/** Number of seeds per country for the kinds of mail. */
const kindSeeds = 24;
/** Number of seeds per country, in whole blocks of `mail-cases.ts`. */
const mailSeeds = 16;

function fit<Feature extends string>(
  prior: Prior<Feature>,
  cases: Cases<Feature>,
  wording: Parameters<typeof formatModelFile>[1] & { file: string },
): void {
  const made = formatModelFile(fitModel(prior, cases), wording, cases);
  const file = new URL(`../../detection/src/confidence/${wording.file}`, import.meta.url);
  if (!values.check) writeFileSync(file, made);
  else if (readFileSync(file, 'utf8') !== made) {
    console.error(`${wording.file} is not what the code makes: npm run fit -w packages/samples`);
    process.exitCode = 1;
  } else console.log(`${wording.file} is what the code makes`);
}

const [what = 'statements'] = positionals;
if (!['statements', 'mails', 'kinds'].includes(what)) {
  console.error(usage);
  process.exitCode = 1;
}
if (what === 'statements') {
  const casesOf = (use: keyof Cases<never>) =>
    createStatementCases(seedsFrom(firstSeed[use], statementSeeds[use]), hardEvery[use]);
  const cases = { training: casesOf('training'), calibration: casesOf('calibration'), proof: casesOf('proof') };
  fit(statementPrior, cases, {
    file: 'statement-model.ts',
    name: 'statementModel',
    feature: 'Feature',
    features: 'features',
    what: 'statements',
  });
}
if (what === 'mails') {
  const casesOf = (use: keyof Cases<never>) => createMailCases(seedsFrom(firstSeed[use], mailSeeds));
  const [training, calibration, proof] = [
    await casesOf('training'),
    await casesOf('calibration'),
    await casesOf('proof'),
  ];
  fit(
    mailPrior,
    { training, calibration, proof },
    {
      file: 'mail-model.ts',
      name: 'mailModel',
      feature: 'MailFeature',
      features: 'mail-features',
      what: 'mails',
    },
  );
}
if (what === 'kinds') {
  const { mails, heads } = await createKindCases(seedsFrom(firstSeed.training, kindSeeds));
  for (const [name, cases] of [['model.json', mails] as const, ['head-model.json', heads] as const]) {
    const model = fitKinds(cases);
    const file = new URL(`../../detection/src/mail/data/${name}`, import.meta.url);
    if (!values.check) writeFileSync(file, `${JSON.stringify(model)}\n`);
    else if (JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))) !== JSON.stringify(model)) {
      console.error(`${name} is not what the code makes: npm run fit -w packages/samples -- kinds`);
      process.exitCode = 1;
    }
  }
}
