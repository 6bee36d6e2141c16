import type { Login, Signup, User } from '@kumbara/shared';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentLanguage } from '#i18n/language.ts';
import { ApiError, api } from '#lib/api.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { session } from '#lib/session.ts';

/** Loaded when there is somebody: a visitor's first screen needs no validator. */
const schemas = async () => (await import('./user-schemas.ts')).schemas;
const userSchema = async () => (await schemas()).user;
const signedInSchema = async () => (await schemas()).signedIn;
const providersSchema = async () => (await schemas()).providers;
const exchangedSchema = async () => (await schemas()).exchanged;

async function readMe(signal: AbortSignal): Promise<User | null> {
  try {
    return await api('GET', '/auth/me', { signal, response: userSchema });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    session.forget();
    return null;
  }
}

export const authQueries = {
  /** Who is signed in; null for a visitor. */
  me: () => queryOptions({ queryKey: queryKeys.me, queryFn: ({ signal }) => readMe(signal), staleTime: 5 * 60_000 }),
  /** Which other ways of signing in this server offers. */
  providers: () =>
    queryOptions({
      queryKey: queryKeys.providers,
      queryFn: ({ signal }) => api('GET', '/auth/providers', { signal, response: providersSchema }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

export const useMe = () => useQuery(authQueries.me());
export const useProviders = () => useQuery(authQueries.providers());

/** Another person now: nothing that was read for the one before may stay. */
function useSetUser() {
  const queryClient = useQueryClient();
  return (user: User | null) => {
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.me[0] });
    queryClient.setQueryData(queryKeys.me, user);
  };
}

function useSignedIn() {
  const setUser = useSetUser();
  return ({ token, user }: { token?: string; user: User }) => {
    if (token) session.remember(token);
    setUser(user);
  };
}

export function useLogin() {
  const signedIn = useSignedIn();
  return useMutation({
    mutationFn: (body: Login) => api('POST', '/auth/login', { body, response: signedInSchema }),
    onSuccess: signedIn,
  });
}

/** Days are counted where people are. That the server learns it is worth a call, but nothing here depends on it. */
function syncPreferences({ time_zone, language }: User): void {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const chosen = currentLanguage();
  const changes = {
    ...(here && here !== time_zone && { time_zone: here }),
    ...(chosen !== language && { language: chosen }),
  };
  if (Object.keys(changes).length > 0) api('PATCH', '/account', { body: changes }).catch(() => undefined);
}

/** Opened moments ago. On the way back from Google the server saw the browser's language only, not the page's. */
const isNew = ({ created_at }: User) => Math.abs(Date.now() - Date.parse(created_at)) < 120_000;

export function useSignup() {
  const signedIn = useSignedIn();
  return useMutation({
    mutationFn: (body: Signup) => api('POST', '/auth/signup', { body, response: signedInSchema }),
    onSuccess: (answer) => {
      signedIn(answer);
      syncPreferences(answer.user);
    },
  });
}

export function useExchangeSession() {
  const signedIn = useSignedIn();
  return useMutation({
    mutationFn: (session_id: string) =>
      api('POST', '/auth/session', { body: { session_id }, response: exchangedSchema }),
    onSuccess: (answer) => {
      signedIn(answer);
      if (isNew(answer.user)) syncPreferences(answer.user);
    },
  });
}

/** Nobody is signed in here any more, whatever ended it. */
export function useClearSession() {
  const setUser = useSetUser();
  return () => {
    session.forget();
    setUser(null);
  };
}

/** What another tab does about signing in or out is done here too: nobody goes on in somebody else's name. */
export function useOtherTabs(): void {
  const queryClient = useQueryClient();
  const clearSession = useClearSession();
  useEffect(() =>
    session.onOtherTab(async (token) => {
      if (token === null) return clearSession();
      const me = authQueries.me();
      const before = queryClient.getQueryData(me.queryKey);
      const now = await queryClient.fetchQuery({ ...me, staleTime: 0 }).catch(() => undefined);
      // What is on the screen belongs to the one before.
      if (before && now && before.id !== now.id) window.location.reload();
    }),
  );
}

export function useLogout() {
  const clearSession = useClearSession();
  return useMutation({
    mutationFn: async () => {
      try {
        await api('POST', '/auth/logout', { body: {} });
      } catch (error) {
        // Already ended elsewhere: that is what was asked for.
        if (!(error instanceof ApiError) || error.status !== 401) throw error;
      }
    },
    onSuccess: clearSession,
  });
}
