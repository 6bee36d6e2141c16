import { decodeHTML } from 'entities/lib/decode.js';

const maxHtml = 1_000_000;
/** Every level rereads its text once; layout tables of real mails stay under forty. */
const maxDepth = 120;

const blocks = new Set(
  'address article aside blockquote body center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section tbody tfoot thead ul'.split(
    ' ',
  ),
);
const skipped = new Set(['head', 'style', 'script', 'title', 'noscript', 'svg', 'template', 'select', 'textarea']);
const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const hidden =
  /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|max-height\s*:\s*0(?!\.?\d)|font-size\s*:\s*0(?!\.?\d)/i;

type Tag = { name: string; closes: boolean; attributes: string; end: number };

function tagAt(html: string, at: number, lastBracket: number): Tag | undefined {
  const match = at < lastBracket ? /^<(\/?)([a-z][a-z0-9:]*)/i.exec(html.slice(at, at + 40)) : null;
  if (!match) return undefined;
  const close = html.indexOf('>', at);
  const [opening, slash, name = ''] = match;
  return {
    name: name.toLowerCase(),
    closes: slash === '/',
    attributes: html.slice(at + opening.length, close),
    end: close + 1,
  };
}

/** Where the element ends that was opened before `from`, its own kind nested inside it counted; -1 where it never does. */
function endOfElement(html: string, name: string, from: number): number {
  let depth = 1;
  const tag = new RegExp(`<(/?)${name}(?=[\\s>/])`, 'gi');
  tag.lastIndex = from;
  for (let match = tag.exec(html); match; match = tag.exec(html)) {
    depth += match[1] ? -1 : 1;
    if (depth > 0) continue;
    const close = html.indexOf('>', match.index);
    return close < 0 ? -1 : close + 1;
  }
  return -1;
}

const tidy = (text: string) =>
  text
    .split('\n')
    .map((line) =>
      line
        .replace(/[ \r\f\v]+/g, ' ')
        .replace(/ ?\t[ \t]*/g, '\t')
        .trim(),
    )
    .filter(Boolean)
    .join('\n');

/** Cells of one line each are one row, parted by tabs; cells with more in them are read one after the other. */
function row(cells: string[]): string {
  const filled = cells.map(tidy).filter(Boolean);
  return filled.every((cell) => !cell.includes('\n')) ? filled.join('\t') : filled.join('\n');
}

type Frame = { kind: 'text' | 'table' | 'row' | 'cell'; text: string; cells: string[] };

/** Puts text where it belongs: into the innermost open cell, and finished cells into their row. */
class Page {
  readonly #open: Frame[] = [{ kind: 'text', text: '', cells: [] }];

  get #top(): Frame {
    return this.#open[this.#open.length - 1] as Frame;
  }
  write(text: string) {
    this.#top.text += text;
  }
  start(kind: 'table' | 'row' | 'cell') {
    // A new cell or row ends the one that nobody closed, but never one outside its own table.
    if (kind !== 'table') this.end(kind);
    if (this.#open.length < maxDepth) this.#open.push({ kind, text: '', cells: [] });
  }
  end(kind: 'table' | 'row' | 'cell') {
    const table = this.#open.findLastIndex((frame) => frame.kind === 'table');
    const at = this.#open.findLastIndex((frame) => frame.kind === kind);
    if (at > 0 && at >= table) while (this.#open.length > at) this.#close();
  }
  finish(): string {
    while (this.#open.length > 1) this.#close();
    return tidy(this.#top.text);
  }
  #close() {
    const done = this.#open.pop() as Frame;
    if (done.kind === 'cell' && this.#top.kind === 'row') this.#top.cells.push(done.text);
    else this.write(`\n${[row(done.cells), tidy(done.text)].filter(Boolean).join('\n')}\n`);
  }
}

const parts: Record<string, 'table' | 'row' | 'cell'> = { table: 'table', tr: 'row', td: 'cell', th: 'cell' };

/**
 * What a reader sees of an HTML mail: one line per block, cells of a table row parted by tabs, hidden elements left
 * out. Linear in the length of the input, of which at most 1,000,000 characters are read.
 */
export function htmlToText(source: string): string {
  const html = source.slice(0, maxHtml);
  const lastBracket = html.lastIndexOf('>');
  const page = new Page();
  /** Elements that should be skipped but never end: a mail must not disappear behind one wrong tag. */
  const endless = new Set<string>();
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    page.write(decodeHTML(html.slice(at, open < 0 ? undefined : open)).replace(/\s+/g, ' '));
    if (open < 0) break;
    const tag = tagAt(html, open, lastBracket);
    if (!tag) {
      at = endOfOther(html, open, lastBracket);
      if (at === open + 1) page.write('<');
      continue;
    }
    at = tag.end;
    const part = parts[tag.name];
    if (isSkipped(tag) && !endless.has(tag.name)) {
      const end = endOfElement(html, tag.name, tag.end);
      if (end < 0) endless.add(tag.name);
      else at = end;
    } else if (part && tag.closes) page.end(part);
    else if (part) page.start(part);
    else if (tag.name === 'br' || blocks.has(tag.name)) page.write('\n');
  }
  return page.finish();
}

const isSkipped = ({ name, closes, attributes }: Tag) =>
  !closes && !voids.has(name) && (skipped.has(name) || hidden.test(attributes));

/** The end of a comment or declaration; a bare bracket ends behind itself. */
function endOfOther(html: string, open: number, lastBracket: number): number {
  if (open > lastBracket || !/^<[!?/]/.test(html.slice(open, open + 2))) return open + 1;
  const comment = html.startsWith('<!--', open);
  const end = html.indexOf(comment ? '-->' : '>', open);
  return end < 0 ? html.length : end + (comment ? 3 : 1);
}
