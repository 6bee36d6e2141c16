import type { EmailVerify, SignInAnswer } from '@kumbara/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from '#lib/api.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { failWithoutNetwork } from '#lib/wait-for-network.ts';
import { useSignedIn } from './auth-queries.ts';

/** Whether the link is invalid: truncated, used or expired. */
export const isBadLink = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'link_invalid' || 'token' in error.fields);

export const useForgotPassword = () =>
  useMutation({
    ...failWithoutNetwork,
    mutationFn: (email: string) => api('POST', '/auth/password/forgot', { body: { email } }),
  });

/** Whether the link is not enough: it needs the session or the password of its account. */
export const needsPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'password_required';

/** Sets a new password, and signs in or asks for the second step. */
export function useResetPassword() {
  const signedIn = useSignedIn();
  return useMutation({
    ...failWithoutNetwork,
    mutationFn: (body: { token: string; password: string }) =>
      api<SignInAnswer>('POST', '/auth/password/reset', { body }),
    onSuccess: (answer) => 'token' in answer && signedIn(answer),
  });
}

export function useVerifyEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    ...failWithoutNetwork,
    mutationFn: (body: EmailVerify) => api('POST', '/auth/email/verify', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.me }),
  });
}
