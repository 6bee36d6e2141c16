import { test as base, expect } from '@playwright/test';

/** Fails a test after any script error or violation of the content security policy. */
export const test = base.extend({
  context: async ({ context }, use) => {
    const complaints: string[] = [];
    context.on('weberror', (error) => complaints.push(error.error().message));
    context.on('console', (message) => {
      // The browser logs every refusal of the API as an error, which is expected.
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
