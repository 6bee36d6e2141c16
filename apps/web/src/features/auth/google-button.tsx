import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useProviders } from './auth-queries.ts';
import { type ReturnPath, returnPath } from './return-path.ts';

/** Starts the Google sign-in, which returns to the dashboard by default. Disabled with a note where it is not set up. */
export function GoogleButton({ returnTo }: { returnTo?: ReturnPath }) {
  const { t } = useTranslation('auth');
  const note = useId();
  const { data: providers } = useProviders();
  const isMissing = providers?.google === false;
  const text = isMissing ? t('googleMissing') : providers?.sandbox ? t('googleSandbox') : '';
  return (
    <div>
      <button
        type="button"
        disabled={isMissing}
        aria-describedby={text ? note : undefined}
        onClick={() => goToGoogle(returnTo)}
        className="flex h-11 w-full items-center justify-center gap-3 rounded-[11px] border border-line bg-surface font-medium transition-colors duration-150 hover:bg-sunken disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-soft"
      >
        <svg viewBox="0 0 24 24" className={isMissing ? 'size-5 opacity-60' : 'size-5'} aria-hidden="true">
          <path
            fill="currentColor"
            d="M12 10.2v3.9h5.5c-.24 1.4-1.68 4.1-5.5 4.1A6.2 6.2 0 0 1 12 5.8c1.95 0 3.26.83 4 1.55l2.73-2.63C16.98 3.09 14.7 2 12 2a10 10 0 1 0 0 20c5.77 0 9.6-4.06 9.6-9.77 0-.66-.07-1.16-.16-1.66z"
          />
        </svg>
        {t('google')}
      </button>
      {text && (
        <p id={note} className="mt-2 text-center text-[0.84rem] text-ink-soft">
          {text}
        </p>
      )}
    </div>
  );
}

/** Navigates the window: the server binds the sign-in to this browser by a cookie. */
function goToGoogle(returnTo: ReturnPath | undefined): void {
  returnPath.store(returnTo);
  const redirect = encodeURIComponent(`${window.location.origin}/dashboard`);
  window.location.assign(`/api/auth/google?redirect=${redirect}`);
}
