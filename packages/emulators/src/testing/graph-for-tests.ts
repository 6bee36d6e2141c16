import type { Client } from '@microsoft/microsoft-graph-client';
import { afterAll, beforeEach } from 'vitest';
import { startEmulators } from '#emulators.ts';
import { connectOutlook, graphClient } from './connect-outlook.ts';
import { allPages } from './graph-pages.ts';

/** Starts emulators for the calling test file, with Ayşe's mailbox and Defne's, which is empty and may be changed. */
export async function graphForTests() {
  const emulators = await startEmulators({ appOrigins: ['http://localhost:3000'] });
  const { microsoft, environment } = emulators;
  afterAll(() => emulators.close());
  beforeEach(() => {
    microsoft.faults.clear();
    microsoft.requests.clear();
  });

  const tokenOf = async (user: string, scope?: string) =>
    (await connectOutlook(emulators, user, scope ? { scope } : {})).access_token;
  const token = await tokenOf('ayse');
  const graph = graphClient(emulators, token);
  const mailbox = await microsoft.mailboxes.of('ayse');
  microsoft.users.push({
    id: 'defne',
    oid: 'aaaaaaaa-0000-0000-0000-000000000001',
    email: 'defne@outlook.example',
    given_name: 'Defne',
    surname: 'Şahin',
    language: 'en',
    account: 'personal',
  });
  const empty = graphClient(emulators, await tokenOf('defne'));
  const own = await microsoft.mailboxes.of('defne');

  const all = (client: Client, path: string, prefer?: string) => allPages(emulators, client, path, prefer);

  return { emulators, microsoft, environment, tokenOf, token, graph, mailbox, empty, own, all };
}
