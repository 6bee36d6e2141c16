/** The content of a mail before it becomes text or HTML. */
export type Section =
  | { kind: 'title' | 'text' | 'small'; text: string }
  | { kind: 'pairs'; pairs: readonly Pair[]; form: PairForm }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[]; sums: readonly Pair[] };
export type Pair = readonly [label: string, value: string];
/** `Label: value` on a line, label and value in cells, or the value below its label. */
export type PairForm = 'colon' | 'cells' | 'stacked';

const textOf = (section: Section): string => {
  if (section.kind === 'pairs') {
    const between = { colon: ': ', cells: '   ', stacked: '\n' }[section.form];
    return section.pairs
      .map(([label, value]) => `${label}${between}${value}`)
      .join(section.form === 'stacked' ? '\n\n' : '\n');
  }
  if (section.kind === 'table')
    return [section.head, ...section.rows, ...section.sums].map((cells) => cells.join('   ')).join('\n');
  return section.text;
};

/** The plain text part. */
export const toText = (sections: readonly Section[]): string => `${sections.map(textOf).join('\n\n')}\n`;

const escaped = (text: string) =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/\u00a0/g, '&nbsp;');
const paragraphs = (text: string, open: string, close: string) =>
  text
    .split('\n')
    .map((line) => `${open}${escaped(line)}${close}`)
    .join('\n');
const row = (cells: readonly string[], tag = 'td') =>
  `<tr>${cells.map((cell, n) => `<${tag}${n > 0 ? ' align="right"' : ''}>${escaped(cell)}</${tag}>`).join('')}</tr>`;

function pairsToHtml({ pairs, form }: Section & { kind: 'pairs' }): string {
  if (form === 'colon')
    return pairs.map(([label, value]) => `<p><strong>${escaped(label)}:</strong> ${escaped(value)}</p>`).join('\n');
  if (form === 'cells')
    return `<table width="100%" cellpadding="4">${pairs.map((pair) => row(pair)).join('\n')}</table>`;
  return pairs
    .map(
      ([label, value]) =>
        `<div style="color:#777">${escaped(label)}</div><div style="font-size:16px">${escaped(value)}</div>`,
    )
    .join('\n');
}

function tableToHtml({ head, rows, sums }: Section & { kind: 'table' }): string {
  const empty = Array.from({ length: Math.max(0, head.length - 2) }, () => '');
  const body = [...rows.map((cells) => row(cells)), ...sums.map(([label, value]) => row([label, ...empty, value]))];
  return `<table border="0" cellspacing="0">${[...(head.length > 0 ? [row(head, 'th')] : []), ...body].join('\n')}</table>`;
}

const htmlOf = (section: Section): string => {
  if (section.kind === 'pairs') return pairsToHtml(section);
  if (section.kind === 'table') return tableToHtml(section);
  const [open, close] = {
    title: ['<h1 style="font-size:22px">', '</h1>'],
    text: ['<p>', '</p>'],
    small: ['<p style="font-size:11px;color:#999">', '</p>'],
  }[section.kind] as [string, string];
  return paragraphs(section.text, open, close);
};

const styles =
  '<style>body{font-family:Arial,sans-serif}td{padding:4px 8px}@media (max-width:600px){.c{width:100%!important}}</style>';
const preheader = (text: string) => `<div style="display:none;max-height:0;overflow:hidden">${escaped(text)}</div>`;

/** The HTML part in the style of mail programs: a table around everything, hidden preview text, a tracking pixel. */
export function toHtml(
  sections: readonly Section[],
  { data, hidden }: { data?: object; hidden?: string } = {},
): string {
  const script = data ? `<script type="application/ld+json">${JSON.stringify(data)}</script>` : '';
  return `<!DOCTYPE html><html><head><meta name="viewport" content="width=device-width">${styles}${script}</head><body>${hidden ? preheader(hidden) : ''}
<table class="c" width="600" align="center"><tr><td>
${sections.map(htmlOf).join('\n')}
</td></tr></table><img src="https://pixel.example/o.gif" width="1" height="1" alt=""></body></html>`;
}

/** A mail that consists of one image. */
export const createImageHtml = (): string =>
  '<html><body><a href="https://click.example/m"><img src="https://img.example/mail.jpg" width="600" height="1400" alt=""></a></body></html>';
