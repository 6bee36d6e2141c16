import type { Report } from '@kumbara/shared';
import { useQuery } from '@tanstack/react-query';
import { ApiError, api } from '#lib/api.ts';
import { queryKeys } from '#lib/query-keys.ts';

export const useReport = (period: string) =>
  useQuery({
    // Below the subscriptions: whatever changes one may change a report.
    queryKey: [...queryKeys.subscriptions, 'report', period],
    queryFn: ({ signal }) => api<Report>('GET', `/reports/${period}`, { signal }),
  });

export const isWithoutReports = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'plan_required';
