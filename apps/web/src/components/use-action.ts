import { useTranslation } from 'react-i18next';
import { isRetryable } from '#lib/api.ts';
import { notify } from './toast.ts';
import { useOnce } from './use-once.ts';

/** Text of the toast about a failed action, with a second line where there is more to say. */
type FailureText = string | { text: string; description: string | undefined };

/**
 * An action behind a button: a second click does nothing while it runs. A failure is shown in a toast, which offers
 * "Try again" where another attempt may succeed. Trying again repeats the action with the same arguments.
 * @param onError returns the text of the toast; nothing where the failure is shown in another way
 */
export function useAction<Arguments extends unknown[]>(
  run: (...args: Arguments) => Promise<unknown>,
  onError: (error: Error) => FailureText | undefined,
): (...args: Arguments) => Promise<void> {
  const { t } = useTranslation('common');
  const start = useOnce(async (...args: Arguments) => {
    try {
      await run(...args);
    } catch (error) {
      const failure = onError(error as Error);
      if (failure === undefined) return;
      const { text, description } = typeof failure === 'string' ? { text: failure } : failure;
      const retry = { label: t('retry'), onClick: () => void start(...args) };
      notify.error(text, { description, ...(isRetryable(error) && { action: retry, duration: 10_000 }) });
    }
  });
  return start;
}
