import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Extracts the text of a PDF with bare pdf.js, page by page. */
async function extractText(bytes: Uint8Array): Promise<string> {
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
  const [file = ''] = process.argv.slice(2);
  process.stdout.write(await extractText(await readFile(file)));
}
