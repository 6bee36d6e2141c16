import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Theme = Record<string, [lightness: number, chroma: number, hue: number]>;

/** The OKLCH tokens of one block of tokens.css. */
function themeOf(block: string): Theme {
  const tokens = [...block.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g)];
  return Object.fromEntries(tokens.map(([, name, l, c, h]) => [name, [Number(l), Number(c), Number(h)]]));
}

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const [lightBlock = '', darkBlock = ''] = css.split('[data-theme="dark"]');
const themes = { light: themeOf(lightBlock), dark: themeOf(darkBlock) };

/** Relative luminance (WCAG 2.2) of an OKLCH colour; matrices by Björn Ottosson. */
function luminance([lightness, chroma, hue]: [number, number, number]): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const red = clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: Theme, a: string, b: string): number {
  const [first, second] = [theme[a], theme[b]];
  if (!first || !second) throw new Error(`no token ${theme[a] ? b : a}`);
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const texts: [ink: string, backgrounds: string[]][] = [
  ['ink', ['ground', 'surface', 'sunken', 'brand-soft']],
  ['ink-soft', ['ground', 'surface', 'sunken']],
  ['ink-faint', ['ground', 'surface']],
  ['brand-strong', ['ground', 'surface', 'brand-soft', 'sunken']],
  ['on-brand', ['brand', 'brand-strong']],
  ['saving', ['ground', 'surface', 'saving-soft', 'sunken']],
  ['on-notice', ['notice-soft', 'surface', 'sunken']],
  ['danger', ['surface', 'danger-soft', 'ground']],
  ['on-danger', ['danger']],
];
/** Visible elements that are not text: borders of fields, the focus ring, the logo. */
const shapes: [shape: string, backgrounds: string[]][] = [
  ['edge', ['surface', 'ground']],
  ['focus', ['surface', 'ground', 'sunken']],
  ['brand', ['surface', 'ground']],
];

describe.each(Object.entries(themes))('in the %s theme', (_, theme) => {
  it.each(texts.flatMap(([ink, backgrounds]) => backgrounds.map((background) => [ink, background] as const)))(
    '%s is readable on %s (4.5:1)',
    (ink, background) => expect(contrast(theme, ink, background)).toBeGreaterThanOrEqual(4.5),
  );

  it.each(shapes.flatMap(([shape, backgrounds]) => backgrounds.map((background) => [shape, background] as const)))(
    '%s is visible on %s (3:1)',
    (shape, background) => expect(contrast(theme, shape, background)).toBeGreaterThanOrEqual(3),
  );

  it.each([0, 45, 90, 135, 180, 225, 270, 315])('a service avatar of hue %i has readable text', (hue) => {
    const block = theme === themes.light ? lightBlock : darkBlock;
    const value = (name: string) => Number(block.match(new RegExp(`--${name}: ([\\d.]+);`))?.[1]);
    const tile: Theme = {
      background: [value('tile-l'), value('tile-c'), hue],
      ink: [value('tile-ink-l'), value('tile-ink-c'), hue],
    };
    expect(contrast(tile, 'ink', 'background')).toBeGreaterThanOrEqual(4.5);
  });
});
