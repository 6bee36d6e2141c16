import { type Sandbox, startSandbox } from '@kumbara/sandbox';
import { afterAll, beforeAll } from 'vitest';
import { aMicrosoftPerson, sandboxHarness } from './contract-over-sandbox.ts';
import { describeMailbox } from './mailbox.contract.ts';
import { createOutlook, type OutlookClient } from './outlook.adapter.ts';

let sandbox: Sandbox;
const clientOf = ({ environment }: Sandbox): OutlookClient => ({
  clientId: environment.MICROSOFT_CLIENT_ID ?? '',
  clientSecret: environment.MICROSOFT_CLIENT_SECRET ?? '',
  tenant: 'common',
  loginUrl: environment.MICROSOFT_LOGIN_URL ?? '',
  apiUrl: environment.GRAPH_API_URL ?? '',
});

beforeAll(async () => {
  sandbox = await startSandbox({ appOrigins: ['http://localhost:3000'] });
});
afterAll(() => sandbox.close());

describeMailbox('Outlook', () => {
  const id = aMicrosoftPerson(sandbox);
  return sandboxHarness({
    played: sandbox.microsoft,
    person: id,
    provider: createOutlook(clientOf(sandbox)),
    api: /^\/graph/,
    refuse() {
      for (const person of sandbox.microsoft.people) if (person.id === id) person.hasNoMailbox = true;
    },
    moreThanAPage: 210,
  });
});
