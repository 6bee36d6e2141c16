import type calendar from './locales/en/calendar.json';
import type errors from './locales/en/errors.json';
import type fields from './locales/en/fields.json';
import type mails from './locales/en/mails.json';
import type mcp from './locales/en/mcp.json';
import type notices from './locales/en/notices.json';
import type reminders from './locales/en/reminders.json';
import type reports from './locales/en/reports.json';
import type webhooks from './locales/en/webhooks.json';

// The root program also holds the texts of other packages: each adds its own namespaces here, so that keys are checked.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    calendar: typeof calendar;
    errors: typeof errors;
    fields: typeof fields;
    mails: typeof mails;
    mcp: typeof mcp;
    notices: typeof notices;
    reminders: typeof reminders;
    reports: typeof reports;
    webhooks: typeof webhooks;
  }
}
