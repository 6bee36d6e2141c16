import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, isValidElement, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { createRoutesFromElements, matchRoutes, Route, useRoutes } from 'react-router-dom';
import { FullScreenWait } from '#components/spinner.tsx';
import { authQueries } from '#features/auth/auth-queries.ts';
import { subscriptionQueries } from '#features/subscriptions/subscription-queries.ts';
import { loadNamespaces } from '#i18n/load-namespaces.ts';
import type { Namespace } from '#i18n/namespaces.ts';
import { useFailedReturn } from './failed-return.ts';
import { RequireUser, RequireVisitor } from './guards.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { RemountOnNewLink } from './remount-on-new-link.tsx';
import { ScreenLoadFailure } from './screen-load-failure.tsx';
import { LandingScreen } from './screens/landing-screen.tsx';
import { SessionExchange } from './session-exchange.tsx';
import { useTop } from './use-top.ts';

const askWho = (client: QueryClient) => client.prefetchQuery(authQueries.me());
/** What the elements of routes need before they show. */
const loaders = new Map<unknown, (client: QueryClient) => Promise<unknown>>([
  [RequireUser, askWho],
  [RequireVisitor, askWho],
]);

/**
 * A screen that loads on demand together with its texts and its first data. A visitor is refused the data; whether one is signed in
 * is not asked first, because the cookie of a session cannot be seen here.
 */
function screen<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
  { texts = [], data }: { texts?: readonly Namespace[]; data?: (client: QueryClient) => void } = {},
) {
  const loadAll = async (): Promise<{ default: ComponentType }> => {
    try {
      const [module] = await Promise.all([load(), loadNamespaces(...texts)]);
      return { default: module[name] };
    } catch {
      return { default: ScreenLoadFailure };
    }
  };
  let loading: ReturnType<typeof loadAll> | undefined;
  const loadOnce = () => (loading ??= loadAll());
  const Screen = lazy(loadOnce);
  loaders.set(Screen, (client) => {
    data?.(client);
    return loadOnce();
  });
  return Screen;
}

const AppLayout = screen('AppLayout', () => import('./app-layout.tsx'), { texts: ['plans'] });
const DashboardScreen = screen('DashboardScreen', () => import('./screens/dashboard-screen.tsx'), {
  texts: ['subscriptions', 'advice', 'detection', 'plans'],
  data: (client) => {
    client.prefetchQuery(subscriptionQueries.list());
    client.prefetchQuery(subscriptionQueries.stats());
  },
});
const SubscriptionScreen = screen('SubscriptionScreen', () => import('./screens/subscription-screen.tsx'), {
  texts: ['details', 'subscriptions', 'advice', 'plans'],
});
const CalendarScreen = screen('CalendarScreen', () => import('./screens/calendar-screen.tsx'), {
  texts: ['calendar', 'details'],
});
const StatementScreen = screen('StatementScreen', () => import('./screens/statement-screen.tsx'), {
  texts: ['statements', 'detection', 'subscriptions', 'plans'],
});
const EmailsScreen = screen('EmailsScreen', () => import('./screens/emails-screen.tsx'), {
  texts: ['mailbox', 'detection', 'subscriptions', 'plans'],
});
const EmailCallbackScreen = screen('EmailCallbackScreen', () => import('./screens/email-callback-screen.tsx'), {
  texts: ['mailbox'],
});
const AccountScreen = screen('AccountScreen', () => import('./screens/account-screen.tsx'), {
  texts: ['account', 'billing', 'plans', 'reports', 'security'],
});
const IntegrationsScreen = screen('IntegrationsScreen', () => import('./screens/integrations-screen.tsx'), {
  texts: ['account', 'api-keys', 'calendar-feed', 'mcp', 'webhooks'],
});
const PaymentScreen = screen('PaymentScreen', () => import('./screens/payment-screen.tsx'), {
  texts: ['billing', 'plans'],
});
const PricingScreen = screen('PricingScreen', () => import('./screens/pricing-screen.tsx'), {
  texts: ['plans', 'billing'],
});
const VerifyEmailScreen = screen('VerifyEmailScreen', () => import('./screens/verify-email-screen.tsx'), {
  texts: ['account'],
});
const ResetPasswordScreen = screen('ResetPasswordScreen', () => import('./screens/reset-password-screen.tsx'));
const FamilyScreen = screen('FamilyScreen', () => import('./screens/family-screen.tsx'), {
  texts: ['family', 'subscriptions', 'account', 'plans'],
});
const RemindersScreen = screen('RemindersScreen', () => import('./screens/reminders-screen.tsx'), {
  texts: ['reminders', 'account'],
});
const UnusedScreen = screen('UnusedScreen', () => import('./screens/unused-screen.tsx'), {
  texts: ['unused', 'advice', 'subscriptions', 'plans'],
});
const ReminderStopScreen = screen('ReminderStopScreen', () => import('./screens/reminder-stop-screen.tsx'), {
  texts: ['reminders'],
});
const CheckInScreen = screen('CheckInScreen', () => import('./screens/check-in-screen.tsx'), { texts: ['unused'] });
const SavingsScreen = screen('SavingsScreen', () => import('./screens/savings-screen.tsx'), {
  texts: ['savings', 'letters', 'subscriptions'],
});
const ImportScreen = screen('ImportScreen', () => import('./screens/import-screen.tsx'), {
  texts: ['imports', 'subscriptions', 'plans'],
});
const ReportScreen = screen('ReportScreen', () => import('./screens/report-screen.tsx'), {
  texts: ['reports', 'subscriptions'],
});
const AnalyticsScreen = screen('AnalyticsScreen', () => import('./screens/analytics-screen.tsx'), {
  texts: ['analytics', 'details', 'subscriptions'],
});
const FamilyLinkScreen = screen('FamilyLinkScreen', () => import('./screens/family-link-screen.tsx'), {
  texts: ['family', 'account'],
});
const NotFoundScreen = screen('NotFoundScreen', () => import('./screens/not-found-screen.tsx'));

