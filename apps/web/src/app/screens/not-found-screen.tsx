import { useTranslation } from 'react-i18next';
import { SiteFooter } from '#app/site-footer.tsx';
import { SiteHeader } from '#app/site-header.tsx';
import { ButtonLink } from '#components/button.tsx';

export const NotFoundScreen = () => {
  const { t } = useTranslation('common');
  return (
    <>
      <title>{t('nav.pageTitle', { page: t('notFound.title') })}</title>
      <SiteHeader />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-md flex-col items-center justify-center px-6 py-16 text-center outline-none"
      >
        <h1 className="font-bold font-display text-[2.1rem] tracking-[-0.02em]">{t('notFound.title')}</h1>
        <p className="mt-2 text-ink-soft">{t('notFound.text')}</p>
        <ButtonLink to="/" look="brand" size="large" className="mt-7">
          {t('notFound.home')}
        </ButtonLink>
      </main>
      <SiteFooter />
    </>
  );
};
