import { test as base, expect } from '@playwright/test';

/**
 * Fails a test after any script error or violation of the content security policy. Each test comes from an address of
 * its own, as each person does, so that the limits of production apply.
 */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': anAddress() }),
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

function anAddress(): string {
  const byte = () => Math.floor(Math.random() * 256);
  return `10.${byte()}.${byte()}.${byte()}`;
}

export { expect };
