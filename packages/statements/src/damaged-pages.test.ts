import { deflateSync } from 'node:zlib';
import { generateHistory, layouts, renderStatement } from '@kumbara/samples';
import { describe, expect, it } from 'vitest';
import { StatementError } from '#errors.ts';
import { lines, pdf, read, table } from '#testing/documents.ts';

/** The same document with compressed pages. */
function deflated(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1').replace(/<< \/Length \d+ >>\nstream\n(.*?)\nendstream/gs, (_, page: string) => {
    const packed = deflateSync(Buffer.from(page, 'latin1')).toString('latin1');
    return `<< /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream`;
  });
  return Buffer.from(text, 'latin1');
}

/** The ranges of the compressed data. */
const streamsIn = (bytes: Buffer): [number, number][] =>
  [...bytes.toString('latin1').matchAll(/FlateDecode(?:(?!stream).)*?stream\r?\n(.*?)\r?\nendstream/gs)].map(
    (match) => {
      const end = match.index + match[0].lastIndexOf(match[1] as string) + (match[1] as string).length;
      return [end - (match[1] as string).length, end];
    },
  );

function broken(bytes: Buffer, [from, to]: [number, number], share: number): Buffer {
  const copy = Buffer.from(bytes);
  const at = Math.round(from + (to - from) * share);
  for (let place = at; place < Math.min(to, at + 40); place += 1) copy[place] = (place * 37 + 11) % 256;
  return copy;
}

const answerTo = (bytes: Buffer) =>
  read(bytes, { fileName: 'ekstre.pdf' }).then(
    (parsed) => ({ reconciled: parsed.reconciled, lines: lines(parsed) }),
    (error) => (error instanceof StatementError ? error.code : Promise.reject(error)),
  );

describe('a page with an unreadable part', () => {
  const rows = Array.from({ length: 30 }, (_, n) => ['05.10.2026', `MAGAZA ${n} ISTANBUL`, `${n + 10},50`]);
  const sum = ['', 'TOPLAM', '750,00'];
  const whole = deflated(
    pdf([1, 2].flatMap((page) => table([40, 120, 'r500'], 40, [...rows, sum]).map((text) => ({ ...text, page })))),
  );

  it.each([0.05, 0.3, 0.6, 0.9])('is never reconciled: bytes changed at %s of it', async (share) => {
    expect(await answerTo(whole)).toMatchObject({ reconciled: true, lines: { length: 60 } });
    for (const stream of streamsIn(whole)) {
      const answer = await answerTo(broken(whole, stream, share));
      if (typeof answer === 'object') expect(answer.reconciled).toBeNull();
      else expect(answer).toBe('statement_damaged');
    }
  });

  it('is refused where the page ends early', async () => {
    const cut = whole.toString('latin1').replace(/(?<=stream\n.{90}).{60}/s, '\0'.repeat(60));
    expect(await answerTo(Buffer.from(cut, 'latin1'))).toBe('statement_damaged');
  });

  it('of a statement with totals is refused, read unchanged, or not reconciled, for any broken stream', async () => {
    const layout = layouts.find(({ printsTotals }) => printsTotals) as (typeof layouts)[number];
    const history = generateHistory({ seed: 'torn', months: 2, country: layout.country, kind: layout.kind });
    const { bytes } = await renderStatement(history, layout, 'pdf');
    const usual = await answerTo(bytes);
    const streams = streamsIn(bytes).filter(([from, to]) => to - from > 100);
    expect(streams.length).toBeGreaterThan(0);
    for (const stream of streams) {
      const answer = await answerTo(broken(bytes, stream, 0.5));
      if (typeof answer === 'object' && answer.reconciled) expect(answer).toEqual(usual);
    }
  });
});
