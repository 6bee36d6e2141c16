import { createMailbox, type Mailbox } from './mailbox.ts';
import type { MailboxFixture } from './mailbox-fixture.ts';

/** Owner of a mailbox. An account keeps its mailbox when its address changes. */
export type MailboxOwner = { account: string; name: string; email: string; fixture?: MailboxFixture };

/** The mailboxes of one provider. */
export type Mailboxes = {
  /**
   * The mailbox of a user. It is filled on first access, which takes about 250 ms; without a fixture it is empty.
   */
  of(userId: string): Promise<Mailbox>;
};

/** Creates mailboxes on first access, so that the emulators start fast. */
export function createMailboxes(ownerOf: (userId: string) => MailboxOwner | undefined): Mailboxes {
  const cache = new Map<string, Promise<Mailbox>>();

  async function fill({ name, email, fixture }: MailboxOwner): Promise<Mailbox> {
    const mailbox = createMailbox();
    if (!fixture) return mailbox;
    // Imported on demand: the generator loads PDFs and fonts.
    const { generateMails } = await import('./mailbox-fixture.ts');
    for (const { raw, delivery } of await generateMails({ name, email, fixture })) mailbox.deliver(raw, delivery);
    mailbox.forgetHistory();
    return mailbox;
  }

  return {
    of(userId) {
      const owner = ownerOf(userId);
      if (!owner) throw new Error(`Nobody here is called ${userId}.`);
      const mailbox = cache.get(owner.account) ?? fill(owner);
      cache.set(owner.account, mailbox);
      return mailbox;
    },
  };
}
