import { expect, it } from 'vitest';
import { fold, foldInPlace, wholeWords } from './fold.ts';

it.each([
  ['İSTANBUL IĞDIR ılık', 'istanbul igdir ilik'],
  ['Straße Łódź Ærø Đà Nẵng', 'strasse lodz aero da nang'],
  ['ＮＥＴＦＬＩＸ ﬁt², Ö\u0308', 'netflix fit2, o'],
  ['한국 हिन्दी がく', '한국 हिन्दी がく'],
])('folds %s for comparison', (text, folded) => expect(fold(text)).toBe(folded));

it('keeps every position when it folds in place', () => {
  const text = 'İğne ‘Straße` Ærø\u00a0—\u20095 € 한국 がガ Đ';
  expect(foldInPlace(text)).toBe("igne 'strase' aro - 5 € 한국 がガ d");
  const units = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).join('\n');
  expect(foldInPlace(units)).toHaveLength(units.length);
});

it('finds whole words only, the longest first', () => {
  const words = wholeWords(['Ücret', 'ücret iadesi', 'u$s']);
  expect(words.exec('kart ucret iadesi')?.[0]).toBe('ucret iadesi');
  expect(words.exec('ucretli')).toBeNull();
  expect(words.exec('5 u$s')?.[0]).toBe('u$s');
});
