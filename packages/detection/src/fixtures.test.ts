import { fold } from '@kumbara/text/fold';
import { describe, expect, it } from 'vitest';
import { detectInStatements } from './detect-in-statements.ts';
import type { Finding } from './finding.ts';
import englishFixtures from './testing/fixtures/english.json' with { type: 'json' };
import everydayEnglishFixtures from './testing/fixtures/everyday-english.json' with { type: 'json' };
import everydayEuropeanFixtures from './testing/fixtures/everyday-european.json' with { type: 'json' };
import everydayTurkishFixtures from './testing/fixtures/everyday-turkish.json' with { type: 'json' };
import { createStatements, type StatementFixture } from './testing/fixtures/fixture.ts';
import germanDutchFixtures from './testing/fixtures/german-dutch.json' with { type: 'json' };
import otherCountriesFixtures from './testing/fixtures/other-countries.json' with { type: 'json' };
import timelineFixtures from './testing/fixtures/timelines.json' with { type: 'json' };
import turkishFixtures from './testing/fixtures/turkish.json' with { type: 'json' };

const letters = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
const isNamed = ({ service_name, evidence }: Finding, name: string) =>
  letters(`${service_name} ${evidence.map(({ text }) => text).join(' ')}`).includes(letters(name));

/** `Netflix 189.99 monthly` for a finding that is expected under this name. */
const described = (name: string, { amount, billing_cycle, billing_interval }: Finding) =>
  `${name} ${amount} ${billing_cycle}${billing_interval > 1 ? `*${billing_interval}` : ''}`;

/** Formats the findings like the expectation where name and price agree with it. */
function found(fixture: StatementFixture): string[] {
  const { documents, today } = createStatements(fixture);
  const { findings } = detectInStatements(documents, { today });
  const wanted = [...fixture.found];
  return findings.flatMap((finding) => {
    const at = wanted.findIndex((each) => {
      const [, name = ''] = /^(.+) [\d.]+ \w+(?:\*\d+)?$/.exec(each) ?? [];
      return isNamed(finding, name) && described(name, finding) === each;
    });
    if (at >= 0) return wanted.splice(at, 1);
    if (fixture.either?.some((text) => isNamed(finding, text))) return [];
    return described(finding.service_name, finding);
  });
}

/** Written without running the code, with real spellings of banks. */
describe.each([
  ['Turkish statements', turkishFixtures],
  ['German and Dutch statements', germanDutchFixtures],
  ['English and American statements', englishFixtures],
  ['statements of other countries', otherCountriesFixtures],
  ['timelines of subscriptions', timelineFixtures],
  ['everyday Turkish statements', everydayTurkishFixtures],
  ['everyday English statements', everydayEnglishFixtures],
  ['everyday European and Brazilian statements', everydayEuropeanFixtures],
])('%s', (_, fixtures) => {
  it.each(fixtures)('$name', (fixture) => {
    expect(found(fixture).sort()).toEqual(fixture.found.toSorted());
  });
});
