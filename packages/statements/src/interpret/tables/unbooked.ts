import { wholeWords } from '@kumbara/text/fold';
import { findHeader } from '#interpret/columns/header.ts';
import type { Scanned } from '#interpret/scan.ts';
import languages from '#words/unbooked-titles.json' with { type: 'json' };

/** Titles of lists whose entries were not paid in this document: future and past payments, rates. Folded. */
const titles = wholeWords(Object.values(languages).flat());

/** The head of such a list stands at most this many lines below its title. */
const headWithin = 3;
const longestTitle = 60;

const isTitle = ({ folded, dates, amounts }: Scanned): boolean =>
  folded.length <= longestTitle && dates.length === 0 && !amounts.some(({ strong }) => strong) && titles.test(folded);

/** Removes lists of entries that were not paid in this document, up to the next table or the end of the page. */
export function withoutUnbooked(lines: Scanned[], layout: 'grid' | 'page'): Scanned[] {
  if (!lines.some(isTitle)) return lines;
  let title: number | undefined;
  let hasRows = false;
  return lines.filter((scanned, index) => {
    const page = title === undefined ? undefined : lines[title]?.line.page;
    if (isTitle(scanned)) {
      title = index;
      hasRows = false;
    } else if (title !== undefined) {
      const mayBeOther = hasRows || index - title > headWithin;
      const isOther = mayBeOther && findHeader(scanned, lines[index + 1], layout) !== undefined;
      if (isOther || scanned.line.page !== page) title = undefined;
      hasRows ||= scanned.dates.length > 0 && scanned.amounts.length > 0;
    }
    return title === undefined;
  });
}
