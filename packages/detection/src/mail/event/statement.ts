import type { MailEventKind } from '#mail/mail.ts';
import type { Sentence } from '#mail/reading.ts';

/** The kind of a mail and the sentence that says so. */
export type Statement = {
  kind: MailEventKind;
  sentence: Sentence;
  /** Speaks of no subscription: to be believed only where other mails do. */
  needs_others?: boolean;
  /** No word says that it was or will be charged: told from the amounts alone, which may be an offer's. */
  unsaid?: true;
};
