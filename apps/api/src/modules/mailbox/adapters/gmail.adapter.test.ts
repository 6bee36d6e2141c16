import { type Sandbox, startSandbox } from '@kumbara/sandbox';
import { afterAll, beforeAll } from 'vitest';
import { aDoor, aGooglePerson, sandboxHarness } from './contract-over-sandbox.ts';
import { createGmail, type GmailClient } from './gmail.adapter.ts';
import { describeMailbox } from './mailbox.contract.ts';

let sandbox: Sandbox;
let door: Awaited<ReturnType<typeof aDoor>>;
const clientOf = ({ environment }: Sandbox): GmailClient => ({
  clientId: environment.GOOGLE_CLIENT_ID ?? '',
  clientSecret: environment.GOOGLE_CLIENT_SECRET ?? '',
  authUrl: environment.GOOGLE_AUTH_URL ?? '',
  tokenUrl: environment.GOOGLE_TOKEN_URL ?? '',
  revokeUrl: environment.GOOGLE_REVOKE_URL ?? '',
  apiUrl: door.origin,
});

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
    provider: createGmail(clientOf(sandbox)),
    api: /^\/gmail/,
    refuse: door.shut,
    moreThanAPage: 60,
  });
});
