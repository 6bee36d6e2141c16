import { useId } from 'react';
import { t } from '#i18n/index.ts';

/** Sign-in with Google is not set up on this server yet: the button says so instead of leading nowhere. */
export function GoogleButton() {
  const reason = useId();
  return (
    <div>
      <button
        type="button"
        disabled
        aria-describedby={reason}
        className="flex h-11 w-full cursor-not-allowed items-center justify-center gap-3 rounded-[11px] border border-line bg-sunken font-medium text-ink-soft"
      >
        <svg viewBox="0 0 24 24" className="size-5 opacity-60" aria-hidden="true">
          <path
            fill="currentColor"
            d="M12 10.2v3.9h5.5c-.24 1.4-1.68 4.1-5.5 4.1A6.2 6.2 0 0 1 12 5.8c1.95 0 3.26.83 4 1.55l2.73-2.63C16.98 3.09 14.7 2 12 2a10 10 0 1 0 0 20c5.77 0 9.6-4.06 9.6-9.77 0-.66-.07-1.16-.16-1.66z"
          />
        </svg>
        {t('auth.google')}
      </button>
      <p id={reason} className="mt-2 text-center text-[0.84rem] text-ink-soft">
        {t('auth.googleMissing')}
      </p>
    </div>
  );
}
