import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from '#lib/api.ts';
import { queryKeys } from '#lib/query-keys.ts';

/** Whether the link is invalid: truncated, used or expired. */
export const isBadLink = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'link_invalid' || 'token' in error.fields);

export const useForgotPassword = () =>
  useMutation({ mutationFn: (email: string) => api('POST', '/auth/password/forgot', { body: { email } }) });

export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: { token: string; password: string }) => api('POST', '/auth/password/reset', { body }),
  });

export function useVerifyEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => api('POST', '/auth/email/verify', { body: { token } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.me }),
  });
}
