import { CreditCard, FileText, LifeBuoy, Mail, UserRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, Outlet, useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '#components/button.tsx';
import { Logo } from '#components/logo.tsx';
import { SkipToContent } from '#components/skip-to-content.tsx';
import { Spinner } from '#components/spinner.tsx';
import { preloadToaster } from '#components/toast.ts';
import { useMe } from '#features/auth/auth-queries.ts';
import { LogoutButton } from '#features/auth/logout-button.tsx';
import { LanguagePicker } from '#features/language/language-picker.tsx';
import { rememberLanguage } from '#features/language/remember-language.ts';
import { PlanBadge } from '#features/plans/plan-badge.tsx';
import { ThemeSwitch } from '#features/theme/theme-switch.tsx';
import { usePreload } from '#lib/use-preload.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { MoreMenu } from './more-menu.tsx';
import { useSupport } from './use-support.ts';

const AccountSheet = lazy(() => import('./account-sheet.tsx').then(({ AccountSheet }) => ({ default: AccountSheet })));

const navItems = [
  { to: '/dashboard', label: 'nav.subscriptions', short: 'nav.subscriptionsShort', icon: CreditCard },
  { to: '/dashboard/emails', label: 'nav.emails', short: 'nav.emailsShort', icon: Mail },
  { to: '/dashboard/bank-statement', label: 'nav.statement', short: 'nav.statementShort', icon: FileText },
] as const;

/** The layout of every screen behind sign-in. */
export function AppLayout() {
  const { pathname } = useLocation();
  const { data: user } = useMe();
  const support = useSupport();
  usePreload(preloadToaster);
  return (
    <>
      <SkipToContent />
      <TopBar />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[74rem] px-4 pt-6 pb-28 outline-none sm:px-6 sm:pt-8 xl:pb-16"
      >
        <Suspense fallback={<Waiting />}>
          <Outlet />
        </Suspense>
      </main>
      <ConfirmIdentity />
      <Footer onSupport={support.open} />
      <BottomBar onSupport={support.open} />
      {support.Dialog && user && <support.Dialog user={user} page={pathname} onClose={support.close} />}
    </>
  );
}

const Waiting = () => {
  const { t } = useTranslation('common');
  return (
    <p role="status" className="grid min-h-[50dvh] place-items-center text-ink-soft">
      <Spinner className="size-6 text-brand" />
      <span className="sr-only">{t('loading')}</span>
    </p>
  );
};

function TopBar() {
  const { t } = useTranslation('common');
  const { data: user } = useMe();
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-ground print:hidden">
      {/* Wider than the content: the menu of the longest languages needs the room. */}
      <div className="mx-auto flex h-16 max-w-[88rem] items-center gap-2 px-4 sm:px-6">
        <Link
          to="/dashboard"
          className="touch-target flex shrink-0 items-center gap-2.5 rounded-lg font-bold font-display text-[1.3rem] tracking-[-0.02em]"
        >
          <Logo />
          {t('product')}
        </Link>
        <nav aria-label={t('nav.main')} className="ms-2 hidden flex-1 gap-1 xl:flex">
          {navItems.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              end
              className="whitespace-nowrap rounded-[10px] px-2 py-1.5 font-medium text-ink-soft transition-colors hover:text-ink active:bg-sunken aria-[current=page]:bg-sunken aria-[current=page]:text-ink"
            >
              {t(label)}
            </NavLink>
          ))}
          <MoreMenu />
        </nav>
        <span className="flex-1 xl:hidden" />
        {user && <PlanBadge tier={user.tier} />}
        <span className="hidden min-w-0 items-center gap-1 xl:flex">
          <LanguagePicker brief onChoose={rememberLanguage} />
          <ThemeSwitch />
          <span aria-hidden="true" className="mx-1 h-5 w-px bg-line" />
          <Link
            to="/account"
            className="min-w-12 max-w-36 shrink truncate rounded-lg px-1.5 py-1 font-medium hover:bg-sunken"
            title={t('nav.accountTitle')}
          >
            {user?.name}
          </Link>
          <LogoutButton />
        </span>
      </div>
    </header>
  );
}

/** The footer on wide screens; on a phone the account sheet has the same links. */
const Footer = ({ onSupport }: { onSupport: () => void }) => {
  const { t } = useTranslation('common');
  return (
    <footer className="border-line border-t max-xl:hidden print:hidden">
      <div className="mx-auto flex h-16 w-full max-w-[74rem] items-center gap-2 px-6 text-[0.875rem] text-ink-soft">
        <p className="me-auto">{t('footer')}</p>
        <ButtonLink to="/pricing" look="quiet" size="small">
          {t('nav.pricing')}
        </ButtonLink>
        <Button look="quiet" size="small" aria-haspopup="dialog" onClick={onSupport}>
          <LifeBuoy aria-hidden="true" className="size-4" />
          {t('nav.support')}
        </Button>
      </div>
    </footer>
  );
};

/** The navigation on a phone. */
function BottomBar({ onSupport }: { onSupport: () => void }) {
  const { t } = useTranslation('common');
  const [isAccountOpen, setAccountOpen] = useState(false);
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState(pathname);
  const item =
    'flex min-w-0 flex-col items-center gap-0.5 rounded-xl px-1 py-1.5 font-medium text-[0.75rem] text-ink-soft aria-[current=page]:text-brand-strong active:bg-sunken';
  return (
    <>
      <nav
        aria-label={t('nav.main')}
        className="fixed inset-x-0 bottom-0 z-30 grid grid-flow-col border-line border-t bg-surface px-2 pt-1 pb-[max(0.4rem,env(safe-area-inset-bottom))] xl:hidden print:hidden"
      >
        {navItems.map(({ to, short, icon: Icon }) => (
          <NavLink key={to} to={to} end className={item}>
            <Icon aria-hidden="true" className="size-[1.35rem]" />
            <span className="max-w-full truncate">{t(short)}</span>
          </NavLink>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          className={item}
          onClick={() => {
            setOpenedAt(pathname);
            setAccountOpen(true);
          }}
        >
          <UserRound aria-hidden="true" className="size-[1.35rem]" />
          <span className="max-w-full truncate">{t('nav.account')}</span>
        </button>
      </nav>
      <Suspense fallback={null}>
        {isAccountOpen && openedAt === pathname && (
          <AccountSheet
            onSupport={() => {
              setAccountOpen(false);
              onSupport();
            }}
            onClose={() => setAccountOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
