import { describe, expect, it } from 'vitest';
import { detectInStatements } from './detect-in-statements.ts';
import type { Finding } from './finding.ts';
import { fold } from './merchant/fold.ts';
import { englishLives } from './testing/fixtures/english.ts';
import { everydayEnglishLives } from './testing/fixtures/everyday-english.ts';
import { everydayEuropeanLives } from './testing/fixtures/everyday-european.ts';
import { everydayTurkishLives } from './testing/fixtures/everyday-turkish.ts';
import { type Life, statementsOf } from './testing/fixtures/fixture.ts';
import { germanDutchLives } from './testing/fixtures/german-dutch.ts';
import { furtherLives } from './testing/fixtures/other-countries.ts';
import { coursesLives } from './testing/fixtures/timelines.ts';
import { turkishLives } from './testing/fixtures/turkish.ts';

const letters = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
const isNamed = ({ service_name, evidence }: Finding, name: string) =>
  letters(`${service_name} ${evidence.map(({ text }) => text).join(' ')}`).includes(letters(name));

/** `Netflix 189.99 monthly` for a finding that is expected under this name. */
const described = (name: string, { amount, billing_cycle, billing_interval }: Finding) =>
  `${name} ${amount} ${billing_cycle}${billing_interval > 1 ? `*${billing_interval}` : ''}`;

/** What was found, in the words of the expectation where it has such a name and price, else in its own. */
function found(life: Life): string[] {
  const { documents, today } = statementsOf(life);
  const { findings } = detectInStatements(documents, { today });
  const wanted = [...life.found];
  return findings.flatMap((finding) => {
    const at = wanted.findIndex((each) => {
      const [, name = ''] = /^(.+) [\d.]+ \w+(?:\*\d+)?$/.exec(each) ?? [];
      return isNamed(finding, name) && described(name, finding) === each;
    });
    if (at >= 0) return wanted.splice(at, 1);
    if (life.either?.some((text) => isNamed(finding, text))) return [];
    return described(finding.service_name, finding);
  });
}

/** Written without running the code, with banks' real spellings; what it then did wrong was mended in general. */
describe.each([
  ['Turkish statements', turkishLives],
  ['German and Dutch statements', germanDutchLives],
  ['English and American statements', englishLives],
  ['statements of further countries', furtherLives],
  ['courses of subscriptions', coursesLives],
  ['everyday Turkish statements', everydayTurkishLives],
  ['everyday English statements', everydayEnglishLives],
  ['everyday European and Brazilian statements', everydayEuropeanLives],
])('%s', (_, lives) => {
  it.each(lives)('$name', (life) => {
    expect(found(life).sort()).toEqual(life.found.toSorted());
  });
});
