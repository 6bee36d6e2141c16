import { type Emulators, startEmulators } from '@kumbara/emulators';
import { afterAll, beforeAll } from 'vitest';
import { aMicrosoftPerson, emulatorHarness, outlookClientOf } from './contract-over-emulators.ts';
import { describeMailbox } from './mailbox.contract.ts';
import { createOutlook } from './outlook.adapter.ts';

let emulators: Emulators;

beforeAll(async () => {
  emulators = await startEmulators({ appOrigins: ['http://localhost:3000'] });
});
afterAll(() => emulators.close());

describeMailbox('Outlook', () => {
  const id = aMicrosoftPerson(emulators);
  return emulatorHarness({
    played: emulators.microsoft,
    person: id,
    provider: createOutlook(outlookClientOf(emulators)),
    api: /^\/graph/,
    refuse() {
      for (const person of emulators.microsoft.users) if (person.id === id) person.hasNoMailbox = true;
    },
    moreThanAPage: 210,
  });
});
