import { MailboxError } from './mailbox.ts';

/** A range of UIDs, both ends included. */
type Range = [first: number, last: number];

/** The limit of UIDs in a set. No mailbox receives more mails in a year. */
const mostMails = 5_000_000;
/** The command length that all servers accept (RFC 7162, 4). */
const mostCharacters = 4_000;

/**
 * Parses an IMAP set of UIDs: `1:3,7`.
 * @throws MailboxError if it is malformed
 */
export function readUids(set: string): { ranges: Range[]; count: number } {
  const ranges = set
    .split(',')
    .filter(Boolean)
    .map((part): Range => {
      const [, first = '', last = first] = /^(\d{1,10})(?::(\d{1,10}))?$/.exec(part) ?? [];
      const range: Range = [Math.min(Number(first), Number(last)), Math.max(Number(first), Number(last))];
      if (range[0] < 1) throw new MailboxError('refused', 'the server names mails that cannot be');
      return range;
    })
    .sort(([one], [other]) => one - other);
  const count = ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0);
  if (count > mostMails) throw new MailboxError('refused', 'the server names more mails than there can be');
  return { ranges, count };
}

export const writeUids = (ranges: Range[]): string =>
  ranges.map(([first, last]) => (first === last ? first : `${first}:${last}`)).join(',');

/** The lowest UIDs, up to a number and to the length of one command. */
export function takeUids(ranges: Range[], most: number): { taken: Range[]; rest: Range[] } {
  const taken: Range[] = [];
  const rest = [...ranges];
  let [left, characters] = [most, 0];
  while (left > 0 && characters < mostCharacters) {
    const range = rest.shift();
    if (!range) break;
    const [first, last] = range;
    const end = Math.min(last, first + left - 1);
    taken.push([first, end]);
    if (end < last) rest.unshift([end + 1, last]);
    left -= end - first + 1;
    characters += 22;
  }
  return { taken, rest };
}

/** Merges single UIDs into ranges. */
export function rangesOf(uids: number[]): Range[] {
  const ranges: Range[] = [];
  for (const uid of [...new Set(uids)].sort((one, other) => one - other)) {
    const range = ranges.at(-1);
    if (range?.[1] === uid - 1) range[1] = uid;
    else ranges.push([uid, uid]);
  }
  return ranges;
}
