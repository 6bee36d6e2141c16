import {
  encryptWorkbook,
  generateHistory,
  type HostileFile,
  layouts,
  randomFiles,
  renderStatement,
  sampled,
  scrambledFiles,
  truncatedFiles,
} from '@kumbara/samples';
import { expect, it } from 'vitest';
import { StatementError } from '#errors.ts';
import { readStatement } from '#index.ts';
import { csv, lines, options, parseDocument } from '#testing/documents.ts';

const formats = ['pdf', 'xlsx', 'xls', 'xls-html'] as const;

/** 300 files of random bytes, 40 that end too early, and 40 with some wrong bytes. */
async function brokenFiles(): Promise<HostileFile[]> {
  const layout = layouts[0] as (typeof layouts)[number];
  const history = generateHistory({ seed: 'broken', months: 1, country: layout.country, kind: layout.kind });
  const whole = await Promise.all(formats.map((format) => renderStatement(history, layout, format)));
  const locked = encryptWorkbook(whole[1]?.bytes as Buffer, 'x', 'standard');
  const files = [...whole.map(({ fileName, bytes }) => [fileName, bytes] as const), ['locked.xlsx', locked] as const];
  return [
    ...randomFiles(300),
    ...files.flatMap(([name, bytes]) => truncatedFiles(name, bytes, 8)),
    ...files.flatMap(([name, bytes]) => scrambledFiles(name, bytes, 8)),
  ];
}

const good = csv(`
  Tarih;Açıklama;Tutar
  05.10.2026;NETFLIX.COM;-229,99
`);

it('answers every broken file with a reason and parses good ones meanwhile', {
  timeout: 300_000,
}, async () => {
  const all = await brokenFiles();
  expect(all).toHaveLength(380);
  const files = sampled(all, 10);
  const faults: string[] = [];
  const answerTo = async ({ name, bytes, expect: acceptable }: HostileFile) => {
    const answer = await readStatement(bytes, { ...options, fileName: name }).then(
      () => 'read' as const,
      (error) => (error instanceof StatementError ? error.code : String(error)),
    );
    // On a busy machine any file may be answered so.
    const isFitting = [...acceptable, 'statement_reader_busy'].includes(answer);
    if (!isFitting) faults.push(`${name}: ${answer}`);
  };
  const queue = files.entries();
  const lane = async () => {
    for (const [index, file] of queue) {
      await answerTo(file);
      if (index % 5 === 0) expect(lines(await parseDocument(good))).toEqual(['2026-10-05 -229.99 TRY NETFLIX.COM']);
    }
  };
  await Promise.all([lane(), lane()]);
  expect(faults).toEqual([]);
});
