import { buildPage } from '@kumbara/launcher/build-page';
import { findOrInstallChromium } from '@kumbara/launcher/chromium';
import { behindProxy } from '#api/call-cost.ts';
import { createUsersWith } from '#api/calls.ts';
import type { ResultRow } from '#result-row.ts';
import { withServers } from '#servers.ts';
import { measureInteractions } from './interactions.ts';
import { auditScreen, type Screen } from './lighthouse.ts';

/** Measures W9: Lighthouse's phone on the screens people see first, and how soon the dashboard answers its user. */
export const measurePage = async ({ quick }: { quick: boolean }): Promise<ResultRow[]> => {
  await buildPage(() => console.error('Building the page …'));
  const chromium = await findOrInstallChromium();
  return withServers('bare-api', behindProxy, async (servers) => {
    const [few] = await createUsersWith(servers, 1, 20);
    const [many] = await createUsersWith(servers, 1, 2_000);
    const origin = servers.ours.origin.replace(/\/api$/, '');
    const screens: Screen[] = [
      { name: '/', path: '/' },
      { name: '/pricing', path: '/pricing' },
      { name: '/dashboard, 20 subscriptions', path: '/dashboard', token: few?.token },
      { name: '/dashboard, 2,000 subscriptions', path: '/dashboard', token: many?.token },
      { name: '/dashboard/emails', path: '/dashboard/emails', token: few?.token },
    ];
    const rows: ResultRow[] = [];
    for (const screen of screens) rows.push(...(await auditScreen(chromium, origin, screen, quick ? 1 : 3)));
    return [...rows, ...(await measureInteractions(chromium, origin, few?.token ?? ''))];
  });
};
