import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { currencyCodes } from '@kumbara/shared';

/**
 * Writes `snapshot.json` from the npm package `@fawazahmed0/currency-api` (CC0), which holds the market rates of the day
 * in its version. It is installed in a folder outside the repository:
 *
 *     npm install --prefix FOLDER @fawazahmed0/currency-api
 *     npm run rates-snapshot -- FOLDER
 */
const folder = process.argv[2];
if (!folder) {
  console.error('Name the folder in which @fawazahmed0/currency-api is installed: npm run rates-snapshot -- FOLDER');
  process.exit(1);
}
const file = join(folder, 'node_modules/@fawazahmed0/currency-api/v1/currencies/eur.json');
const { date, eur } = JSON.parse(readFileSync(file, 'utf8')) as { date: string; eur: Record<string, number> };
const rates = currencyCodes
  .filter((code) => code !== 'EUR' && eur[code.toLowerCase()])
  .sort()
  .map((code) => [code, String(eur[code.toLowerCase()])]);
const snapshot = { day: date, per_euro: Object.fromEntries(rates) };
writeFileSync(fileURLToPath(new URL('snapshot.json', import.meta.url)), `${JSON.stringify(snapshot, null, 2)}\n`);
console.log(`Rates of ${date} for ${rates.length} currencies`);
