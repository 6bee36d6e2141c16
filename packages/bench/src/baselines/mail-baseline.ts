import type { Mail } from '@kumbara/detection';
import type { IsoDate } from '@kumbara/shared';

/** What a peer calls a running subscription. Peers say monthly of everything. */
export type MailPeerFinding = { name: string; amount: number; currency: string; email_id: string };

/** Another way of finding subscriptions in mails, in our words. */
export type MailPeer = {
  name: string;
  find(
    mails: readonly Mail[],
    today: IsoDate,
  ): { findings: MailPeerFinding[]; cancelled: { name: string; email_id: string }[] };
};
