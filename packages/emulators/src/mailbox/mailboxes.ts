import { createMailbox, type Mailbox } from './mailbox.ts';
import type { Story } from './story.ts';

/** Whose mailbox it is: one account keeps its mailbox though its address changes. */
export type MailboxOwner = { account: string; name: string; email: string; story?: Story };

/** The mailboxes of one provider. */
export type Mailboxes = {
  /**
   * Somebody's mailbox, by the person's id in the list. It is filled when it is first asked for, which takes a quarter
   * of a second; who has no story begins with an empty one.
   */
  of(personId: string): Promise<Mailbox>;
};

/** Written when first asked for, so that a start costs nothing. */
export function createMailboxes(ownerOf: (personId: string) => MailboxOwner | undefined): Mailboxes {
  const made = new Map<string, Promise<Mailbox>>();

  async function make({ name, email, story }: MailboxOwner): Promise<Mailbox> {
    const mailbox = createMailbox();
    if (!story) return mailbox;
    // Loaded when it is needed: the generator brings PDFs and fonts along.
    const { writeStory } = await import('./story.ts');
    for (const { raw, delivery } of await writeStory({ name, email, story })) mailbox.deliver(raw, delivery);
    mailbox.forgetHistory();
    return mailbox;
  }

  return {
    of(personId) {
      const owner = ownerOf(personId);
      if (!owner) throw new Error(`Nobody here is called ${personId}.`);
      const mailbox = made.get(owner.account) ?? make(owner);
      made.set(owner.account, mailbox);
      return mailbox;
    },
  };
}
