import { readFile } from 'node:fs/promises';

/** The build that pdf.js recommends for Node, or its browser build, which needs newer language features to be added. */
async function importPdfJs(isForBrowsers: boolean): Promise<typeof import('pdfjs-dist')> {
  if (!isForBrowsers) return import('pdfjs-dist/legacy/build/pdf.mjs');
  await import('@kumbara/statements/polyfills');
  return import('pdfjs-dist');
}

/** Extracts the text of a PDF with bare pdf.js, page by page. */
async function extractText(bytes: Uint8Array, isForBrowsers: boolean): Promise<string> {
  const { getDocument } = await importPdfJs(isForBrowsers);
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  let text = '';
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : ' ');
  }
  await task.destroy();
  return text;
}

if (import.meta.main) {
  const [file = '', build] = process.argv.slice(2);
  process.stdout.write(await extractText(await readFile(file), build === 'for-browsers'));
}
