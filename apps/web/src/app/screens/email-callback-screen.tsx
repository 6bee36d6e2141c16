import { Spinner } from '#components/spinner.tsx';
import { useFinishConnection } from '#features/mailbox/use-finish-connection.ts';
import { t } from '#i18n/index.ts';

/** Where a mail provider sends people back to. */
export function EmailCallbackScreen() {
  useFinishConnection();
  return (
    <p role="status" className="grid min-h-[50dvh] place-items-center text-ink-soft">
      <title>{t('nav.pageTitle', { page: t('nav.emails') })}</title>
      <span className="flex items-center gap-3">
        <Spinner className="size-6 text-brand" />
        {t('mailbox.connecting')}
      </span>
    </p>
  );
}
