import type { Advice, AdviceKind, Subscription } from '@kumbara/shared';
import i18next from 'i18next';
import {
  CalendarArrowDown,
  CalendarClock,
  CircleHelp,
  CircleOff,
  Hourglass,
  Layers2,
  type LucideIcon,
  MailCheck,
  PiggyBank,
  TrendingUp,
} from 'lucide-react';
import { formatMoney } from '#lib/format.ts';

export const adviceIcons: Record<AdviceKind, LucideIcon> = {
  cancelled_by_mail: MailCheck,
  trial_ends: Hourglass,
  commitment_ends: CalendarClock,
  price_rise: TrendingUp,
  overlap: Layers2,
  unused: CircleOff,
  yearly_cheaper: PiggyBank,
  upcoming: CalendarArrowDown,
  check_in: CircleHelp,
};

/** Advice whose amount can be saved. */
export const isSaving = (kind: AdviceKind): boolean => ['overlap', 'unused', 'yearly_cheaper'].includes(kind);

export function formatAdviceAmount(kind: AdviceKind, { value, currency, per }: NonNullable<Advice['amount']>): string {
  // The amount of a price rise is the difference, not the price.
  const amount = `${kind === 'price_rise' ? '+' : ''}${formatMoney(value, currency)}`;
  if (per === 'once') return amount;
  return i18next.t(per === 'month' ? 'advice:perMonth' : 'advice:perYear', { amount });
}

/** Returns true if the action still applies: an answer may be older than the current state. */
export function isStillOpen({ action }: Advice, subscription: Subscription | undefined): boolean {
  if (!subscription) return false;
  const { status, cancelled_by_mail } = subscription;
  if (action.kind === 'look') return true;
  return action.kind === 'undo_cancel' ? status === 'cancelled' && cancelled_by_mail !== null : status === 'active';
}
