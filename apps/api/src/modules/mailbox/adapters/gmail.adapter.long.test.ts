import { type Emulators, startEmulators } from '@kumbara/emulators';
import { afterAll, beforeAll } from 'vitest';
import { aDoor, aGooglePerson, emulatorHarness, gmailClientOf } from './contract-over-emulators.ts';
import { createGmail } from './gmail.adapter.ts';
import { describeMailbox } from './mailbox.contract.ts';

let emulators: Emulators;
let door: Awaited<ReturnType<typeof aDoor>>;
beforeAll(async () => {
  emulators = await startEmulators({ appOrigins: ['http://localhost:3000'] });
  const disabled = { error: { code: 403, errors: [{ reason: 'domainPolicy' }], status: 'PERMISSION_DENIED' } };
  door = await aDoor(emulators.environment.GMAIL_API_URL ?? '', { status: 403, body: disabled });
});
afterAll(async () => {
  door.end();
  await emulators.close();
});

describeMailbox('Gmail', () => {
  door.open();
  return emulatorHarness({
    played: emulators.google,
    person: aGooglePerson(emulators),
    provider: createGmail({ ...gmailClientOf(emulators), apiUrl: door.origin }),
    api: /^\/gmail/,
    refuse: door.shut,
    moreThanAPage: 60,
  });
});
