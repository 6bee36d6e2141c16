import { expect, it } from 'vitest';
import { languageOfHeader } from './language.ts';

it.each([
  ['de-DE,de;q=0.9,en;q=0.8', 'de'],
  ['ja,en;q=0.5,tr;q=0.7', 'tr'],
  ['pt-BR', 'pt'],
  ['en;q=0, fr;q=0.1', 'fr'],
  ['ja', undefined],
  ['*', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads %s as %s', (header, language) => expect(languageOfHeader(header)).toBe(language));