const routes = createRoutesFromElements(
  <>
    <Route element={<RequireVisitor />}>
      <Route path="/" element={<LandingScreen />} />
    </Route>
    <Route element={<RequireUser />}>
      <Route element={<AppLayout />}>
        <Route path="/dashboard" element={<DashboardScreen />} />
        <Route path="/dashboard/subscriptions/:id" element={<SubscriptionScreen />} />
        <Route path="/dashboard/calendar" element={<CalendarScreen />} />
        <Route path="/dashboard/emails" element={<EmailsScreen />} />
        <Route path="/dashboard/bank-statement" element={<StatementScreen />} />
        <Route path="/dashboard/reports" element={<ReportScreen />} />
        <Route path="/dashboard/reports/:period" element={<ReportScreen />} />
        <Route path="/dashboard/import" element={<ImportScreen />} />
        <Route path="/dashboard/savings" element={<SavingsScreen />} />
        <Route path="/dashboard/analytics" element={<AnalyticsScreen />} />
        <Route path="/dashboard/family" element={<FamilyScreen />} />
        <Route path="/dashboard/reminders" element={<RemindersScreen />} />
        <Route path="/dashboard/unused" element={<UnusedScreen />} />
        <Route path="/account" element={<AccountScreen />} />
        <Route path="/account/integrations" element={<IntegrationsScreen />} />
        <Route path="/email-callback" element={<EmailCallbackScreen />} />
        <Route path="/payment-success" element={<PaymentScreen />} />
      </Route>
    </Route>
    <Route path="/pricing" element={<PricingScreen />} />
    <Route element={<RemountOnNewLink />}>
      <Route path="/family" element={<FamilyLinkScreen />} />
      <Route path="/reminders/stop" element={<ReminderStopScreen />} />
      <Route path="/check-in" element={<CheckInScreen />} />
      <Route path="/verify-email" element={<VerifyEmailScreen />} />
      <Route path="/reset-password" element={<ResetPasswordScreen />} />
    </Route>
    <Route path="*" element={<NotFoundScreen />} />
  </>,
);

/** Asks for everything that an address needs at once, instead of one after the other. */
export function preloadScreen(path: string, client: QueryClient): void {
  for (const { route } of matchRoutes(routes, path) ?? [])
    if (isValidElement(route.element)) loaders.get(route.element.type)?.(client);
}

export function Router() {
  const { t } = useTranslation('common');
  const shown = useRoutes(routes);
  useFailedReturn();
  useTop();
  return (
    <>
      <LoadingBar />
      <Suspense fallback={<FullScreenWait label={t('loading')} />}>
        <SessionExchange>{shown}</SessionExchange>
      </Suspense>
    </>
  );
}
