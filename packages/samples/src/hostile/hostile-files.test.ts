import { readStatement, StatementError } from '@kumbara/statements';
import { describe, expect, it } from 'vitest';
import { inPairs } from '#evaluate/in-pairs.ts';
import { generateHistory } from '#history/generate.ts';
import { layouts } from '#layouts/layouts.ts';
import { renderStatement } from '#render/render.ts';
import type { HostileFile } from './hostile-file.ts';
import { hostileFiles } from './hostile-files.ts';
import { randomFiles, scrambledFiles, truncatedFiles } from './malformed.ts';

const longest = 6000;

/** The answer to a file, and how long it took. Anything but a reading or a clear refusal fails the test. */
async function answerTo({ name, bytes }: HostileFile): Promise<{ answer: string; ms: number }> {
  const start = performance.now();
  const reading = readStatement(bytes, { fileName: name, currency: 'TRY', today: '2026-10-01' });
  const answer = await reading.then(
    () => 'read',
    (error) => (error instanceof StatementError ? error.code : `crashed: ${error}`),
  );
  return { answer, ms: performance.now() - start };
}

async function expectClearAnswers(files: readonly HostileFile[]) {
  const answers = await inPairs(files, async (file) => ({ file, ...(await answerTo(file)) }));
  // A machine that is short of time says so of a file that would have used it all.
  const acceptable = (file: HostileFile): readonly string[] => [...file.expect, 'statement_reader_busy'];
  const wrong = answers.filter(({ file, answer, ms }) => !acceptable(file).includes(answer) || ms > longest);
  expect(
    wrong.map(({ file, answer, ms }) => `${file.name} (${file.why}): ${answer} after ${Math.round(ms)} ms`),
  ).toEqual([]);
}

describe('a file that is out to harm', () => {
  it('is made the same way every time', () => {
    const again = hostileFiles();
    expect(hostileFiles().every(({ bytes }, index) => again[index]?.bytes.equals(bytes))).toBe(true);
  });

  it('is answered clearly within six seconds, and the process lives', { timeout: 120_000 }, () =>
    expectClearAnswers(hostileFiles()),
  );

  it('is refused clearly when it is nothing but random bytes', { timeout: 60_000 }, () =>
    expectClearAnswers(randomFiles(8)),
  );

  it('is read or refused clearly when it was a statement before it was cut or damaged', {
    timeout: 60_000,
  }, async () => {
    const [layout] = layouts;
    if (!layout) throw new Error('no layouts');
    const history = generateHistory({ seed: 3, months: 1, country: layout.country, noise: 2 });
    for (const format of ['pdf', 'xlsx', 'xls'] as const) {
      const { bytes } = await renderStatement(history, layout, format);
      await expectClearAnswers([
        ...truncatedFiles(`cut.${format}`, bytes, 1),
        ...scrambledFiles(`damaged.${format}`, bytes, 1),
      ]);
    }
  });
});
