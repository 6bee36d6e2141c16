import { useTranslation } from 'react-i18next';
import { Spinner } from '#components/spinner.tsx';
import { useFinishConnection } from '#features/mailbox/use-finish-connection.ts';

/** The OAuth callback page of a mail provider. */
export function EmailCallbackScreen() {
  const { t } = useTranslation(['mailbox', 'common']);
  useFinishConnection();
  return (
    <p role="status" className="grid min-h-[50dvh] place-items-center text-ink-soft">
      <title>{t('common:nav.pageTitle', { page: t('common:nav.emails') })}</title>
      <span className="flex items-center gap-3">
        <Spinner className="size-6 text-brand" />
        {t('connecting')}
      </span>
    </p>
  );
}
