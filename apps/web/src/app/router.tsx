import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { FullScreenWait } from '#components/spinner.tsx';
import { loadTexts, type Part, t } from '#i18n/index.ts';
import { useFailedReturn } from './failed-return.ts';
import { RequireUser, RequireVisitor } from './guards.tsx';
import { RemountOnNewLink } from './remount-on-new-link.tsx';
import { ScreenLoadFailure } from './screen-load-failure.tsx';
import { LandingScreen } from './screens/landing-screen.tsx';
import { SessionExchange } from './session-exchange.tsx';
import { useTop } from './use-top.ts';

/** A screen in a file of its own, which brings along what is read on it. */
function screen<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
  { texts = [] }: { texts?: readonly Part[] } = {},
) {
  return lazy(async (): Promise<{ default: ComponentType }> => {
    try {
      const [module] = await Promise.all([load(), ...texts.map(loadTexts)]);
      return { default: module[name] };
    } catch {
      return { default: ScreenLoadFailure };
    }
  });
}

const app = { texts: ['app'] } as const;
const mail = { texts: ['app', 'mail'] } as const;
const family = { texts: ['app', 'family'] } as const;
const plan = { texts: ['app', 'plan'] } as const;
const AppLayout = screen('AppLayout', () => import('./app-layout.tsx'), app);
const DashboardScreen = screen('DashboardScreen', () => import('./screens/dashboard-screen.tsx'), app);
const StatementScreen = screen('StatementScreen', () => import('./screens/statement-screen.tsx'), app);
const EmailsScreen = screen('EmailsScreen', () => import('./screens/emails-screen.tsx'), mail);
const EmailCallbackScreen = screen('EmailCallbackScreen', () => import('./screens/email-callback-screen.tsx'), mail);
const AccountScreen = screen('AccountScreen', () => import('./screens/account-screen.tsx'), plan);
const PaymentScreen = screen('PaymentScreen', () => import('./screens/payment-screen.tsx'), plan);
const PricingScreen = screen('PricingScreen', () => import('./screens/pricing-screen.tsx'), { texts: ['plan'] });
const VerifyEmailScreen = screen('VerifyEmailScreen', () => import('./screens/verify-email-screen.tsx'), app);
const ResetPasswordScreen = screen('ResetPasswordScreen', () => import('./screens/reset-password-screen.tsx'));
const FamilyScreen = screen('FamilyScreen', () => import('./screens/family-screen.tsx'), family);
const FamilyLinkScreen = screen('FamilyLinkScreen', () => import('./screens/family-link-screen.tsx'), family);
const NotFoundScreen = screen('NotFoundScreen', () => import('./screens/not-found-screen.tsx'));

export function Router() {
  useFailedReturn();
  useTop();
  return (
    <Suspense fallback={<FullScreenWait label={t('common.loading')} />}>
      <SessionExchange>
        <Routes>
          <Route element={<RequireVisitor />}>
            <Route path="/" element={<LandingScreen />} />
          </Route>
          <Route element={<RequireUser />}>
            <Route element={<AppLayout />}>
              <Route path="/dashboard" element={<DashboardScreen />} />
              <Route path="/dashboard/emails" element={<EmailsScreen />} />
              <Route path="/dashboard/bank-statement" element={<StatementScreen />} />
              <Route path="/dashboard/family" element={<FamilyScreen />} />
              <Route path="/account" element={<AccountScreen />} />
              <Route path="/email-callback" element={<EmailCallbackScreen />} />
              <Route path="/payment-success" element={<PaymentScreen />} />
            </Route>
          </Route>
          <Route path="/pricing" element={<PricingScreen />} />
          <Route element={<RemountOnNewLink />}>
            <Route path="/family" element={<FamilyLinkScreen />} />
            <Route path="/verify-email" element={<VerifyEmailScreen />} />
            <Route path="/reset-password" element={<ResetPasswordScreen />} />
          </Route>
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      </SessionExchange>
    </Suspense>
  );
}
