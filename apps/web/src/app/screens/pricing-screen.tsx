import { SiteFooter } from '#app/site-footer.tsx';
import { SiteHeader } from '#app/site-header.tsx';
import { ButtonLink } from '#components/button.tsx';
import { useMe } from '#features/auth/auth-queries.ts';
import { rememberLanguage } from '#features/language/remember-language.ts';
import { PaymentNote } from '#features/plans/payment-note.tsx';
import { PricingCards } from '#features/plans/pricing-cards.tsx';
import { WhyKumbara } from '#features/plans/why-kumbara.tsx';
import { t } from '#i18n/index.ts';

export function PricingScreen() {
  const { data: user } = useMe();
  return (
    <>
      <title>{t('nav.pageTitle', { page: t('nav.pricing') })}</title>
      <SiteHeader onChooseLanguage={user ? rememberLanguage : undefined}>
        <ButtonLink to={user ? '/dashboard' : '/'} look="quiet" size="small" className="max-xs:hidden">
          {t(user ? 'common.toDashboard' : 'auth.login')}
        </ButtonLink>
      </SiteHeader>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[74rem] px-4 pt-8 pb-20 outline-none sm:px-6 sm:pt-14"
      >
        <div className="mx-auto mb-10 max-w-2xl text-center">
          <h1 className="font-bold font-display text-[2.3rem] leading-tight tracking-[-0.03em] sm:text-[3rem]">
            {t('pricing.title')}
          </h1>
          <p className="mt-3 text-balance text-ink-soft text-lg">{t('pricing.lead')}</p>
        </div>
        <PricingCards tier={user?.tier} />
        <PaymentNote isSignedIn={Boolean(user)} />
        <p className="mt-5 text-center text-ink-soft">{t('plan.soonNote')}</p>
        <WhyKumbara />
      </main>
      <SiteFooter />
    </>
  );
}
