import { type Sandbox, startSandbox } from '@kumbara/emulators';
import { afterAll, beforeAll } from 'vitest';
import { aMicrosoftPerson, outlookClientOf, sandboxHarness } from './contract-over-emulators.ts';
import { describeMailbox } from './mailbox.contract.ts';
import { createOutlook } from './outlook.adapter.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ appOrigins: ['http://localhost:3000'] });
});
afterAll(() => sandbox.close());

describeMailbox('Outlook', () => {
  const id = aMicrosoftPerson(sandbox);
  return sandboxHarness({
    played: sandbox.microsoft,
    person: id,
    provider: createOutlook(outlookClientOf(sandbox)),
    api: /^\/graph/,
    refuse() {
      for (const person of sandbox.microsoft.people) if (person.id === id) person.hasNoMailbox = true;
    },
    moreThanAPage: 210,
  });
});
