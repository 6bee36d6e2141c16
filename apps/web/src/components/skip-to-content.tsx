import { useTranslation } from 'react-i18next';

/**
 * The first stop of the keyboard: past the bar, to what the screen is about. No link to `#main`: pages that links in mails
 * open begin anew with whatever is put behind their address.
 */
export const SkipToContent = () => {
  const { t } = useTranslation('common');
  return (
    <button
      type="button"
      onClick={() => document.getElementById('main')?.focus()}
      className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-50 focus:rounded-lg focus:bg-surface focus:px-4 focus:py-2 focus:shadow-float"
    >
      {t('nav.skip')}
    </button>
  );
};
