/** Text that is already escaped. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = Html | string | undefined | false | Part[];

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const asText = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

const markupOf = (part: Part): string => {
  if (Array.isArray(part)) return part.map(markupOf).join('');
  if (part instanceof Html) return part.markup;
  return part ? asText(part) : '';
};

/** Template tag that escapes every value except `Html`. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.map((string, i) => string + markupOf(parts[i])).join(''));
