import { describe, expect, it } from 'vitest';
import { matchStreams } from './same-stream.ts';

const charges = (amount: number, ...months: number[]) =>
  months.map((month) => ({ date: `2026-0${month}-18`, amount, currency: 'TRY' }));
const stored = (fingerprint: string, seen: ReturnType<typeof charges>) =>
  seen.map((charge) => ({ ...charge, fingerprint }));
const names = (answer: ReturnType<typeof matchStreams>) => answer.findings.map(({ fingerprint }) => fingerprint);

describe('a stream keeps its fingerprint', () => {
  const dear = { fingerprint: 'apple', charges: charges(249, 1, 2, 3) };

  it('when a cheaper one comes before it in the order of prices', () => {
    const found = [
      { fingerprint: 'apple', charges: charges(39, 2, 3) },
      { fingerprint: 'apple/2', charges: dear.charges },
    ];
    expect(names(matchStreams(found, stored('apple', charges(249, 1, 2))))).toEqual(['apple/2', 'apple']);
  });

  it('when its price changed between two months that share no charge', () => {
    const found = [{ fingerprint: 'apple', charges: charges(299, 4) }];
    expect(names(matchStreams(found, stored('apple/2', dear.charges)))).toEqual(['apple/2']);
  });

  it('and a new one never gets a fingerprint with another meaning', () => {
    const seen = [...stored('apple', charges(39, 1)), ...stored('apple/2', dear.charges)];
    const found = [
      { fingerprint: 'apple', charges: charges(99, 4) },
      { ...dear, fingerprint: 'apple/2' },
    ];
    expect(names(matchStreams(found, seen))).toEqual(['apple/3', 'apple/2']);
  });

  it('and reports the streams it absorbed when more months show that they are one', () => {
    const seen = [...stored('spotify', charges(59, 1, 5)), ...stored('spotify/2', charges(59, 2, 6, 7))];
    const whole = [{ fingerprint: 'spotify', charges: charges(59, 1, 2, 3, 4, 5, 6, 7) }];
    const answer = matchStreams(whole, seen);
    expect(names(answer)).toEqual(['spotify/2']);
    expect([...answer.absorbed]).toEqual([['spotify', 'spotify/2']]);
  });

  it('independent of what other merchants charged on the same day', () => {
    const found = [{ fingerprint: 'netflix', charges: charges(59, 1) }];
    const answer = matchStreams(found, stored('spotify', charges(59, 1)));
    expect([names(answer), answer.absorbed.size]).toEqual([['netflix'], 0]);
  });
});
