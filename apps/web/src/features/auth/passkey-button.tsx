import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { notify } from '#components/toast.ts';
import { useAction } from '#components/use-action.ts';
import { supportsPasskeys } from '#lib/passkeys.ts';
import { describePasskeyFailure, usePasskeySignIn } from './passkey-sign-in.ts';

/** Signs in with a passkey; nothing where the browser knows none. */
export function PasskeyButton({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('auth');
  const signIn = usePasskeySignIn();
  const start = useAction(async () => {
    await signIn.mutateAsync(false);
    notify.success(t('loggedIn'));
    onDone();
  }, describePasskeyFailure);
  if (!supportsPasskeys()) return null;
  return (
    <button
      type="button"
      disabled={signIn.isPending}
      onClick={start}
      className="flex min-h-11 w-full items-center justify-center gap-3 rounded-[11px] border border-line bg-surface px-3 py-1.5 font-medium transition-colors duration-150 hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-55"
    >
      <KeyRound aria-hidden="true" className="size-5 shrink-0" />
      {t('passkey')}
    </button>
  );
}
