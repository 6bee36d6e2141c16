import i18next from 'i18next';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { loadNamespaces } from '#i18n/load-namespaces.ts';
import { namespaces } from '#i18n/namespaces.ts';
import { startI18next } from '#i18n/start-i18next.ts';
import { server } from './server.ts';

/** Testing Library sets it while it polls for what is not there yet. */
const isPolling = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;

configure(({ getElementError }) => ({
  // Screens load on demand, which takes time on a busy machine.
  asyncUtilTimeout: 12_000,
  // Printing the page takes long: only the last failure of a poll does, as that of any other query.
  getElementError: (message, container) =>
    isPolling()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
}));

beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  await startI18next();
  // A test may render any component without its screen.
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
  // A warning of React or a library fails the test.
  expect(console.error).not.toHaveBeenCalled();
});

// jsdom lacks these; no test depends on their results.
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

/** An event stream without events, as behind a buffering proxy; a test may replace it. */
class DeafStream extends EventTarget {
  constructor() {
    super();
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }
  close() {}
}
globalThis.EventSource ??= DeafStream as unknown as typeof EventSource;
