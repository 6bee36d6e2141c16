import type { AuthProviders, Login, SignedIn, SignInAnswer, Signup, User } from '@kumbara/shared';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentLanguage } from '#i18n/language.ts';
import { ApiError, api } from '#lib/api.ts';
import { unsubscribeFromPush } from '#lib/push.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { session } from '#lib/session.ts';
import { failWithoutNetwork } from '#lib/wait-for-network.ts';

async function readMe(signal: AbortSignal): Promise<User | null> {
  try {
    return await api<User>('GET', '/auth/me', { signal });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    session.forget();
    return null;
  }
}

export const authQueries = {
  /** The signed-in user; null for a visitor. */
  me: () => queryOptions({ queryKey: queryKeys.me, queryFn: ({ signal }) => readMe(signal), staleTime: 5 * 60_000 }),
  /** The other sign-in methods of this server. */
  providers: () =>
    queryOptions({
      queryKey: queryKeys.providers,
      queryFn: ({ signal }) => api<AuthProviders>('GET', '/auth/providers', { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

export const useMe = () => useQuery(authQueries.me());
export const useProviders = () => useQuery(authQueries.providers());

/** Sets the user and removes everything that was cached for another user. */
function useSetUser() {
  const queryClient = useQueryClient();
  return (user: User | null) => {
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.me[0] });
    queryClient.setQueryData(queryKeys.me, user);
  };
}

/** Stores the session that an answer carries. */
export function useSignedIn() {
  const setUser = useSetUser();
  return ({ token, user }: { token?: string; user: User }) => {
    if (token) session.remember(token);
    setUser(user);
  };
}

export function useLogin() {
  const signedIn = useSignedIn();
  return useMutation({
    ...failWithoutNetwork,
    mutationFn: (body: Login) => api<SignInAnswer>('POST', '/auth/login', { body }),
    // Before the second step nobody is signed in.
    onSuccess: (answer) => 'token' in answer && signedIn(answer),
  });
}

/** Ends a sign-in that asked for a second step, with a code of the authenticator app or a recovery code. */
export function useSecondStep() {
  const signedIn = useSignedIn();
  return useMutation({
    ...failWithoutNetwork,
    mutationFn: (code: string) => api<SignedIn>('POST', '/auth/login/second-step', { body: { code } }),
    onSuccess: signedIn,
  });
}

/** Tells the server the time zone and the language of the browser. Nothing on the page depends on the call. */
function syncPreferences({ time_zone, language }: User): void {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const chosen = currentLanguage();
  const changes = {
    ...(here && here !== time_zone && { time_zone: here }),
    ...(chosen !== language && { language: chosen }),
  };
  if (Object.keys(changes).length > 0) api('PATCH', '/account', { body: changes }).catch(() => undefined);
}

/** Whether the account was just created. During a Google sign-up the server sees the browser's language, not the page's. */
const isNew = ({ created_at }: User) => Math.abs(Date.now() - Date.parse(created_at)) < 120_000;

export function useSignup() {
  const signedIn = useSignedIn();
  return useMutation({
    ...failWithoutNetwork,
    mutationFn: (body: Signup) => api<SignedIn>('POST', '/auth/signup', { body }),
    onSuccess: (answer) => {
      signedIn(answer);
      syncPreferences(answer.user);
    },
  });
}

/** The exchange sets the cookie; the token in its body is optional. */
type Exchanged = { token?: string; user: User };

export function useExchangeSession() {
  const signedIn = useSignedIn();
  return useMutation({
    ...failWithoutNetwork,
    mutationFn: (session_id: string) => api<Exchanged>('POST', '/auth/session', { body: { session_id } }),
    onSuccess: (answer) => {
      signedIn(answer);
      if (isNew(answer.user)) syncPreferences(answer.user);
    },
  });
}

/** Signs the page out, whatever ended the session. */
export function useClearSession() {
  const setUser = useSetUser();
  return () => {
    session.forget();
    setUser(null);
  };
}

/** Follows sign-in and sign-out in other tabs, so that this one does not continue for another user. */
export function useOtherTabs(): void {
  const queryClient = useQueryClient();
  const clearSession = useClearSession();
  useEffect(() =>
    session.onOtherTab(async (token) => {
      if (token === null) return clearSession();
      const me = authQueries.me();
      const before = queryClient.getQueryData(me.queryKey);
      const now = await queryClient.fetchQuery({ ...me, staleTime: 0 }).catch(() => undefined);
      // The screen shows data of the previous user.
      if (before && now && before.id !== now.id) window.location.reload();
    }),
  );
}

export function useLogout() {
  const clearSession = useClearSession();
  return useMutation({
    ...failWithoutNetwork,
    mutationFn: async () => {
      try {
        await api('POST', '/auth/logout', { body: {} });
        // Whoever uses this browser next is not shown the reminders of this user.
        await unsubscribeFromPush().catch(() => undefined);
      } catch (error) {
        // The session had already ended.
        if (!(error instanceof ApiError) || error.status !== 401) throw error;
      }
    },
    onSuccess: clearSession,
  });
}
