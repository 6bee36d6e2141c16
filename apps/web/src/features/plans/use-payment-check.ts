import type { PaymentStatus } from '@kumbara/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '#lib/api.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { readPayment } from './payment-queries.ts';

export const maxAttempts = 10;
const pauseMs = 2000;

export type PaymentCheck =
  | { state: 'checking' | 'processing'; attempt: number }
  | { state: 'success' }
  | { state: 'expired' | 'timeout' | 'missing' }
  | { state: 'failed'; detail: string };

const isPaid = ({ status, payment_status }: PaymentStatus) =>
  payment_status === 'paid' || (status === 'complete' && payment_status === 'no_payment_required');

/** The payment provider or the network is down for a moment: the next attempt may succeed. */
const isRetryable = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status === 503);

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, pauseMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** Polls the payment until it is final, at most ten times, and reports each state. */
async function pollPayment(
  sessionId: string,
  signal: AbortSignal,
  onCheck: (check: PaymentCheck) => void,
): Promise<void> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    if (attempt > 1) await pause(signal);
    onCheck({ state: attempt === 1 ? 'checking' : 'processing', attempt });
    try {
      const payment = await readPayment(sessionId, signal);
      if (isPaid(payment)) return onCheck({ state: 'success' });
      if (payment.status === 'expired') return onCheck({ state: 'expired' });
      onCheck({ state: 'processing', attempt });
    } catch (error) {
      if (signal.aborted) return;
      if (!isRetryable(error)) return onCheck({ state: 'failed', detail: error instanceof Error ? error.message : '' });
    }
  }
  onCheck({ state: 'timeout' });
}

/**
 * Checks the payment that the user returns from. A successful one invalidates everything that depends on the plan.
 * `retry` starts again.
 */
export function usePaymentCheck(sessionId: string): { check: PaymentCheck; retry: () => void } {
  const queryClient = useQueryClient();
  const [round, setRound] = useState(0);
  const [check, setCheck] = useState<PaymentCheck>(
    sessionId ? { state: 'checking', attempt: 1 } : { state: 'missing' },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is what asks again.
  useEffect(() => {
    if (!sessionId) return;
    const controller = new AbortController();
    const onCheck = (next: PaymentCheck) => !controller.signal.aborted && setCheck(next);
    pollPayment(sessionId, controller.signal, onCheck).catch(() => {});
    return () => controller.abort();
  }, [sessionId, round]);

  const isPaidNow = check.state === 'success';
  useEffect(() => {
    if (!isPaidNow) return;
    for (const queryKey of [queryKeys.me, queryKeys.plan, queryKeys.assistant]) {
      queryClient.invalidateQueries({ queryKey });
    }
  }, [isPaidNow, queryClient]);
  return { check, retry: () => setRound((now) => now + 1) };
}
