import type { User } from '@kumbara/shared';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { App } from '#app/app.tsx';
import { takeSessionCode } from '#features/auth/session-code.ts';
import { server } from './server.ts';

/** The whole page at an address, as `main.tsx` starts it. With `as`, somebody is signed in. */
export function openPage(address: string, { as }: { as?: User } = {}): UserEvent {
  if (as) server.use(http.get('/api/auth/me', () => HttpResponse.json(as)));
  window.history.replaceState(null, '', address);
  takeSessionCode();
  render(<App />);
  return userEvent.setup();
}
