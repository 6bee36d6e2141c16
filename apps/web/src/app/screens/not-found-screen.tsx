import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#components/button.tsx';
import { Logo } from '#components/logo.tsx';

export const NotFoundScreen = () => {
  const { t } = useTranslation('common');
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center">
      <div className="flex max-w-md flex-col items-center">
        <title>{t('nav.pageTitle', { page: t('notFound.title') })}</title>
        <Logo className="size-16" />
        <h1 className="mt-6 font-bold font-display text-[2.1rem] tracking-[-0.02em]">{t('notFound.title')}</h1>
        <p className="mt-2 text-ink-soft">{t('notFound.text')}</p>
        <ButtonLink to="/" look="brand" size="large" className="mt-7">
          {t('notFound.home')}
        </ButtonLink>
      </div>
    </main>
  );
};
