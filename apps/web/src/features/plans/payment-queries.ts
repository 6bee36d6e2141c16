import type { CheckoutInput, PackageId } from '@kumbara/shared';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notify } from '#components/toast.ts';
import { ApiError, api } from '#lib/api.ts';
import { queryKeys } from '#lib/query-keys.ts';

const schemas = async () => (await import('./payment-schemas.ts')).schemas;

export const paymentQueries = {
  /** What can be bought on this server, and whether it can. */
  packages: () =>
    queryOptions({
      queryKey: [...queryKeys.plan, 'packages'],
      queryFn: ({ signal }) =>
        api('GET', '/payments/packages', { signal, response: async () => (await schemas()).packages }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** The plan somebody pays for, which is not the one they hold where it comes from a family. */
  paid: () =>
    queryOptions({
      queryKey: [...queryKeys.plan, 'paid'],
      queryFn: ({ signal }) => api('GET', '/payments/plan', { signal, response: async () => (await schemas()).paid }),
    }),
};

export const usePackages = () => useQuery(paymentQueries.packages());

/** What a month costs; ours where this server cannot be asked. */
const usual: Record<PackageId, { amount: number; currency: string }> = {
  premium_monthly: { amount: 4.99, currency: 'USD' },
  pro_monthly: { amount: 9.99, currency: 'USD' },
};
export const usePrice = (id: PackageId) => usePackages().data?.find(({ package_id }) => package_id === id) ?? usual[id];
export const usePaidPlan = ({ enabled = true } = {}) => useQuery({ ...paymentQueries.paid(), enabled });

/** How a purchase stands. Nothing of it is kept: it is asked for until it is known. */
export const readPayment = (sessionId: string, signal: AbortSignal) =>
  api('GET', `/payments/status/${encodeURIComponent(sessionId)}`, {
    signal,
    response: async () => (await schemas()).status,
  });

/**
 * Leaves for the hosted checkout, or, where a running plan was changed, for the page that says so. A running plan is
 * changed only with `change`: whoever presses a button that is out of date is asked first.
 */
export function useCheckout() {
  const { t } = useTranslation('plans');
  return useDeparture(t('pricing.checkoutFailed'), (order: Pick<CheckoutInput, 'package_id' | 'change'>) =>
    api('POST', '/payments/checkout', {
      body: { ...order, origin_url: window.location.origin },
      response: async () => (await schemas()).checkout,
    }),
  );
}

/** Leaves for the hosted page with card, invoices and cancelling. */
export function usePortal() {
  const { t } = useTranslation('plans');
  return useDeparture(t('pricing.portalFailed'), () =>
    api('POST', '/payments/portal', {
      body: { origin_url: window.location.origin },
      response: async () => (await schemas()).portal,
    }),
  );
}

/** `isLeaving` from the press on: until the other page stands there, a second press would do it twice. */
function useDeparture<Input = void>(failed: string, ask: (input: Input) => Promise<{ url: string }>) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // A second press may come before the first is seen on the page.
  const isPressed = useRef(false);
  const { mutate, reset, isPending, isSuccess } = useMutation({
    mutationFn: ask,
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => {
      isPressed.current = false;
      if (error instanceof ApiError && error.status === 401) return navigate('/');
      // Another tab was quicker: what stands here is old.
      if (error instanceof ApiError && error.status === 409) {
        for (const queryKey of [queryKeys.plan, queryKeys.me]) queryClient.invalidateQueries({ queryKey });
      }
      notify.error(error.message || failed);
    },
  });
  // Whoever comes back with the browser's button finds the page as it was left.
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isPressed.current = false;
      reset();
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, [reset]);
  const leave = (input: Input) => {
    if (isPressed.current) return;
    isPressed.current = true;
    mutate(input);
  };
  return { leave, isLeaving: isPending || isSuccess };
}
