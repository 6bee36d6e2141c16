import { expect, it } from 'vitest';
import { parseMonth } from './dates.ts';
import { foldInPlace } from './fold.ts';

const languages = ['tr', 'en', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'pl', 'hu', 'sv', 'da', 'nb'];

it.each(languages)('knows full and short month names of each language: %s', (language) => {
  for (const style of ['long', 'short'] as const) {
    const written = new Intl.DateTimeFormat(language, { day: 'numeric', month: style, timeZone: 'UTC' });
    const read = Array.from({ length: 12 }, (_, month) => {
      const name = written.formatToParts(Date.UTC(2027, month, 17)).find(({ type }) => type === 'month')?.value ?? '';
      return parseMonth(foldInPlace(name).replaceAll('.', '').trim());
    });
    expect(read).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  }
});
