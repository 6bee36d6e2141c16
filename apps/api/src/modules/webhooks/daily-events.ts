import type { IsoDate, ReminderKind, WebhookEventData, WebhookEventType } from '@kumbara/shared';
import type { Transaction } from '#lib/database.ts';

/** Something due or found on a day, as the daily computation of reminders finds it. */
export type DailyFinding = {
  kind: ReminderKind;
  subject_id: string;
  due_on: IsoDate;
  lead_days: number;
  details: { name?: string; amount?: number; currency?: string; ends_on?: IsoDate };
};
type DailyType = Extract<WebhookEventType, 'payment.due' | 'trial.ending' | 'charge.after_cancel'>;

const types: Partial<Record<ReminderKind, DailyType>> = {
  renewal: 'payment.due',
  trial_end: 'trial.ending',
  charge_after_cancel: 'charge.after_cancel',
};

function dataOf(type: DailyType, { subject_id, due_on, details }: DailyFinding, days_left: number) {
  const { name = '', amount = 0, currency = '', ends_on = due_on } = details;
  const common = { subscription_id: subject_id, name };
  if (type === 'charge.after_cancel')
    return {
      ...common,
      amount,
      currency,
      charged_on: due_on,
      ended_on: ends_on,
    } satisfies WebhookEventData[typeof type];
  const price = details.amount === undefined ? {} : { amount, currency };
  return { ...common, ...price, due_on, days_left } satisfies WebhookEventData['payment.due'];
}

/**
 * Writes the events of a user's day. What was written once, on whatever day, is not written again.
 * @param daysLeft the days from the user's today to a day
 */
export async function writeDailyEvents(
  tx: Transaction,
  userId: string,
  findings: readonly DailyFinding[],
  daysLeft: (day: IsoDate) => number,
): Promise<void> {
  for (const finding of findings) {
    const { kind, subject_id, due_on, lead_days } = finding;
    const type = types[kind];
    if (!type) continue;
    const data = JSON.stringify(dataOf(type, finding, daysLeft(due_on)));
    const key = [type, subject_id, due_on, lead_days].join(' ');
    await tx.$executeRaw`SELECT write_webhook_event(${userId}::uuid, ${type}, ${data}::jsonb, ${key}, ${due_on}::date)`;
  }
}
