import type { IsoDate } from '@kumbara/shared';
import { findMoney } from '#mail/annotations/money.ts';
import { legible } from '#mail/legible.ts';
import type { Address, Mail } from '#mail/mail.ts';
import { findForwardedMail, splitSubject, withoutQuotations } from './forwarded.ts';
import { readHtml } from './html.ts';

/** A mail as it is displayed, without what it quotes. */
export type Document = {
  subject: string;
  /** Visible lines, cells separated by tabs. Prices for programs and attachments follow a body without amounts. */
  lines: string[];
  /** The sender; of a forwarded mail the original one, if the text names it. */
  from: Address[];
  date: IsoDate;
  isForwarded: boolean;
  /** Forwarded without its original date. */
  isUndated: boolean;
  /** An answer, which quotes what it answers. */
  isAnswer: boolean;
};

const maxLines = 600;
const maxLine = 600;
const countLetters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;

/** The HTML part is what is displayed; the plain part is read where it says clearly more. */
function readBody(mail: Mail): { text: string; isPlain: boolean; structured: string[] } {
  const html = readHtml(mail.html ?? '');
  const isPlain = countLetters(html.text) < countLetters(mail.text) / 2;
  const structured = html.prices.map(({ name = '', text }) => `${name}\t${text}`);
  return { text: isPlain ? mail.text : html.text, isPlain, structured };
}

const columnGap = /\S(?: {3,}|\t)\S/;

/** Joins lines of prose that were broken at about seventy columns. */
function unwrapLines(lines: string[]): string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    const before = joined[joined.length - 1];
    const isRow =
      before !== undefined &&
      ((columnGap.test(before) && columnGap.test(line)) ||
        (/\d ?[^\s\d]{0,3}$/.test(before) && /^[^\p{Ll}]/u.test(line)));
    if (isOpen && before !== undefined && line && !isRow && !/^[-*•>|]/.test(line))
      joined[joined.length - 1] = `${before} ${line}`;
    else joined.push(line);
    isOpen = line.length >= 58 && line.length < 100 && !/[.!?:;]$/.test(line);
  }
  return joined;
}

const tidyLine = (line: string) =>
  line
    .replace(/ {2,}\t? */g, '\t')
    .replace(/[ \t]*\t[ \t]*/g, '\t')
    .trim()
    .slice(0, maxLine);

export function readDocument(mail: Mail): Document {
  const { text, isPlain, structured } = readBody(mail);
  const raw = legible(text)
    .split(/\r\n?|\n/)
    .slice(0, maxLines * 2)
    .map((line) => line.trim());
  const day = mail.date.slice(0, 10);
  const { subject, isForward, isAnswer } = splitSubject(
    legible(mail.subject).replace(/\s+/g, ' ').trim().slice(0, maxLine),
  );
  const inner = isAnswer
    ? undefined
    : findForwardedMail(
        raw.map((line) => line.replace(/^(?:> ?)+/, '')),
        day,
      );
  const own = inner?.lines ?? withoutQuotations(raw);
  const lines = (isPlain ? unwrapLines(own) : own).map(tidyLine).filter(Boolean);
  const attached = (mail.attachments ?? [])
    .flatMap(({ text: content }) => (content ? legible(content).split('\n') : []))
    .map(tidyLine)
    .filter(Boolean);
  const added = [...structured.map((line) => tidyLine(legible(line))), ...attached];
  const hasMoney = added.length === 0 || [subject, ...lines].some((line) => findMoney(line).length > 0);
  const isForwarded = inner !== undefined || isForward;
  return {
    subject: inner?.subject ?? subject,
    lines: (hasMoney ? lines : [...lines, ...added]).slice(0, maxLines),
    from: inner ? (inner.from ? [inner.from] : []) : mail.from,
    date: inner?.date ?? day,
    isForwarded,
    isUndated: isForwarded && inner?.date === undefined,
    isAnswer,
  };
}
