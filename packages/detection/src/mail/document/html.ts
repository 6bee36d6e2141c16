import { Parser } from 'htmlparser2';
import { readStructuredPrices, type StructuredPrice } from './structured.ts';

const maxHtml = 1_000_000;
/** Layout tables of real mails are nested less than forty times. */
const maxDepth = 120;
/** The parser's time grows with the open elements: a mail with more of them is read no further. */
const maxOpen = 2000;
const chunk = 16_384;

const blocks = new Set(
  'address article aside blockquote body br center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section tbody tfoot thead ul'.split(
    ' ',
  ),
);
const skipped = new Set(['head', 'style', 'script', 'title', 'noscript', 'svg', 'template', 'select', 'textarea']);
const hidden =
  /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|max-height\s*:\s*0(?!\.?\d)|font-size\s*:\s*0(?!\.?\d)/i;

type Frame = { name: string; text: string; cells: string[] };

const tidyLines = (text: string): string =>
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

/** Cells of one line each are one row, separated by tabs; cells with more lines follow each other. */
function joinCells(cells: string[]): string {
  const filled = cells.map(tidyLines).filter(Boolean);
  return filled.every((cell) => !cell.includes('\n')) ? filled.join('\t') : filled.join('\n');
}

const maxScript = 100_000;

/**
 * The visible text of an HTML mail and the prices that it states for programs: one line per block, cells of a row separated by tabs, alternative texts in place of
 * pictures. Reads at most 1,000,000 characters.
 */
export function readHtml(html: string): { text: string; prices: StructuredPrice[] } {
  const open: Frame[] = [{ name: '', text: '', cells: [] }];
  const top = () => open[open.length - 1] as Frame;
  let hiddenDepth = 0;
  const scripts: string[] = [];
  let isStructured = false;
  /** Tags inside a hidden element, and those beyond `maxDepth`, are counted only. */
  const elements: boolean[] = [];
  const close = () => {
    const done = open.pop() as Frame;
    if (done.name === 'td' && top().name === 'tr') top().cells.push(done.text);
    else top().text += `\n${[joinCells(done.cells), tidyLines(done.text)].filter(Boolean).join('\n')}\n`;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const isHidden =
        hiddenDepth > 0 || skipped.has(name) || hidden.test(attributes.style ?? '') || 'hidden' in attributes;
      elements.push(isHidden);
      isStructured = name === 'script' && attributes.type?.toLowerCase() === 'application/ld+json';
      if (isStructured) scripts.push('');
      if (isHidden) hiddenDepth += 1;
      else if (name === 'img' && attributes.alt) top().text += ` ${attributes.alt} `;
      else if (blocks.has(name)) top().text += '\n';
      else if ((name === 'tr' || name === 'td' || name === 'th') && open.length < maxDepth)
        open.push({ name: name === 'th' ? 'td' : name, text: '', cells: [] });
    },
    onclosetag(name) {
      isStructured = false;
      if (elements.pop()) {
        hiddenDepth -= 1;
        return;
      }
      if (blocks.has(name)) top().text += '\n';
      const frame = name === 'th' ? 'td' : name;
      if (open.length > 1 && top().name === frame) close();
    },
    ontext(text) {
      if (isStructured && (scripts.at(-1)?.length ?? 0) < maxScript) scripts[scripts.length - 1] += text;
      if (hiddenDepth === 0) top().text += text.replace(/\s+/g, ' ');
    },
  });
  const end = Math.min(html.length, maxHtml);
  for (let at = 0; at < end && elements.length < maxOpen; at += chunk)
    parser.write(html.slice(at, Math.min(end, at + chunk)));
  parser.end();
  while (open.length > 1) close();
  return { text: tidyLines(top().text), prices: scripts.flatMap(readStructuredPrices) };
}
