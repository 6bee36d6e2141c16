import { readFileSync } from 'node:fs';
import banks from './banks.json' with { type: 'json' };
import { type Layout, layoutSchema } from './layout.ts';

/** Every available layout, each a file in `banks`. */
export const layouts: readonly Layout[] = banks.map((id) => ({
  id,
  ...layoutSchema.parse(JSON.parse(readFileSync(new URL(`./banks/${id}.json`, import.meta.url), 'utf8'))),
}));

/** The layout with this id. */
export function findLayout(id: string): Layout {
  const layout = layouts.find((one) => one.id === id);
  if (!layout) throw new Error(`There is no layout ${id}.`);
  return layout;
}
