import 'i18next';

/** Keys are typed by the English texts: a key that does not exist does not compile, in templates either. */
declare module 'i18next' {
  interface CustomTypeOptions {
    // All namespaces, so that `i18next.t` outside components takes a key of any: `auth:login`.
    defaultNS: typeof import('./namespaces.ts').namespaces;
    resources: {
      common: typeof import('./locales/en/common.json');
      account: typeof import('./locales/en/account.json');
      analytics: typeof import('./locales/en/analytics.json');
      advice: typeof import('./locales/en/advice.json');
      'api-keys': typeof import('./locales/en/api-keys.json');
      assistant: typeof import('./locales/en/assistant.json');
      auth: typeof import('./locales/en/auth.json');
      billing: typeof import('./locales/en/billing.json');
      calendar: typeof import('./locales/en/calendar.json');
      'calendar-feed': typeof import('./locales/en/calendar-feed.json');
      details: typeof import('./locales/en/details.json');
      detection: typeof import('./locales/en/detection.json');
      family: typeof import('./locales/en/family.json');
      imports: typeof import('./locales/en/imports.json');
      landing: typeof import('./locales/en/landing.json');
      letters: typeof import('./locales/en/letters.json');
      mailbox: typeof import('./locales/en/mailbox.json');
      mcp: typeof import('./locales/en/mcp.json');
      plans: typeof import('./locales/en/plans.json');
      reminders: typeof import('./locales/en/reminders.json');
      reports: typeof import('./locales/en/reports.json');
      security: typeof import('./locales/en/security.json');
      savings: typeof import('./locales/en/savings.json');
      statements: typeof import('./locales/en/statements.json');
      subscriptions: typeof import('./locales/en/subscriptions.json');
      support: typeof import('./locales/en/support.json');
      unused: typeof import('./locales/en/unused.json');
      webhooks: typeof import('./locales/en/webhooks.json');
    };
  }
}
