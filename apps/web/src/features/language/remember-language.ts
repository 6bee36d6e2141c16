import { api } from '#lib/api.ts';

/** Mails and other devices follow the choice; the page itself does not depend on it. */
export const rememberLanguage = (language: string): Promise<void> =>
  api('PATCH', '/account', { body: { language } }).catch(() => undefined);
