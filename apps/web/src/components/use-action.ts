import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, isRetryable } from '#lib/api.ts';
import { notify } from './toast.ts';
import { useOnce } from './use-once.ts';

/** Text of the toast about a failed action. */
type FailureText =
  | string
  | {
      text: string;
      /** A second line. */
      description?: string | undefined;
      /** Set by a form that shows the failure itself: the toast is needed only when the form is gone by then. */
      isInForm?: boolean;
    };

/** A text that states the result does not state the cause: the toast adds that there is no network. */
const describeCause = (error: unknown, text: string) =>
  error instanceof ApiError && error.status === 0 && error.message !== text ? error.message : undefined;

/**
 * An action behind a button or a form: a second click does nothing while it runs. A failure is shown in a toast, which
 * offers "Try again" where another attempt may succeed. Trying again repeats the action with the same arguments.
 * @param onError returns the text of the toast; nothing where the failure is shown in another way
 */
export function useAction<Arguments extends unknown[]>(
  run: (...args: Arguments) => Promise<unknown>,
  onError: (error: Error) => FailureText | undefined,
): (...args: Arguments) => Promise<void> {
  const { t } = useTranslation('common');
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const start = useOnce(async (...args: Arguments) => {
    try {
      await run(...args);
    } catch (error) {
      const failure = onError(error as Error);
      if (failure === undefined) return;
      const { text, description, isInForm } = typeof failure === 'string' ? { text: failure } : failure;
      if (isInForm && isMounted.current) return;
      const retry = { label: t('retry'), onClick: () => void start(...args) };
      notify.error(text, {
        description: description ?? describeCause(error, text),
        ...(isRetryable(error) && { action: retry, duration: 10_000 }),
      });
    }
  });
  return start;
}
