import { whyNoDovecot } from '@kumbara/launcher/dovecot';
import { afterAll, beforeAll, describe } from 'vitest';
import { createDialer } from '#lib/dialer.ts';
import { dovecotForTests } from '#testing/dovecot.ts';
import { measuredWire } from '#testing/measured-wire.ts';
import type { Harness } from './contract-harness.ts';
import { openImapMailbox } from './imap.adapter.ts';
import { describeMailbox } from './mailbox.contract.ts';

const reason = whyNoDovecot();
if (reason && process.env.CI) throw new Error(reason);

describe.skipIf(reason)(`on a real Dovecot${reason ? ` (${reason})` : ''}`, () => {
  let dovecot: Awaited<ReturnType<typeof dovecotForTests>>;
  beforeAll(async () => {
    dovecot = await dovecotForTests();
  });
  afterAll(() => dovecot?.end());

  const dialerTo = (port: number) =>
    createDialer({ allowedPrivateHosts: [`localhost:${port}`], ports: [], earliestMs: 0 });

  async function imapHarness(): Promise<Harness> {
    const user = dovecot.aMailUser();
    const wire = await measuredWire(dovecot.port);
    const account = { email: user.email, password: user.password, server: 'localhost', port: wire.port };
    return {
      deliver: async (raw, arrived) => user.deliver(raw, arrived),
      remove: async (messageId) => user.remove(messageId),
      open: () => openImapMailbox({ dialer: dialerTo(wire.port), account }),
      state: () => user.state(),
      forget: async () => user.renumber(),
      async breakWith(kind) {
        if (kind === 'retry') user.lock();
        if (kind === 'reconnect') await user.setPassword('another');
        if (kind === 'refused') await user.forbid();
        wire.cut();
      },
      hang: async () => wire.hold(),
      roundTrips: () => wire.counted.roundTrips,
      moreThanAPage: 130,
      end: () => wire.end(),
    };
  }

  describeMailbox('IMAP', imapHarness);
});
