import { expect, it } from 'vitest';
import { createSentenceBuffer } from './sentence-buffer.ts';

const cut = (text: string, size: number) => {
  const buffer = createSentenceBuffer();
  const done: string[] = [];
  for (let at = 0; at < text.length; at += size) done.push(...buffer.push(text.slice(at, at + size)));
  return [...done, buffer.rest()].filter((piece) => piece !== '');
};

it.each([1, 2, 3, 7, 1000])('hands on whole sentences and lines, however they come: %i at a time', (size) => {
  const pieces = cut('Ayda 1.234,56 TL. Az mı? “Çok!” Evet…\n- Netflix\n\n- Gain: 5 TL', size);
  expect(pieces.map((piece) => piece.trim()).filter(Boolean)).toEqual([
    'Ayda 1.234,56 TL.',
    'Az mı?',
    '“Çok!”',
    'Evet…',
    '- Netflix',
    '- Gain: 5 TL',
  ]);
});

it('does not cut where a point is no end', () => {
  expect(cut('Am 5. Dezember 2026 sind es 149. 99 Euro. Gut.', 1)).toEqual([
    'Am 5. Dezember 2026 sind es 149. 99 Euro. ',
    'Gut.',
  ]);
});

it('keeps everything it was given, and does not wait without end', () => {
  const text = 'ohne ende '.repeat(500);
  const pieces = cut(text, 9);
  expect(pieces.join('')).toBe(text);
  expect(pieces.length).toBeGreaterThan(2);
});
