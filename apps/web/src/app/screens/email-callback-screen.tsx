import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Spinner } from '#components/spinner.tsx';
import { notify } from '#components/toast.ts';
import { t } from '#i18n/index.ts';

/** Where a mail provider sends people back to. Nothing can be connected yet, so every return ends on the mail page. */
export function EmailCallbackScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const hasCode = search.has('code');
  useEffect(() => {
    notify.error(t(hasCode ? 'mailbox.callbackFailed' : 'mailbox.codeMissing'));
    navigate('/dashboard/emails', { replace: true });
  }, [hasCode, navigate]);
  return (
    <p role="status" className="grid min-h-[50dvh] place-items-center text-ink-soft">
      <span className="flex items-center gap-3">
        <Spinner className="size-6 text-brand" />
        {t('mailbox.connecting')}
      </span>
    </p>
  );
}
