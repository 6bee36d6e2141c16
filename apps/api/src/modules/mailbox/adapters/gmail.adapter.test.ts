import { type Sandbox, startSandbox } from '@kumbara/emulators';
import { afterAll, beforeAll } from 'vitest';
import { aDoor, aGooglePerson, gmailClientOf, sandboxHarness } from './contract-over-emulators.ts';
import { createGmail } from './gmail.adapter.ts';
import { describeMailbox } from './mailbox.contract.ts';

let sandbox: Sandbox;
let door: Awaited<ReturnType<typeof aDoor>>;
beforeAll(async () => {
  sandbox = await startSandbox({ appOrigins: ['http://localhost:3000'] });
  const disabled = { error: { code: 403, errors: [{ reason: 'domainPolicy' }], status: 'PERMISSION_DENIED' } };
  door = await aDoor(sandbox.environment.GMAIL_API_URL ?? '', { status: 403, body: disabled });
});
afterAll(async () => {
  door.end();
  await sandbox.close();
});

describeMailbox('Gmail', () => {
  door.open();
  return sandboxHarness({
    played: sandbox.google,
    person: aGooglePerson(sandbox),
    provider: createGmail({ ...gmailClientOf(sandbox), apiUrl: door.origin }),
    api: /^\/gmail/,
    refuse: door.shut,
    moreThanAPage: 60,
  });
});
