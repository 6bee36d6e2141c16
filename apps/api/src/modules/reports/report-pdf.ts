import { createRequire } from 'node:module';
import type { Language, Report } from '@kumbara/shared';
import PDFDocument from 'pdfkit';
import { amountSeparator, type ReportWords, reportWords } from './report-words.ts';

const require = createRequire(import.meta.url);
/** The fonts that every PDF program has lack ş, ğ and ı. */
const fonts = {
  body: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

const margin = 48;
const size = 9;
const rowHeight = 16;
const ink = '#1f1d1a';
const soft = '#6b655c';
const line = '#d9d3c7';

type Document = PDFKit.PDFDocument;
/** A share of the width; amounts stand at the right. */
type Column = { title: string; share: number; isAmount?: true };

/** A report on A4, in the reader's language. */
export async function reportPdf(report: Report, language: Language): Promise<Uint8Array> {
  const words = reportWords(language);
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin, bufferPages: true, lang: language },
    info: { Title: `Kumbara ${words.period(report)}`, Author: 'Kumbara' },
  });
  pdf.registerFont('body', fonts.body).registerFont('bold', fonts.bold);
  drawReport(pdf, report, words);
  numberPages(pdf);
  pdf.end();
  const parts: Buffer[] = [];
  for await (const part of pdf) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function drawReport(pdf: Document, report: Report, words: ReportWords): void {
  const { t, day, money, amounts } = words;
  pdf
    .font('bold')
    .fontSize(20)
    .fillColor(ink)
    .text(t('title', { period: words.period(report) }));
  pdf
    .font('body')
    .fontSize(size)
    .fillColor(soft)
    .text(`${day(report.from)} – ${day(report.to)}`);
  pdf.moveDown(1);
  table(
    pdf,
    t('totals'),
    [
      { title: '', share: 0.5 },
      { title: t('amount'), share: 0.5, isAmount: true },
    ],
    [
      ...(['total', 'paid', 'expected', 'due'] as const).map((kind) => [
        t(`kind.${kind}`),
        amounts(report.totals[kind]),
      ]),
      [t('kind.verified'), amounts(report.verified_savings)],
    ],
  );
  const sums: Column[] = [
    { title: t('name'), share: 0.6 },
    { title: t('amount'), share: 0.4, isAmount: true },
  ];
  table(
    pdf,
    t('byCategory'),
    sums,
    report.categories.map((one) => [t(`category.${one.category}`), amounts(one.total)]),
  );
  table(
    pdf,
    t('byService'),
    sums,
    report.services.map((one) => [one.name, amounts(one.total)]),
  );
  table(
    pdf,
    t('payments'),
    [
      { title: t('date'), share: 0.17 },
      { title: t('name'), share: 0.35 },
      { title: t('state'), share: 0.26 },
      { title: t('amount'), share: 0.22, isAmount: true },
    ],
    report.payments.map((one) => [
      day(one.date),
      one.name,
      one.evidence ? `${t('stateOf.paid')} (${t(`evidence.${one.evidence}`)})` : t(`stateOf.${one.state}`),
      money(one.amount, one.currency),
    ]),
  );
  if (report.further_payments > 0) pdf.text(t('further', { count: report.further_payments })).moveDown(1.5);
  table(
    pdf,
    t('priceChanges'),
    [
      { title: t('date'), share: 0.2 },
      { title: t('name'), share: 0.4 },
      { title: t('amount'), share: 0.4, isAmount: true },
    ],
    report.price_changes.map((one) => [
      day(one.date),
      one.name,
      `${money(one.before, one.currency)} → ${money(one.now, one.currency)}`,
    ]),
  );
  const days: Column[] = [
    { title: t('date'), share: 0.2 },
    { title: t('name'), share: 0.8 },
  ];
  for (const kind of ['started', 'ended'] as const)
    table(
      pdf,
      t(`changes.${kind}`),
      days,
      report[kind].map((one) => [day(one.date), one.name]),
    );
}

const width = (pdf: Document) => pdf.page.width - 2 * margin;
const bottom = (pdf: Document) => pdf.page.height - margin - rowHeight;

/** A table with its heading; nothing without rows. Columns are named again on each page. */
function table(pdf: Document, title: string, columns: Column[], rows: string[][]): void {
  if (rows.length === 0) return;
  if (pdf.y + 4 * rowHeight > bottom(pdf)) pdf.addPage();
  pdf.font('bold').fontSize(12).fillColor(ink).text(title, margin);
  pdf.moveDown(0.4);
  drawHead(pdf, columns);
  for (const row of rows) {
    if (pdf.y + linesOf(pdf, columns, row) * rowHeight > bottom(pdf)) {
      pdf.addPage();
      drawHead(pdf, columns);
    }
    drawRow(pdf.font('body').fillColor(ink), columns, row);
  }
  pdf.x = margin;
  pdf.y += rowHeight;
}

function drawHead(pdf: Document, columns: Column[]): void {
  drawRow(
    pdf.font('body').fillColor(soft),
    columns,
    columns.map(({ title }) => title),
  );
  pdf
    .moveTo(margin, pdf.y - 3)
    .lineTo(margin + width(pdf), pdf.y - 3)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke();
}

/** A text that is too long is cut. Amounts are not: those of several currencies take as many lines as they need. */
function drawRow(pdf: Document, columns: Column[], cells: string[]): void {
  const { y } = pdf;
  let x = margin;
  pdf.fontSize(size);
  for (const [at, { share, isAmount }] of columns.entries()) {
    const space = spaceOf(pdf, share);
    const lines = isAmount ? amountLines(pdf, cells[at] ?? '', space) : [cut(pdf, cells[at] ?? '', space)];
    for (const [line, text] of lines.entries()) {
      const left = isAmount ? x + share * width(pdf) - pdf.widthOfString(text) : x;
      pdf.text(text, left, y + line * rowHeight, { lineBreak: false });
    }
    x += share * width(pdf);
  }
  pdf.y = y + linesOf(pdf, columns, cells) * rowHeight;
}

const spaceOf = (pdf: Document, share: number): number => share * width(pdf) - 6;

const linesOf = (pdf: Document, columns: Column[], cells: string[]): number =>
  Math.max(
    ...columns.map(({ share, isAmount }, at) =>
      isAmount ? amountLines(pdf.fontSize(size), cells[at] ?? '', spaceOf(pdf, share)).length : 1,
    ),
  );

function amountLines(pdf: Document, text: string, space: number): string[] {
  const lines: string[] = [];
  for (const amount of text.split(amountSeparator)) {
    const longer = [lines.at(-1), amount].filter(Boolean).join(amountSeparator);
    if (lines.length > 0 && pdf.widthOfString(longer) <= space) lines[lines.length - 1] = longer;
    else lines.push(amount);
  }
  return lines;
}

function cut(pdf: Document, text: string, space: number): string {
  if (pdf.widthOfString(text) <= space) return text;
  let letters = [...text].slice(0, 200);
  while (letters.length > 1 && pdf.widthOfString(`${letters.join('')}…`) > space) letters = letters.slice(0, -1);
  return `${letters.join('')}…`;
}

function numberPages(pdf: Document): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    const text = `Kumbara · ${page + 1} / ${count}`;
    pdf.font('body').fontSize(8).fillColor(soft);
    // Below the margin pdfkit would begin a new page.
    pdf.page.margins.bottom = 0;
    pdf.text(text, pdf.page.width - margin - pdf.widthOfString(text), pdf.page.height - 34, { lineBreak: false });
  }
}
