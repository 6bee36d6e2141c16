import { hostileFiles } from '@kumbara/samples';
import { expect, it } from 'vitest';
import { answerOf, csv, lines, parseDocument } from '#testing/documents.ts';

const good = csv(`
  Tarih;Açıklama;Tutar
  05.10.2026;NETFLIX.COM;-229,99
`);

it.each(hostileFiles().map((file) => [file.name, file] as const))(
  'answers %s within eight seconds and continues to parse',
  async (name, { bytes, expect: acceptable }) => {
    const started = performance.now();
    // On a busy machine a file that uses all its time may be answered so.
    expect([...acceptable, 'statement_reader_busy']).toContain(await answerOf(bytes, name));
    expect(performance.now() - started).toBeLessThan(8_000);
    expect(lines(await parseDocument(good))).toEqual(['2026-10-05 -229.99 TRY NETFLIX.COM']);
  },
);
