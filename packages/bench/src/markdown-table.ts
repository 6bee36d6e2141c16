const width = (text: string) => [...text].length;

/** Formats rows as a Markdown table with aligned columns, for a terminal and for a document. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, n) => Math.max(width(title), ...rows.map((row) => width(row[n] ?? ''))));
  const line = (cells: readonly string[], filler = ' ') =>
    `| ${widths.map((wide, n) => `${cells[n] ?? ''}${filler.repeat(wide - width(cells[n] ?? ''))}`).join(' | ')} |`;
  return [line(head), line([], '-'), ...rows.map((row) => line(row))].join('\n');
}
