import type { AuthenticatorSetup, Confirmation, Passkey, RecoveryCodes, TurnOnTwoStep, TwoStep } from '@kumbara/shared';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { askForPasskey, createPasskey } from '#lib/passkeys.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { failWithoutNetwork } from '#lib/wait-for-network.ts';
import { useStaleAccount } from './account-queries.ts';

export const useTwoStep = () =>
  useQuery({
    queryKey: [...queryKeys.account, 'two-step'],
    queryFn: ({ signal }) => api<TwoStep>('GET', '/account/two-step', { signal }),
  });

export const usePasskeys = () =>
  useQuery({
    queryKey: [...queryKeys.account, 'passkeys'],
    queryFn: ({ signal }) => api<Passkey[]>('GET', '/account/passkeys', { signal }),
  });

export const useSetUpAuthenticator = () =>
  useMutation({
    ...failWithoutNetwork,
    mutationFn: () => api<AuthenticatorSetup>('POST', '/account/two-step/setup'),
  });

export function useTurnOnTwoStep() {
  const stale = useStaleAccount();
  return useMutation({
    ...failWithoutNetwork,
    mutationFn: (body: TurnOnTwoStep) => api<RecoveryCodes>('POST', '/account/two-step', { body }),
    onSuccess: () => void stale(),
  });
}

export function useTurnOffTwoStep() {
  const stale = useStaleAccount();
  return useMutation({
    ...failWithoutNetwork,
    mutationFn: () => api('DELETE', '/account/two-step'),
    onSettled: stale,
  });
}

export function useRenewRecoveryCodes() {
  const stale = useStaleAccount();
  return useMutation({
    ...failWithoutNetwork,
    mutationFn: () => api<RecoveryCodes>('POST', '/account/two-step/recovery-codes'),
    onSettled: () => void stale(),
  });
}

export function useAddPasskey() {
  const stale = useStaleAccount();
  return useMutation({
    ...failWithoutNetwork,
    mutationFn: async () => api<Passkey>('POST', '/account/passkeys', { body: { passkey: await createPasskey() } }),
    onSuccess: stale,
  });
}

export function useRenamePasskey() {
  const stale = useStaleAccount();
  return useMutation({
    ...failWithoutNetwork,
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      api<Passkey>('PATCH', `/account/passkeys/${id}`, { body: { name } }),
    onSettled: stale,
  });
}

export function useRemovePasskey() {
  const stale = useStaleAccount();
  return useMutation({
    ...failWithoutNetwork,
    mutationFn: (id: string) => api('DELETE', `/account/passkeys/${id}`),
    onSettled: stale,
  });
}

export const useConfirm = () =>
  useMutation({
    ...failWithoutNetwork,
    mutationFn: (body: Confirmation) => api('POST', '/account/confirm', { body }),
  });

export const useConfirmWithPasskey = () =>
  useMutation({
    ...failWithoutNetwork,
    mutationFn: async () => {
      const passkey = await askForPasskey('/account/confirm/options');
      await api('POST', '/account/confirm', { body: { passkey } });
    },
  });
