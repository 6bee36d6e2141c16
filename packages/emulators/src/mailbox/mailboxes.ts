import { createMailbox, type Mailbox } from './mailbox.ts';
import type { MailboxFixture } from './mailbox-fixture.ts';

/** Whose mailbox it is: one account keeps its mailbox though its address changes. */
export type MailboxOwner = { account: string; name: string; email: string; fixture?: MailboxFixture };

/** The mailboxes of one provider. */
export type Mailboxes = {
  /**
   * Somebody's mailbox, by the person's id in the list. It is filled when it is first asked for, which takes a quarter
   * of a second; who has no story begins with an empty one.
   */
  of(userId: string): Promise<Mailbox>;
};

/** Written when first asked for, so that a start costs nothing. */
export function createMailboxes(ownerOf: (userId: string) => MailboxOwner | undefined): Mailboxes {
  const cache = new Map<string, Promise<Mailbox>>();

  async function fill({ name, email, fixture }: MailboxOwner): Promise<Mailbox> {
    const mailbox = createMailbox();
    if (!fixture) return mailbox;
    // Loaded when it is needed: the generator brings PDFs and fonts along.
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
