import { writeFile } from 'node:fs/promises';
import { recordDemonstration } from './demonstration.ts';

/* Records the demonstration of the landing screen: npm run record-demonstration -w apps/web */
const file = new URL('../src/features/landing/demonstration.json', import.meta.url);
await writeFile(file, `${JSON.stringify(await recordDemonstration(), null, 2)}\n`);
