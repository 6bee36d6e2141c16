import { test as base, expect } from '@playwright/test';

/** A page on which nothing may break silently: no error of ours, nothing that the content security policy refused. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      // The browser notes every refusal of the API as an error; those are answers, not defects.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        complaints.push(message.text());
      }
    });
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`content security policy: ${violatedDirective} ${blockedURI}`),
      );
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };
