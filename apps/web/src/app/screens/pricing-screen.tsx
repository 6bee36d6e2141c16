import { useTranslation } from 'react-i18next';
import { SiteFooter } from '#app/site-footer.tsx';
import { SiteHeader } from '#app/site-header.tsx';
import { ButtonLink } from '#components/button.tsx';
import { classNames } from '#components/class-names.ts';
import { useMe } from '#features/auth/auth-queries.ts';
import { rememberLanguage } from '#features/language/remember-language.ts';
import { PaymentNote } from '#features/plans/payment-note.tsx';
import { PricingCards } from '#features/plans/pricing-cards.tsx';
import { WhyKumbara } from '#features/plans/why-kumbara.tsx';

export function PricingScreen() {
  const { t } = useTranslation(['plans', 'auth', 'common']);
  const { data: user, isPending } = useMe();
  const away = (className: string) => (
    <ButtonLink
      to={user ? '/dashboard' : '/'}
      look="quiet"
      size="small"
      // Before the user is known it would be wrong for either a visitor or a user.
      className={classNames(className, isPending && 'invisible')}
    >
      {t(user ? 'common:toDashboard' : 'auth:login')}
    </ButtonLink>
  );
  return (
    <>
      <title>{t('common:nav.pageTitle', { page: t('common:nav.pricing') })}</title>
      <SiteHeader onChooseLanguage={user ? rememberLanguage : undefined}>{away('max-xs:hidden')}</SiteHeader>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[74rem] px-4 pt-2 pb-20 outline-none xs:pt-8 sm:px-6 sm:pt-14"
      >
        {/* The header of a phone has no room for it. */}
        {away('-ms-3 mb-3 xs:hidden')}
        <div className="mx-auto mb-10 max-w-2xl text-center">
          <h1 className="font-bold font-display text-[2.3rem] leading-tight tracking-[-0.03em] sm:text-[3rem]">
            {t('pricing.title')}
          </h1>
          <p className="mt-3 text-balance text-ink-soft text-lg">{t('pricing.lead')}</p>
        </div>
        <PricingCards tier={isPending ? undefined : (user?.tier ?? null)} />
        <PaymentNote isSignedIn={Boolean(user)} />
        <WhyKumbara />
      </main>
      <SiteFooter />
    </>
  );
}
