import { checkTexts } from './texts.ts';
import { formatViolation, type Violation } from './violation.ts';
import { checkVisibleTexts } from './visible-texts.ts';
import { checkWords } from './words.ts';

/** `npm run lint` runs these after Biome and knip. Each check returns what it objects to. */
const checks: { title: string; run: () => Violation[] }[] = [
  { title: 'words', run: checkWords },
  { title: 'texts', run: checkTexts },
  { title: 'visible texts', run: checkVisibleTexts },
];

for (const { title, run } of checks) {
  const violations = run();
  if (violations.length === 0) continue;
  process.exitCode = 1;
  console.error(`${title}: ${violations.length} found`);
  for (const violation of violations) console.error(`  ${formatViolation(violation)}`);
}
