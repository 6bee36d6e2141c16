import type { IsoDate } from '@kumbara/shared';
import { foldInPlace, legible } from '#mail/fold.ts';
import type { Address, Mail } from '#mail/mail.ts';
import { findDates } from '#mail/values/dates.ts';
import { findMoney } from '#mail/values/money.ts';
import { htmlToText } from './html-text.ts';
import { type Offer, structuredOffers } from './structured.ts';

/** A mail as a person reads it: its own words, without what it quotes. */
export type Document = {
  subject: string;
  /** Visible lines, the cells of a table row parted by tabs; behind a body without amounts those of its attachments. */
  lines: string[];
  /** The sender; of a forwarded mail the one it was first sent by, as far as the text says. */
  from: Address[];
  date: IsoDate;
  forwarded: boolean;
  /** Forwarded, and nothing says when it was first sent. */
  undated: boolean;
  /** What it declares for machines. */
  offers: Offer[];
};

const maxLines = 1500;
const maxLine = 600;
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;

/** The HTML part is what people see; the plain part is used where it says clearly more. */
function body(mail: Mail): { text: string; plain: boolean } {
  const html = mail.html ? htmlToText(mail.html) : '';
  const plain = letters(html) < letters(mail.text) / 2;
  return { text: plain ? mail.text : html, plain };
}

const gap = /\S(?: {3,}|\t)\S/;

/**
 * Plain mail is broken at some 70 columns: a long line goes on in the next unless it ends like one that is over, or
 * with an amount in front of a line that begins anew.
 */
function unwrap(lines: string[]): string[] {
  const joined: string[] = [];
  let open = false;
  for (const line of lines) {
    const before = joined[joined.length - 1];
    // Columns are set with gaps; prose has none.
    const isRow =
      (before !== undefined && gap.test(before) && gap.test(line)) ||
      (before !== undefined && /\d ?[^\s\d]{0,3}$/.test(before) && /^[^\p{Ll}]/u.test(line));
    if (open && before !== undefined && line && !isRow && !/^[-*•>|]/.test(line))
      joined[joined.length - 1] = `${before} ${line}`;
    else joined.push(line);
    const endsHere = /[.!?:;]$/.test(line) && !/\b\p{Ll}{2,5}\.$/u.test(line);
    open = line.length >= 58 && line.length < 100 && !endsHere;
  }
  return joined;
}

const tidyLine = (line: string) =>
  line
    .replace(/ {2,}\t? */g, '\t')
    .replace(/[ \t]*\t[ \t]*/g, '\t')
    .trim()
    .slice(0, maxLine);

const quoteStart =
  /^(?:on .{5,120} wrote:|.{5,120} tarihinde .{0,120}yazdi:|el .{5,120} escribio:|le .{5,120} a ecrit ?:|am .{5,120} schrieb.{0,80}:|il .{5,120} ha scritto:|em .{5,120} escreveu:|.{5,120} pisze:|-{2,} ?original message ?-{2,}|-{2,} ?orijinal ileti ?-{2,})$/;
const forwardStart =
  /^(?:-{3,} ?)?(?:forwarded message|begin forwarded message|iletilen (?:ileti|mesaj)|yonlendiril(?:en|mis) (?:ileti|mesaj|e-posta)|mensaje reenviado|message transfere|debut du message transfere|weitergeleitete nachricht|anfang der weitergeleiteten|messaggio inoltrato|inizio messaggio inoltrato|mensagem (?:encaminhada|reencaminhada)|wiadomosc przekazana|doorgestuurd bericht|vidarebefordrat meddelande|videre(?:sendt|sendte) (?:melding|besked|meddelelse)|videresendt|tovabbitott uzenet)/;
