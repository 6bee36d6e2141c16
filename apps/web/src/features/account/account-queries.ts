import type { AccountAccess, AccountPatch, PasswordChange, SecurityEvent, Session, User } from '@kumbara/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { api } from '#lib/api.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { downloadFile } from '#lib/save-file.ts';
import { failWithoutNetwork, waitForNetwork } from '#lib/wait-for-network.ts';

export const useAccess = () =>
  useQuery({
    queryKey: [...queryKeys.account, 'access'],
    queryFn: ({ signal }) => api<AccountAccess>('GET', '/account/access', { signal }),
  });

export const useSessions = () =>
  useQuery({
    queryKey: [...queryKeys.account, 'sessions'],
    queryFn: ({ signal }) => api<Session[]>('GET', '/account/sessions', { signal }),
  });

export const useActivity = () =>
  useQuery({
    queryKey: [...queryKeys.account, 'activity'],
    queryFn: ({ signal }) => api<SecurityEvent[]>('GET', '/account/activity', { signal }),
  });

export function useUpdateAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    ...waitForNetwork(() => i18next.t('account:offline.save')),
    mutationFn: (body: AccountPatch) => api<User>('PATCH', '/account', { body }),
    onSuccess: (user) => {
      queryClient.setQueryData(queryKeys.me, user);
      // Totals are converted into the currency of the user.
      return queryClient.invalidateQueries({ queryKey: queryKeys.subscriptions });
    },
  });
}

/** A change of the sign-in methods affects several parts of the account page. */
export function useStaleAccount() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: queryKeys.account });
}

export function useChangePassword() {
  const stale = useStaleAccount();
  return useMutation({
    ...failWithoutNetwork,
    mutationFn: (body: PasswordChange) => api('POST', '/auth/password/change', { body }),
    onSuccess: stale,
  });
}

export const useResendVerification = () =>
  useMutation({
    ...waitForNetwork(() => i18next.t('account:offline.resend')),
    mutationFn: () => api('POST', '/auth/email/resend', { body: {} }),
  });

export function useEndSession() {
  const stale = useStaleAccount();
  return useMutation({
    ...waitForNetwork(() => i18next.t('account:offline.endSession')),
    mutationFn: (id: string) => api('DELETE', `/account/sessions/${id}`),
    onSettled: stale,
  });
}

export const useDeleteAccount = () =>
  useMutation({
    ...failWithoutNetwork,
    mutationFn: (password?: string) => api('DELETE', '/account', { body: password ? { password } : {} }),
  });

export const useExport = () =>
  useMutation({
    ...waitForNetwork(() => i18next.t('account:offline.export')),
    mutationFn: () => downloadFile('/account/export'),
  });
