import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fitKinds } from '#fit/fit-kinds.ts';
import { type Cases, fitModel } from '#fit/fit-model.ts';
import type { Prior } from '#fit/logistic.ts';
import { createMailCases } from '#fit/mail-cases.ts';
import {
  createCorpusCases,
  generateMails,
  type KindCase,
  type KindCases,
  loadFittingMails,
  toCases,
} from '#fit/mail-kind-cases.ts';
import { formatMailModel } from '#fit/mail-model-file.ts';
import { formatModelFile } from '#fit/model-file.ts';
import { statementPrior } from '#fit/prior.ts';
import { createStatementCases } from '#fit/statement-cases.ts';
import { firstSeed, seedsFrom } from './seeds.ts';

const usage = `usage: npm run fit -w packages/samples -- [statements|mails|kinds] [--check]
  writes how sure the detector is into packages/detection/src/confidence; a minute and a half for statements, five for mails
  kinds: writes by what the kind of a mail is recognised into packages/detection/src/mail/data; two minutes
  --check   writes nothing, and fails when the committed file is not what this code makes`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } });

/** Number of seeds per country, in whole blocks of `statement-cases.ts`. */
const statementSeeds = { training: 288, calibration: 384, proof: 288 };
/** Every n-th block is hard: weights and threshold need hard cases, probabilities should fit typical ones. */
const hardEvery = { training: 4, calibration: 8, proof: 4 };
/** Number of seeds per country for the kinds of mail. */
const kindSeeds = 24;

function fit<Feature extends string>(
  prior: Prior<Feature>,
  cases: Cases<Feature>,
  wording: Parameters<typeof formatModelFile>[1] & { file: string },
): void {
  writeOrCheck(wording.file, formatModelFile(fitModel(prior, cases), wording, cases));
}

function writeOrCheck(name: string, made: string): void {
  const file = new URL(`../../detection/src/confidence/${name}`, import.meta.url);
  if (!values.check) writeFileSync(file, made);
  else if (readFileSync(file, 'utf8') !== made) {
    console.error(`${name} is not what the code makes: npm run fit -w packages/samples`);
    process.exitCode = 1;
  } else console.log(`${name} is what the code makes`);
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
const trainingSeeds = seedsFrom(firstSeed.training, kindSeeds);
/** Mailboxes hold so many times more other mail than is generated; whole mails are told from it more surely. */
const noiseInMailboxes = 4;
const weighNoise = (one: KindCase): KindCase =>
  one.kind === 'none' ? { ...one, weight: one.weight * noiseInMailboxes } : one;
async function createTrainingCases(): Promise<KindCases> {
  const { mails, heads } = toCases(await generateMails(trainingSeeds));
  return { mails, heads: heads.map(weighNoise) };
}
if (what === 'mails')
  writeOrCheck('mail-model.ts', formatMailModel(createMailCases((await createTrainingCases()).mails)));
if (what === 'kinds') {
  const corpus = createCorpusCases(loadFittingMails());
  const generated = await createTrainingCases();
  for (const [name, of] of [
    ['model.json', 'mails'],
    ['head-model.json', 'heads'],
  ] as const) {
    const cases = [...generated[of], ...corpus[of]];
    writeOrCheckData(name, fitKinds(cases));
  }
}
function writeOrCheckData(name: string, made: object): void {
  const file = new URL(`../../detection/src/mail/data/${name}`, import.meta.url);
  if (!values.check) writeFileSync(file, `${JSON.stringify(made)}\n`);
  else if (JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))) !== JSON.stringify(made)) {
    console.error(`${name} is not what the code makes: npm run fit -w packages/samples -- ${what}`);
    process.exitCode = 1;
  }
}
