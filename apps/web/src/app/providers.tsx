import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useIsToasterNeeded } from '#components/toast.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const Toaster = lazy(() => import('#components/toaster.tsx').then(({ Toaster }) => ({ default: Toaster })));

export function Providers({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <ErrorBoundary>{children}</ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <Toasts />
      </ErrorBoundary>
    </QueryClientProvider>
  );
}

function Toasts() {
  return useIsToasterNeeded() ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
