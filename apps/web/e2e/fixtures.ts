import { test as base, expect } from '@playwright/test';

/** Pages on which nothing may break silently: no error of ours, nothing that the content security policy refused. */
export const test = base.extend({
  context: async ({ context }, use) => {
    const complaints: string[] = [];
    context.on('weberror', (error) => complaints.push(error.error().message));
    context.on('console', (message) => {
      // The browser notes every refusal of the API as an error; those are answers, not defects.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        complaints.push(message.text());
      }
    });
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`content security policy: ${violatedDirective} ${blockedURI}`),
      );
    });
    await use(context);
    expect(complaints).toEqual([]);
  },
});

export { expect };
