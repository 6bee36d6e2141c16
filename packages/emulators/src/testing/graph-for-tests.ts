import type { Client } from '@microsoft/microsoft-graph-client';
import { afterAll, beforeEach } from 'vitest';
import { startSandbox } from '#emulators.ts';
import { connectOutlook, graphClient } from './connect-outlook.ts';
import { allPages } from './graph-pages.ts';

/** A sandbox of the calling test file alone: Ayşe's mailbox, and Defne's, which is empty and may be changed. */
export async function graphForTests() {
  const sandbox = await startSandbox({ appOrigins: ['http://localhost:3000'] });
  const { microsoft, environment } = sandbox;
  afterAll(() => sandbox.close());
  beforeEach(() => {
    microsoft.faults.clear();
    microsoft.requests.clear();
  });

  const tokenOf = async (person: string, scope?: string) =>
    (await connectOutlook(sandbox, person, scope ? { scope } : {})).access_token;
  const token = await tokenOf('ayse');
  const graph = graphClient(sandbox, token);
  const mailbox = await microsoft.mailboxes.of('ayse');
  microsoft.people.push({
    id: 'defne',
    oid: 'aaaaaaaa-0000-0000-0000-000000000001',
    email: 'defne@outlook.example',
    given_name: 'Defne',
    surname: 'Şahin',
    language: 'en',
    account: 'personal',
  });
  const empty = graphClient(sandbox, await tokenOf('defne'));
  const own = await microsoft.mailboxes.of('defne');

  const all = (client: Client, path: string, prefer?: string) => allPages(sandbox, client, path, prefer);

  return { sandbox, microsoft, environment, tokenOf, token, graph, mailbox, empty, own, all };
}
