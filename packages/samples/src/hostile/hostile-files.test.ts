import { readStatement, StatementError } from '@kumbara/statements';
import { describe, expect, it } from 'vitest';
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
  for (const file of files) {
    const { answer, ms } = await answerTo(file);
    expect(file.expect, `${file.name} (${file.why}) was answered with ${answer}`).toContain(answer);
    expect(ms, file.name).toBeLessThan(longest);
  }
}

describe('a file that is out to harm', () => {
  it('is made the same way every time', () => {
    const again = hostileFiles();
    expect(hostileFiles().every(({ bytes }, index) => again[index]?.bytes.equals(bytes))).toBe(true);
  });

  it.each(hostileFiles().map((file) => [file.name, file] as const))(
    '%s is answered clearly within six seconds, and the process lives',
    { timeout: 20_000 },
    (_, file) => expectClearAnswers([file]),
  );

  it('random bytes are refused clearly', { timeout: 60_000 }, () => expectClearAnswers(randomFiles(8)));

  it('a statement that was cut or damaged is read or refused clearly', { timeout: 60_000 }, async () => {
    const [layout] = layouts;
    if (!layout) throw new Error('no layouts');
    const history = generateHistory({ seed: 3, months: 1, country: layout.country, noise: 2 });
    for (const format of ['pdf', 'xlsx', 'xls'] as const) {
      const { bytes } = await renderStatement(history, layout, format);
      await expectClearAnswers([
        ...truncatedFiles(`cut.${format}`, bytes, 2),
        ...scrambledFiles(`damaged.${format}`, bytes, 2),
      ]);
    }
  });
});
