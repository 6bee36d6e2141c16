import type { Mail } from '@kumbara/detection';
import type { IsoDate } from '@kumbara/shared';

/** A running subscription as a mail baseline reports it. Its cycle is always monthly. */
export type MailBaselineFinding = { name: string; amount: number; currency: string; email_id: string };

/** Another way to find subscriptions in mails. */
export type MailBaseline = {
  name: string;
  find(
    mails: readonly Mail[],
    today: IsoDate,
  ): { findings: MailBaselineFinding[]; cancelled: { name: string; email_id: string }[] };
};
