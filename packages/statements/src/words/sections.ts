import { foldInPlace } from '@kumbara/text/fold';
import sections from './sections.json' with { type: 'json' };

/** Names of sections, folded. */
const names = new Set(sections);

/** True for `PURCHASES`, `Dönem içi işlemler:` and nothing else. */
export const isSectionName = (text: string): boolean =>
  names.has(
    foldInPlace(text)
      .replace(/[^\p{L}]+/gu, ' ')
      .trim(),
  );
