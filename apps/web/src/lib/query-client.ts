import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, getShortWait, isRetryable } from './api.ts';
import { queryKeys } from './query-keys.ts';
import { session } from './session.ts';

/** How often a request is repeated after the short wait that the server asks for. */
const maxRepeats = 2;
const retryDelay = (_failures: number, error: unknown) => (getShortWait(error) ?? 0.7) * 1000;

/** @param onWaiting is told about a mutation that waits for the network, and what it will do where it says so */
export function createQueryClient(onWaiting: (description: string | undefined) => void): QueryClient {
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
        if (state.isPaused) onWaiting(meta?.describeWaiting?.(variables));
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        // A read is tried twice, the second time soon: a failure is shown within seconds.
        retry: (failures, error) => failures < (getShortWait(error) ? maxRepeats : isRetryable(error) ? 1 : 0),
        retryDelay,
        staleTime: 30_000,
      },
      // Without a network a mutation waits, unless it has `failWithoutNetwork`.
      mutations: {
        networkMode: 'online',
        retry: (failures, error) =>
          failures < maxRepeats && error instanceof ApiError && error.isIdempotent && getShortWait(error) !== undefined,
        retryDelay,
      },
    },
  });
  return client;
}
