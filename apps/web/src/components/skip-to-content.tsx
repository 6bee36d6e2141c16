import { useTranslation } from 'react-i18next';

/**
 * The first tab stop: skips the header. A button instead of a link to `#main`, because pages opened from links in mails
 * remount when the fragment of their address changes.
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
