import { detectInMails, isMailCandidate, type Mail } from '@kumbara/detection';
import { startEmulators } from '@kumbara/emulators';
import { findMissingRequirement } from '@kumbara/launcher/dovecot';
import { generateMailbox } from '@kumbara/samples';
import { expect, it } from 'vitest';
import { createDialer } from '#lib/dialer.ts';
import { dovecotForTests } from '#testing/dovecot.ts';
import {
  aGooglePerson,
  aMicrosoftPerson,
  connect,
  gmailClientOf,
  outlookClientOf,
  tokensFrom,
} from './contract-over-emulators.ts';
import { createGmail } from './gmail.adapter.ts';
import { openImapMailbox } from './imap.adapter.ts';
import { fetchAll, lookAt } from './mailbox.contract.ts';
import type { Mailbox } from './mailbox.ts';
import { createOutlook } from './outlook.adapter.ts';

const reason = findMissingRequirement();
if (reason && process.env.CI) throw new Error(reason);

const today = '2026-11-20';
/** The Spanish mailbox contains a `Confirmación de baja` whose text has no other cancellation word. */
const mailboxes = [
  ['TR', 'same-findings'],
  ['ES', 'compare-4'],
] as const;

/** The findings of a scan of a whole mailbox: subscriptions with their price, and cancellations. */
async function scan(mailbox: Mailbox) {
  const { envelopes } = await lookAt(mailbox, { since: '2020-01-01' });
  const ids = envelopes.filter(isMailCandidate).map(({ id }) => id);
  const mails: Mail[] = [...(await fetchAll(mailbox, ids)).values()];
  await mailbox.close();
  const { findings, cancelled } = detectInMails(mails, { today });
  return {
    found: findings
      .map(({ service_name, amount, currency, confidence }) => [service_name, amount, currency, confidence])
      .sort(),
    cancelled: cancelled.map(({ service_name }) => service_name).sort(),
  };
}

// Outlook is listed like IMAP, header by header; Gmail is asked for words.
it.skipIf(reason)('finds the same in one mailbox by IMAP, Gmail and Outlook', { timeout: 120_000 }, async () => {
  const emulators = await startEmulators({ appOrigins: ['http://localhost:3000'] });
  const dovecot = await dovecotForTests();
  try {
    for (const [country, seed] of mailboxes) {
      const { mails } = await generateMailbox({ seed, country, months: 6, noise: 5, today });
      const user = dovecot.aMailUser();
      const person = { google: aGooglePerson(emulators), microsoft: aMicrosoftPerson(emulators) };
      const gmailBox = await emulators.google.mailboxes.of(person.google);
      const outlookBox = await emulators.microsoft.mailboxes.of(person.microsoft);
      for (const { eml } of mails) {
        user.deliver(eml);
        for (const box of [gmailBox, outlookBox]) box.deliver(eml, { received: new Date() });
      }
      const gmail = createGmail(gmailClientOf(emulators));
      const outlook = createOutlook(outlookClientOf(emulators));
      const dialer = createDialer({ allowedPrivateHosts: [`localhost:${dovecot.port}`], ports: [], earliestMs: 0 }).for(
        'ada',
      );
      const account = { email: user.email, password: user.password, server: 'localhost', port: dovecot.port };
      const imap = await scan(await openImapMailbox({ dialer, account }));
      expect(imap.found.length + imap.cancelled.length).toBeGreaterThan(3);
      const open = async (provider: typeof gmail, who: string) =>
        provider.open(tokensFrom(provider, (await connect(provider, who)).grant));
      expect(await scan(await open(gmail, person.google)), 'Gmail').toEqual(imap);
      expect(await scan(await open(outlook, person.microsoft)), 'Outlook').toEqual(imap);
    }
  } finally {
    await dovecot.end();
    await emulators.close();
  }
});
