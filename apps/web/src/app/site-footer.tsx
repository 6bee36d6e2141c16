import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The footer of the public screens. */
export const SiteFooter = () => {
  const { t } = useTranslation('common');
  return (
    <footer className="border-line border-t">
      <div className="mx-auto flex w-full max-w-[74rem] flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-7 text-[0.875rem] text-ink-soft sm:px-6">
        <p>{t('footer')}</p>
        <Link to="/pricing" className="touch-target inline-flex items-center rounded font-medium hover:text-ink">
          {t('nav.pricing')}
        </Link>
      </div>
    </footer>
  );
};
