import type { Subscription } from '@kumbara/shared';
import { t } from '#i18n/index.ts';

export const formatDaysLeft = (days: number): string => {
  if (days <= 0) return t('days.today');
  return days === 1 ? t('days.tomorrow') : t('days.left', { count: days });
};

export const formatStatus = (status: Subscription['status']): string =>
  t(status === 'active' ? 'status.active' : 'status.cancelled');
