import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isRetryable } from './api.ts';
import { queryKeys } from './query-keys.ts';
import { session } from './session.ts';

/** @param onWaiting is told what a mutation will do that waits for the network */
export function createQueryClient(onWaiting: (description: string) => void): QueryClient {
  /** A session that ended in another tab ends here too: the guards then lead to the landing screen. */
  const leaveWhenSignedOut = (error: Error) => {
    if (!(error instanceof ApiError) || error.code !== 'unauthenticated') return;
    if (!client.getQueryData(queryKeys.me)) return;
    session.forget();
    client.setQueryData(queryKeys.me, null);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: leaveWhenSignedOut }),
    mutationCache: new MutationCache({
      onError: leaveWhenSignedOut,
      onMutate: (variables, { meta, state }) => {
        if (state.isPaused && meta?.describeWaiting) onWaiting(meta.describeWaiting(variables));
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        // A read is tried twice, the second time soon: a failure is shown within seconds.
        retry: (failures, error) => failures < 1 && isRetryable(error),
        retryDelay: 700,
        staleTime: 30_000,
      },
      // Without a network a mutation fails at once, unless it has `waitForNetwork`.
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
