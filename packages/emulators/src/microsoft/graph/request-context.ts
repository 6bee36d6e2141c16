import type { Mailbox } from '#mailbox/mailbox.ts';
import type { MicrosoftUser } from '#microsoft/users.ts';
import type { Ids } from './ids.ts';
import type { Preferences } from './prefer.ts';

/** A call of Graph's mail, once it is known who asks and what they may see. */
export type RequestContext = {
  user: MicrosoftUser;
  mailbox: Mailbox;
  ids: Ids;
  /** Without the text of mails. */
  isBasic: boolean;
  prefer: Preferences;
  /** Below the root, decoded where it names something. */
  path: string;
  query: URLSearchParams;
  /** What links begin with. */
  root: string;
};
