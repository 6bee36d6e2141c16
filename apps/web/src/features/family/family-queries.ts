import type { Family, FamilyInvitation, FamilyMember, FamilyOffer } from '@kumbara/shared';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useEffect } from 'react';
import { ApiError, api } from '#lib/api.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { waitForNetwork } from '#lib/wait-for-network.ts';

export const familyQueries = {
  /** The members and what they share. Other members change it, so it is always stale. */
  family: () =>
    queryOptions({
      queryKey: [...queryKeys.family, 'all'],
      queryFn: ({ signal }) => api<Family>('GET', '/family', { signal }),
      staleTime: 0,
    }),
  /** The invitation of a link. The key holds only the beginning of the token, because developer tools show keys. */
  offer: (token: string, userId: string) =>
    queryOptions({
      queryKey: [...queryKeys.invitation, userId, token.slice(0, 6)],
      queryFn: ({ signal }) => api<FamilyOffer>('POST', '/family/invitations/look', { body: { token }, signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

/** Why an invitation cannot be answered: an invalid link, or an invitation of another account. */
export function offerProblem(error: unknown): 'bad' | 'other' | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'invitation_for_other') return 'other';
  return error.code === 'link_invalid' || 'token' in error.fields ? 'bad' : undefined;
}

export const useOffer = (token: string, userId: string) => useQuery(familyQueries.offer(token, userId));
export const useFamily = () => useQuery(familyQueries.family());

/** Invalidates the plan when the family changes, because the plan of a member comes from the family. */
export function usePlanOfFamily(family: Family | undefined): void {
  const queryClient = useQueryClient();
  const statusKey = family && `${family.role} ${family.active}`;
  useEffect(() => {
    if (!statusKey) return;
    for (const queryKey of [queryKeys.plan, queryKeys.me]) queryClient.invalidateQueries({ queryKey });
  }, [statusKey, queryClient]);
}

/** Returns true if the family has members other than the user. */
export const hasOtherMembers = (family: Family | undefined): boolean => (family?.members.length ?? 0) > 1;

/** A change of the members changes their plan too. */
function useFamilyChange() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [queryKeys.family, queryKeys.plan, queryKeys.me, queryKeys.subscriptions].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

export function useInvite() {
  const onSuccess = useFamilyChange();
  return useMutation({
    ...waitForNetwork((email: string) => i18next.t('family:offline.invite', { email })),
    mutationFn: (email: string) => api<FamilyInvitation>('POST', '/family/invitations', { body: { email } }),
    onSuccess,
  });
}

/** Ignores that it was already done in another tab or by another member. */
const ignoreIfDone =
  (...codes: string[]) =>
  (error: unknown) => {
    if (!(error instanceof ApiError) || !codes.includes(error.code)) throw error;
  };

export function useWithdraw() {
  const onSettled = useFamilyChange();
  return useMutation({
    ...waitForNetwork(() => i18next.t('family:offline.withdraw')),
    mutationFn: (id: string) => api('DELETE', `/family/invitations/${id}`).catch(ignoreIfDone('not_found')),
    onSettled,
  });
}

type RemovedMember = Pick<FamilyMember, 'id' | 'name'>;

export function useRemoveMember() {
  const onSettled = useFamilyChange();
  return useMutation({
    ...waitForNetwork(({ name }: RemovedMember) => i18next.t('family:offline.remove', { name })),
    mutationFn: ({ id }: RemovedMember) => api('DELETE', `/family/members/${id}`).catch(ignoreIfDone('not_found')),
    onSettled,
  });
}

export function useLeaveFamily() {
  const onSettled = useFamilyChange();
  return useMutation({
    ...waitForNetwork(() => i18next.t('family:offline.leave')),
    mutationFn: () => api('POST', '/family/leave').catch(ignoreIfDone('not_in_family')),
    onSettled,
  });
}

export function useAnswerInvitation(answer: 'accept' | 'decline') {
  const onSuccess = useFamilyChange();
  return useMutation({
    ...waitForNetwork(() => i18next.t(`family:offline.${answer}`)),
    mutationFn: (token: string) => api('POST', `/family/invitations/${answer}`, { body: { token } }),
    onSuccess,
  });
}
