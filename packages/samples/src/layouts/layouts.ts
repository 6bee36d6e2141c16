import { readFileSync } from 'node:fs';
import { type Layout, layoutSchema } from './layout.ts';

/** One file each in `banks`. */
const ids = [
  'tr-card-points',
  'tr-card-plus',
  'tr-card-noyear',
  'tr-card-carried',
  'tr-account-signed',
  'tr-account-debit-credit',
  'tr-account-letter',
  'tr-account-busy',
  'de-account-trailing',
  'de-card-letters',
  'de-account-apostrophe',
  'gb-account-columns',
  'gb-card-cr',
  'us-card-sections',
  'us-account-parentheses',
  'us-account-bare',
  'nl-account-afbij',
  'es-account-signed',
  'br-card-invoice',
  'fr-account-columns',
  'it-account-columns',
  'tr-account-turned',
  'de-account-soll-haben',
  'de-account-day-titles',
  'us-account-sections',
  'br-card-halves',
  'br-card-nameless',
  'in-account-lakh',
  'vn-card-dong',
  'de-card-partners',
  'br-card-finals',
  'gb-card-column',
  'es-account-balance-first',
  'de-account-amount-first',
];

/** Every available layout. */
export const layouts: readonly Layout[] = ids.map((id) => ({
  id,
  ...layoutSchema.parse(JSON.parse(readFileSync(new URL(`./banks/${id}.json`, import.meta.url), 'utf8'))),
}));

/** The layout with this id. */
export function findLayout(id: string): Layout {
  const layout = layouts.find((one) => one.id === id);
  if (!layout) throw new Error(`There is no layout ${id}.`);
  return layout;
}