/** Outlook puts the same line above what is answered and above what is sent on. */
const originalMessage =
  /^-{2,} ?(?:original message|orijinal ileti|ursprungliche nachricht|message d'origine|mensaje original|messaggio originale|mensagem original|wiadomosc oryginalna|oorspronkelijk bericht|eredeti uzenet) ?-{2,}$/;
const answerSubject = /^(?:re|aw|ynt|sv|res|rif|odp|antw) ?:/;
const forwardSubject = /^(?:(?:fwd?|wg|tr|rv|enc|ilt|i|pd|vb|vs|vl|doorst|tovabbitas) ?: ?)+/;
const innerHeader =
  /^\*?(?<from>from|kimden|gonderen|de|von|da|od|felado|van|fran|fra)\*? ?:\*?|^\*?(?<date>date|sent|tarih|gonderildi|gonderme tarihi|fecha|enviado|envoye|datum|gesendet|data|inviato|verzonden|skickat|sendt|dato|elkuldve)\*? ?:\*?|^\*?(?<subject>subject|konu|onderwerp|amne|emne|asunto|objet|betreff|oggetto|assunto|temat|targy)\*? ?:\*?|^\*?(?:to|kime|alici|para|a|an|cc|bilgi|do|aan|till?|cimzett)\*? ?:\*?/;

/** Outlook writes From, Sent, To and Subject above what it sends on, and in HTML nothing before them. */
function isHeaderBlock(folded: string[], at: number): boolean {
  const headers = folded
    .slice(at, at + 8)
    .filter(Boolean)
    .slice(0, 5);
  const has = (name: 'from' | 'date' | 'subject') => headers.some((line) => innerHeader.exec(line)?.groups?.[name]);
  return innerHeader.exec(folded[at] ?? '')?.groups?.from !== undefined && has('date') && has('subject');
}

type Forward = { from?: Address; date?: IsoDate; subject?: string; rest: string[] };

/** Takes the innermost forwarded mail out of a body: its From, Date and Subject as written, and its text. */
function forwarded(lines: string[], day: IsoDate, isAnswer: boolean): Forward | undefined {
  const folded = lines.slice(0, maxLines).map(foldInPlace);
  const at = folded.findLastIndex(
    (line, i) => forwardStart.test(line) || (!isAnswer && (originalMessage.test(line) || isHeaderBlock(folded, i + 1))),
  );
  if (at < 0 && (isAnswer || !isHeaderBlock(folded, 0))) return undefined;
  const found: Forward = { rest: [] };
  let i = at + 1;
  for (; i < lines.length && i < at + 12; i += 1) {
    const line = lines[i] as string;
    if (!line) {
      if (found.from) break;
      continue;
    }
    const header = innerHeader.exec(foldInPlace(line));
    if (!header) break;
    const value = line
      .slice(header[0].length)
      .replace(/^\*? */, '')
      .trim();
    const address = /[^\s<>"'(),;:[\]]+@[^\s<>"'(),;:[\]]+/.exec(value)?.[0];
    if (header.groups?.from && address)
      found.from = { name: value.split(/[<[(]/)[0]?.replace(/["*]/g, '').trim(), address };
    else if (header.groups?.date) found.date = findDates(foldInPlace(value), day)[0]?.date;
    else if (header.groups?.subject) found.subject = value;
  }
  found.rest = lines.slice(i);
  return found;
}

/** What a mail says in its own words. */
export function readDocument(mail: Mail): Document {
  const { text, plain } = body(mail);
  const raw = legible(text)
    .split(/\r\n?|\n/)
    .slice(0, maxLines * 2)
    .map((line) => line.trim());
  const day = mail.date.slice(0, 10);
  const subject = legible(mail.subject).replace(/\s+/g, ' ').trim().slice(0, maxLine);
  const inner = forwarded(
    raw.map((line) => line.replace(/^(?:> ?)+/, '')),
    day,
    answerSubject.test(foldInPlace(subject)),
  );
  const own = inner ? inner.rest : withoutQuotes(raw);
  const lines = (plain ? unwrap(own) : own).map(tidyLine).filter(Boolean);
  // "Please find attached": then the invoice is what the mail says.
  const hasMoney = [subject, ...lines].some((line) => findMoney(line).length > 0);
  const attached = (mail.attachments ?? [])
    .flatMap(({ text: content }) => (content ? legible(content).split('\n') : []))
    .map(tidyLine)
    .filter(Boolean);
  const isForward = inner !== undefined || forwardSubject.test(foldInPlace(subject));
  return {
    subject: inner?.subject ?? subject.slice(forwardSubject.exec(foldInPlace(subject))?.[0].length ?? 0),
    lines: (hasMoney ? lines : [...lines, ...attached]).slice(0, maxLines),
    from: inner ? (inner.from ? [inner.from] : []) : mail.from,
    date: inner?.date ?? day,
    offers: structuredOffers(mail.html),
    forwarded: isForward,
    undated: isForward && inner?.date === undefined,
  };
}

function withoutQuotes(lines: string[]): string[] {
  const start = lines.findIndex((line) => quoteStart.test(foldInPlace(line.slice(0, 300))));
  return (start < 0 ? lines : lines.slice(0, start)).filter((line) => !line.startsWith('>'));
}
