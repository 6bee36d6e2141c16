import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { SiteFooter } from '#app/site-footer.tsx';
import { SiteHeader } from '#app/site-header.tsx';
import { Claims } from '#features/landing/claims.tsx';
import { Demonstration } from '#features/landing/demonstration.tsx';
import { FeatureCards } from '#features/landing/feature-cards.tsx';
import { Hero } from '#features/landing/hero.tsx';

const loadDialog = () => import('#features/auth/sign-in-dialog.tsx');
const SignInDialog = lazy(() => loadDialog().then(({ SignInDialog }) => ({ default: SignInDialog })));

export function LandingScreen() {
  const { t } = useTranslation(['landing', 'common']);
  const [isSigningIn, setSigningIn] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <title>{t('pageTitle')}</title>
      <SiteHeader>
        <Link
          to="/pricing"
          className="rounded-lg px-3 py-1.5 font-medium text-[0.875rem] text-ink-soft hover:text-ink max-xs:hidden"
        >
          {t('common:nav.pricing')}
        </Link>
      </SiteHeader>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-[74rem] flex-col gap-16 px-4 pt-8 pb-20 outline-none sm:px-6 sm:pt-16"
      >
        <div className="grid items-center gap-10 lg:grid-cols-[1.05fr_0.95fr] lg:gap-16">
          <Hero onStart={() => setSigningIn(true)} onNear={loadDialog} />
          <Demonstration />
        </div>
        <FeatureCards />
        <Claims />
      </main>
      <SiteFooter />
      {isSigningIn && (
        <Suspense fallback={null}>
          <SignInDialog onDone={() => navigate('/dashboard')} onClose={() => setSigningIn(false)} />
        </Suspense>
      )}
    </>
  );
}
