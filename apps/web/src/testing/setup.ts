import i18next from 'i18next';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { loadNamespaces } from '#i18n/load-namespaces.ts';
import { namespaces } from '#i18n/namespaces.ts';
import { startI18next } from '#i18n/start-i18next.ts';
import { server } from './server.ts';

// Screens are loaded when they are asked for; a busy machine takes its time.
configure({ asyncUtilTimeout: 12_000 });

beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  await startI18next();
  // A test may draw any part of the page without its screen.
  await loadNamespaces(...namespaces);
});
afterAll(() => server.close());

beforeEach(async () => {
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  await i18next.changeLanguage('tr');
  vi.spyOn(console, 'error');
});

afterEach(() => {
  toast.dismiss();
  cleanup();
  server.resetHandlers();
  // What React or a library complains about is a defect, even where the test itself passes.
  expect(console.error).not.toHaveBeenCalled();
});

// jsdom lacks these; nothing here depends on what they would answer.
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: query.includes('reduce'),
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as unknown as MediaQueryList;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => undefined;

/** A stream that is never heard, as behind a proxy that holds it back; a test may put its own in its place. */
class DeafStream extends EventTarget {
  constructor() {
    super();
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }
  close() {}
}
globalThis.EventSource ??= DeafStream as unknown as typeof EventSource;
