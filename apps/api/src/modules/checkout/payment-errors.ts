import { AppError } from '#lib/app-error.ts';
import { isPaymentError, PaymentError } from './adapters/payment-provider.ts';

/** Maps errors of the provider to our codes. Mistakes in the operator's set-up are logged as errors. */
export async function translatePaymentErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    if (isPaymentError(error, 'untrusted')) throw new AppError('signature_invalid', { cause: error });
    if (isPaymentError(error, 'refused')) throw new AppError('internal', { cause: error });
    throw new AppError('payments_unavailable', { cause: error, retryAfterSeconds: 5 });
  }
}
