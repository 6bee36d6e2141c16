import type { Client } from '@microsoft/microsoft-graph-client';
import { asRealLink, type EmulatorEnvironment } from './connect-outlook.ts';

export type Item = Record<string, unknown> & { id: string };
export type Page = { value: Item[]; '@odata.nextLink'?: string; '@odata.deltaLink'?: string; '@odata.count'?: number };

/** Collects the items of all pages. */
export async function allPages(
  emulators: EmulatorEnvironment,
  client: Client,
  path: string,
  prefer?: string,
): Promise<{ items: Item[]; deltaLink?: string }> {
  const items: Item[] = [];
  let next: string | undefined = path;
  let page: Page | undefined;
  while (next) {
    const request = client.api(next);
    page = (await (prefer ? request.header('Prefer', prefer) : request).get()) as Page;
    items.push(...page.value);
    next = page['@odata.nextLink'] && asRealLink(emulators, page['@odata.nextLink']);
  }
  const deltaLink = page?.['@odata.deltaLink'];
  return { items, ...(deltaLink && { deltaLink: asRealLink(emulators, deltaLink) }) };
}
