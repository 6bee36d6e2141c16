import type { User } from '@kumbara/shared';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { App, createAppClient } from '#app/app.tsx';
import { takeSessionCode } from '#features/auth/session-code.ts';
import { server } from './server.ts';

/**
 * Renders the whole page at an address, as `main.tsx` does. `as` is the signed-in user; `state` is the state of the
 * history entry, as after a reload.
 */
export function openPage(address: string, { as, state = {} }: { as?: User; state?: object } = {}): UserEvent {
  if (as) server.use(http.get('/api/auth/me', () => HttpResponse.json(as)));
  // A key of its own, as every entry has: the page keeps filters by it.
  window.history.replaceState({ key: crypto.randomUUID(), ...state }, '', address);
  takeSessionCode();
  render(<App client={createAppClient()} />);
  return userEvent.setup();
}
