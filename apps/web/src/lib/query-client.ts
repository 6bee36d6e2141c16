import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';
import { queryKeys } from './query-keys.ts';
import { session } from './session.ts';

/** A read is tried twice, the second time soon: a failure is said within seconds. What the server refused stays refused. */
const isRetryable = (error: Error) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

export function createQueryClient(): QueryClient {
  /** A session that ended elsewhere ends here too: the guards then lead to the landing screen. */
  const leaveWhenSignedOut = (error: Error) => {
    if (!(error instanceof ApiError) || error.code !== 'unauthenticated') return;
    if (!client.getQueryData(queryKeys.me)) return;
    session.forget();
    client.setQueryData(queryKeys.me, null);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: leaveWhenSignedOut }),
    mutationCache: new MutationCache({ onError: leaveWhenSignedOut }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && isRetryable(error),
        retryDelay: 700,
        staleTime: 30_000,
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
