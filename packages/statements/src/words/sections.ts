import { fold } from './fold.ts';
import sections from './sections.json' with { type: 'json' };

/** Names of sections, folded. */
const names = new Set(sections);

/** True for `PURCHASES`, `Dönem içi işlemler:` and nothing else. */
export const isSectionName = (text: string): boolean =>
  names.has(
    fold(text)
      .replace(/[^\p{L}]+/gu, ' ')
      .trim(),
  );
