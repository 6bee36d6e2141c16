import type { Subscription } from '@kumbara/shared';
import i18next from 'i18next';

export const formatDaysLeft = (days: number): string => {
  if (days <= 0) return i18next.t('subscriptions:days.today');
  return days === 1 ? i18next.t('subscriptions:days.tomorrow') : i18next.t('subscriptions:days.left', { count: days });
};

export const formatStatus = (status: Subscription['status']): string =>
  i18next.t(status === 'active' ? 'subscriptions:status.active' : 'subscriptions:status.cancelled');
