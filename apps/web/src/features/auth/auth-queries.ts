import type { Login, Signup, User } from '@kumbara/shared';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from '#lib/api.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { session } from '#lib/session.ts';

/** Loaded when there is somebody: a visitor's first screen needs no validator. */
const schemas = async () => (await import('./user-schemas.ts')).schemas;
const userSchema = async () => (await schemas()).user;
const signedInSchema = async () => (await schemas()).signedIn;
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
};

export const useMe = () => useQuery(authQueries.me());

/** Another person now: nothing that was read for the one before may stay. */
function usePerson() {
  const queryClient = useQueryClient();
  return (user: User | null) => {
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.me[0] });
    queryClient.setQueryData(queryKeys.me, user);
  };
}

function useSignedIn() {
  const becomes = usePerson();
  return ({ token, user }: { token?: string; user: User }) => {
    if (token) session.remember(token);
    becomes(user);
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
function tellWhere({ time_zone }: User): void {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (here && here !== time_zone) api('PATCH', '/account', { body: { time_zone: here } }).catch(() => undefined);
}

export function useSignup() {
  const signedIn = useSignedIn();
  return useMutation({
    mutationFn: (body: Signup) => api('POST', '/auth/signup', { body, response: signedInSchema }),
    onSuccess: (answer) => {
      signedIn(answer);
      tellWhere(answer.user);
    },
  });
}

export function useExchangeSession() {
  const signedIn = useSignedIn();
  return useMutation({
    mutationFn: (session_id: string) =>
      api('POST', '/auth/session', { body: { session_id }, response: exchangedSchema }),
    onSuccess: signedIn,
  });
}

/** Nobody is signed in here any more, whatever ended it. */
export function useLeave() {
  const becomes = usePerson();
  return () => {
    session.forget();
    becomes(null);
  };
}

export function useLogout() {
  const leave = useLeave();
  return useMutation({
    mutationFn: async () => {
      try {
        await api('POST', '/auth/logout', { body: {} });
      } catch (error) {
        // Already ended elsewhere: that is what was asked for.
        if (!(error instanceof ApiError) || error.status !== 401) throw error;
      }
    },
    onSuccess: leave,
  });
}
