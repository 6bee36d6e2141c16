import type {
  Checkout,
  CheckoutInput,
  OfferedPackage,
  PackageId,
  PaidPlan,
  PaymentStatus,
  Portal,
} from '@kumbara/shared';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAction } from '#components/use-action.ts';
import { ApiError, api } from '#lib/api.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { failWithoutNetwork } from '#lib/wait-for-network.ts';

export const paymentQueries = {
  /** The packages of this server and whether they can be bought. */
  packages: () =>
    queryOptions({
      queryKey: [...queryKeys.plan, 'packages'],
      queryFn: ({ signal }) => api<OfferedPackage[]>('GET', '/payments/packages', { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** The plan that the user pays for. It differs from the current plan of a family member. */
  paid: () =>
    queryOptions({
      queryKey: [...queryKeys.plan, 'paid'],
      queryFn: ({ signal }) => api<PaidPlan>('GET', '/payments/plan', { signal }),
    }),
};

export const usePackages = () => useQuery(paymentQueries.packages());

/** The price of a month; the standard price when the server cannot be reached. */
const standardPrices: Record<PackageId, { amount: number; currency: string }> = {
  premium_monthly: { amount: 4.99, currency: 'USD' },
  pro_monthly: { amount: 9.99, currency: 'USD' },
};
export const usePrice = (id: PackageId) =>
  usePackages().data?.find(({ package_id }) => package_id === id) ?? standardPrices[id];
export const usePaidPlan = ({ enabled = true } = {}) => useQuery({ ...paymentQueries.paid(), enabled });

/** Reads the state of a payment. It is not cached, because it is polled until it is final. */
export const readPayment = (sessionId: string, signal: AbortSignal) =>
  api<PaymentStatus>('GET', `/payments/status/${encodeURIComponent(sessionId)}`, {
    signal,
  });

/**
 * Redirects to the hosted checkout, or to the result page after a running plan was changed. The server changes a running
 * plan only with `change`, so that an outdated button cannot do it without a confirmation.
 */
export function useCheckout() {
  const { t } = useTranslation('plans');
  return useRedirect(t('pricing.checkoutFailed'), (order: Pick<CheckoutInput, 'package_id' | 'change'>) =>
    api<Checkout>('POST', '/payments/checkout', {
      body: { ...order, origin_url: window.location.origin },
    }),
  );
}

/** Redirects to the hosted page with card, invoices and cancellation. */
export function usePortal() {
  const { t } = useTranslation('plans');
  return useRedirect(t('pricing.portalFailed'), () =>
    api<Portal>('POST', '/payments/portal', {
      body: { origin_url: window.location.origin },
    }),
  );
}

/** `isLeaving` is set from the click until the other page has loaded, so that a second click does nothing. */
function useRedirect<Input = void>(failed: string, ask: (input: Input) => Promise<{ url: string }>) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutateAsync, reset, isPending, isSuccess } = useMutation({
    ...failWithoutNetwork,
    mutationFn: ask,
    onSuccess: ({ url }) => window.location.assign(url),
  });
  const leave = useAction(mutateAsync, (error) => {
    if (error instanceof ApiError && error.status === 401) {
      void navigate('/');
      return undefined;
    }
    // Another tab has changed the plan: the cached one is stale.
    if (error instanceof ApiError && error.status === 409) {
      for (const queryKey of [queryKeys.plan, queryKeys.me]) queryClient.invalidateQueries({ queryKey });
    }
    return error.message || failed;
  });
  // The back button restores the page from the cache with its old state.
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) reset();
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, [reset]);
  return { leave, isLeaving: isPending || isSuccess };
}
