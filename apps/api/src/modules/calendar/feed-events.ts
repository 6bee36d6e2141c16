import { type CalendarEvent, splitPayments } from '@kumbara/ical';
import {
  currencyDecimals,
  type IsoDate,
  type Language,
  type PriceChange,
  type Recurring,
  round,
} from '@kumbara/shared';
import { formatMoney } from '@kumbara/text/format';
import { i18n } from '#i18n/i18n.ts';
import { leadDaysOf } from '#lib/lead-days.ts';
import { endsOf } from './ends.ts';

type FeedSubscription = Recurring & {
  id: string;
  name: string;
  reminder_days: number[] | null;
  commitment_ends_on: IsoDate | null;
  notice_days: number | null;
  /** Oldest first; days ahead are announced. */
  prices: PriceChange[];
};

export type FeedFacts = {
  subscriptions: FeedSubscription[];
  default_lead_days: number[] | null;
  /** Reminders that are switched off have no alarm either. */
  muted: readonly string[];
  /** The hour of alarms. */
  hour: number;
};

type Context = { today: IsoDate; language: Language; origin: string };

/** The payments of this and the last year and all that follow, and the ends, with alarms on the user's reminder days. */
export function* feedEvents(facts: FeedFacts, context: Context): Generator<CalendarEvent> {
  for (const subscription of facts.subscriptions) {
    const alarms = alarmsOf(subscription, facts);
    yield* payments(subscription, alarms.renewal, context);
    yield* ends(subscription, alarms, context);
  }
}

const pageOf = ({ id }: FeedSubscription, origin: string) => `${origin}/dashboard/subscriptions/${id}`;

function payments(subscription: FeedSubscription, alarms: number[], { today, language, origin }: Context) {
  const { id, name, prices: history, share } = subscription;
  const t = i18n.getFixedT(language, 'calendar');
  const url = pageOf(subscription, origin);
  const from = `${Number(today.slice(0, 4)) - 1}-01-01`;
  return splitPayments(subscription, { history, today, from }).map(({ key, first, rule, amount, currency, mine }) => ({
    ...{ id: `${id}${key}`, day: first, rule, url, alarms },
    title: `${name} · ${formatMoney(round(mine, currencyDecimals(currency)), currency, language)}`,
    text: share ? `${t('share', { amount: formatMoney(amount, currency, language) })}\n${url}` : url,
  }));
}

type Alarms = Record<'renewal' | 'trial_end' | 'commitment_end', number[]>;

function ends(subscription: FeedSubscription, alarms: Alarms, { language, origin }: Context): CalendarEvent[] {
  const t = i18n.getFixedT(language, 'calendar');
  const url = pageOf(subscription, origin);
  // A term with notice is entered on the last day to give it.
  const alarmsOfEnd = {
    trial_ends: alarms.trial_end,
    notice_ends: alarms.commitment_end,
    commitment_ends: subscription.notice_days ? [] : alarms.commitment_end,
    ends: [],
  };
  return endsOf(subscription).map(({ kind, date }) => ({
    ...{ id: `${subscription.id}-${kind}`, day: date, url, text: url, alarms: alarmsOfEnd[kind] },
    title: t(`end.${kind}`, { name: subscription.name }),
  }));
}

/** In hours from the beginning of the day. */
function alarmsOf(subscription: FeedSubscription, { default_lead_days, muted, hour }: FeedFacts): Alarms {
  const leads = leadDaysOf(subscription, default_lead_days);
  const hoursOf = (kind: keyof Alarms) => (muted.includes(kind) ? [] : leads[kind].map((days) => hour - 24 * days));
  return { renewal: hoursOf('renewal'), trial_end: hoursOf('trial_end'), commitment_end: hoursOf('commitment_end') };
}
