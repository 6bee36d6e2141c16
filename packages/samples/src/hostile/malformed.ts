import { seededRandom } from '#random.ts';
import type { HostileFile } from './hostile-file.ts';

const answers = [
  'unsupported_file_type',
  'statement_empty',
  'statement_damaged',
  'statement_encrypted',
  'statement_scanned',
  'statement_too_complex',
  'statement_no_transactions',
] as const;

const magics: readonly [extension: string, magic: Buffer][] = [
  ['pdf', Buffer.from('%PDF-1.7\n')],
  ['xlsx', Buffer.from('PK\u0003\u0004', 'latin1')],
  ['xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ['xls', Buffer.from('<html><table>')],
];

/** Random bytes, every second file after the first bytes of a valid one. The same count gives the same files. */
export const randomFiles = (count = 300): HostileFile[] =>
  Array.from({ length: count }, (_, seed) => {
    const random = seededRandom(`random bytes ${seed}`);
    const [extension, magic] = random.pick(magics);
    const noise = Buffer.from(Array.from({ length: random.int(1, 4000) }, () => random.int(0, 255)));
    const withMagic = seed % 2 === 0;
    return {
      name: `random-${seed}.${extension}`,
      bytes: withMagic ? Buffer.concat([magic, noise]) : noise,
      why: `random bytes ${withMagic ? 'after a valid beginning' : 'only'}`,
      expect: answers,
    };
  });

/** A valid file truncated at `count` positions spread over its length. */
export const truncatedFiles = (name: string, whole: Buffer, count = 12): HostileFile[] =>
  Array.from({ length: count }, (_, n) => {
    const length = Math.floor((whole.length * (n + 0.5)) / count);
    return {
      name: `truncated-${n}-${name}`,
      bytes: whole.subarray(0, length),
      why: `ends after ${length} of ${whole.length} bytes`,
      // All rows of a PDF may be before the cut, and repairing readers find them.
      expect: [...answers, 'read'],
    };
  });

/** A valid file with some bytes replaced. */
export const scrambledFiles = (name: string, whole: Buffer, count = 12): HostileFile[] =>
  Array.from({ length: count }, (_, n) => {
    const random = seededRandom(`scrambled ${name} ${n}`);
    const bytes = Buffer.from(whole);
    for (let changed = 0; changed < 40; changed += 1) bytes[random.int(8, bytes.length - 1)] = random.int(0, 255);
    return {
      name: `scrambled-${n}-${name}`,
      bytes,
      why: 'forty bytes are replaced',
      expect: [...answers, 'read'],
    };
  });
