import type { IsoDate } from '@kumbara/shared';
import { foldInPlace } from '@kumbara/text/fold';
import { findDates } from '#mail/annotations/dates.ts';
import forwarding from '#mail/data/forwarding.json' with { type: 'json' };
import type { Address } from '#mail/mail.ts';

const folded = (words: readonly string[]) => words.map(foldInPlace);
const separators = folded(forwarding.separators);
const quotes = folded(forwarding.quotes);
const prefixes = new Set(folded(forwarding.prefixes));
const answers = new Set(folded(forwarding.answers));
const labels = (['from', 'date', 'subject', 'to'] as const).map((name) => ({
  name,
  words: new Set(folded(forwarding[name])),
}));

type HeaderLine = { name: 'from' | 'date' | 'subject' | 'to'; value: string };

/** `From: …` in one of the languages, bold or not. */
function readHeaderLine(line: string): HeaderLine | undefined {
  const colon = line.indexOf(':');
  if (colon < 1 || colon > 20) return undefined;
  const label = foldInPlace(line.slice(0, colon)).replace(/\*/g, '').trim();
  const known = labels.find(({ words }) => words.has(label));
  return (
    known && {
      name: known.name,
      value: line
        .slice(colon + 1)
        .replace(/^[* ]+/, '')
        .trim(),
    }
  );
}

const isSeparator = (line: string): boolean => {
  const bare = foldInPlace(line.slice(0, 80)).replace(/^[-_ ]+/, '');
  return separators.some((words) => bare.startsWith(words));
};

/** A block of From, Date and Subject without a line above it, as Outlook writes it. */
function isHeaderBlock(lines: readonly string[], at: number): boolean {
  if (readHeaderLine(lines[at] ?? '')?.name !== 'from') return false;
  const names = lines.slice(at, at + 8).map((line) => readHeaderLine(line)?.name);
  return names.includes('date') && names.includes('subject');
}

export type ForwardedMail = { from?: Address; date?: IsoDate; subject?: string; lines: string[] };

/** The innermost forwarded mail of a body; undefined if there is none. */
export function findForwardedMail(lines: readonly string[], day: IsoDate): ForwardedMail | undefined {
  const separator = lines.findLastIndex((line, at) => isSeparator(line) || isHeaderBlock(lines, at + 1));
  if (separator < 0 && !isHeaderBlock(lines, 0)) return undefined;
  const mail: ForwardedMail = { lines: [] };
  let at = separator + 1;
  for (; at < lines.length && at < separator + 13; at += 1) {
    const line = lines[at] as string;
    if (!line && !mail.from) continue;
    const header = readHeaderLine(line);
    if (!header) break;
    const address = /[^\s<>"'(),;:[\]]+@[^\s<>"'(),;:[\]]+/.exec(header.value)?.[0];
    if (header.name === 'from' && address)
      mail.from = { name: header.value.split(/[<[(]/)[0]?.replace(/["*]/g, '').trim(), address };
    else if (header.name === 'date') mail.date = findDates(foldInPlace(header.value), day)[0]?.date;
    else if (header.name === 'subject') mail.subject = header.value;
  }
  mail.lines = lines.slice(at);
  return mail;
}

/** The subject without `Fwd:` and the like, and what stood there. */
export function splitSubject(subject: string): { subject: string; isForward: boolean; isAnswer: boolean } {
  let rest = subject;
  let isForward = false;
  let isAnswer = false;
  for (let round = 0; round < 4; round += 1) {
    const colon = rest.indexOf(':');
    const prefix = foldInPlace(rest.slice(0, Math.max(0, colon))).trim();
    if (!prefixes.has(prefix) && !answers.has(prefix)) break;
    isForward ||= prefixes.has(prefix);
    isAnswer ||= answers.has(prefix);
    rest = rest.slice(colon + 1).trim();
  }
  return { subject: rest, isForward, isAnswer };
}

/** The lines before the quotation of an older mail. */
export function withoutQuotations(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => {
    const bare = foldInPlace(line.slice(0, 300));
    return bare.length < 240 && bare.includes('@') === false ? false : quotes.some((words) => bare.endsWith(words));
  });
  return (start < 0 ? lines : lines.slice(0, start)).filter((line) => !line.startsWith('>'));
}
