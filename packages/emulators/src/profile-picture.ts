import { html } from './html.ts';

/** A profile picture (SVG): the first letter of the name on a colour derived from `number`. */
export function renderPicture(name: string, number: number): string {
  const hue = (number * 137) % 360;
  const letter = html`${[...name][0]}`.markup;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="hsl(${hue} 45% 38%)"/><text x="20" y="27" font-family="system-ui,sans-serif" font-size="19" fill="#fff" text-anchor="middle">${letter}</text></svg>`;
}
