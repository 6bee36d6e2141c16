import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { addMonths, toIsoDate } from '@kumbara/shared';
import {
  encryptedStatement,
  exampleStatement,
  generateHistory,
  generateMailbox,
  hostileFiles,
  layouts,
  renderStatement,
  scannedStatement,
  statementPassword,
} from './index.ts';

/** Month of the example statements. No next payment would be detected in older ones. */
const lastMonth = addMonths(toIsoDate(new Date()), -1);

/** Writes files to try the product with: the example, one statement per bank, and some that must be refused. */
async function writeSamples(folder: string): Promise<void> {
  for (const below of ['hostile', 'mails']) await mkdir(join(folder, below), { recursive: true });
  const save = (name: string, bytes: Buffer) => writeFile(join(folder, name), bytes);
  for (const format of ['pdf', 'xlsx'] as const) {
    const { fileName, bytes, monthly, yearly } = await exampleStatement(format, lastMonth);
    await save(fileName, bytes);
    console.log(`${fileName}: per month ${JSON.stringify(monthly)}, per year ${JSON.stringify(yearly)}`);
  }
  for (const layout of layouts) {
    const history = generateHistory({ seed: 'sample', months: 4, country: layout.country, kind: layout.kind });
    for (const format of ['pdf', 'xlsx', 'xls'] as const) {
      const { fileName, bytes } = await renderStatement(history, layout, format);
      await save(fileName, bytes);
    }
    const names = history.subscriptions.filter(({ expect }) => expect === 'found').map(({ name }) => name);
    console.log(`${layout.id}: ${names.join(', ')}`);
  }
  const { mails, subscriptions } = await generateMailbox({ seed: 'sample', country: 'TR', months: 6, noise: 10 });
  for (const [n, { eml, truth }] of mails.entries()) {
    await save(join('mails', `${String(n).padStart(4, '0')}-${truth.template.replace(/ /g, '-')}.eml`), eml);
  }
  console.log(
    `mails: ${subscriptions
      .filter(({ expect }) => expect === 'found')
      .map(({ name }) => name)
      .join(', ')}`,
  );
  await save(`locked-${statementPassword}.pdf`, (await encryptedStatement()).bytes);
  await save('scanned.pdf', await scannedStatement());
  for (const { name, bytes } of hostileFiles()) await save(join('hostile', name), bytes);
}

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('usage: npm run sample -w packages/samples -- OUT_FOLDER');
  process.exit(1);
}
// npm starts scripts in the workspace; the folder is meant from where the caller stands.
await writeSamples(resolve(process.env.INIT_CWD ?? '.', folder));
