import type { Mailbox } from '#mailbox/mailbox.ts';
import type { MicrosoftUser } from '#microsoft/users.ts';
import type { Ids } from './ids.ts';
import type { Preferences } from './prefer.ts';

/** An authenticated call of Graph's mail API. */
export type RequestContext = {
  user: MicrosoftUser;
  mailbox: Mailbox;
  ids: Ids;
  prefer: Preferences;
  /** Path below the root. */
  path: string;
  query: URLSearchParams;
  /** Base URL of links. */
  root: string;
};
