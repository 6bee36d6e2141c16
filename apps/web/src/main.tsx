import i18next from 'i18next';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, createAppClient } from '#app/app.tsx';
import { preloadScreen } from '#app/router.tsx';
import { takeEarlyInput } from '#app/use-early-input.ts';
import { pendingSessionCode, takeSessionCode } from '#features/auth/session-code.ts';

import { startI18next } from '#i18n/start-i18next.ts';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Runs before any redirect, so that the code is neither lost nor left in the address.
takeSessionCode();
// Of a screen that was drawn at the build.
const drawnIn = root.hasChildNodes() ? document.documentElement.lang : undefined;
// On any other screen nothing is done too early; the next public screen, as after signing out, must not repeat its last click.
if (!drawnIn) takeEarlyInput();
const texts = startI18next();
const client = createAppClient();
// After a return from Google the user has no session until its code is exchanged.
if (!pendingSessionCode()) preloadScreen(window.location.pathname, client);
await texts;
const app = (
  <StrictMode>
    <App client={client} />
  </StrictMode>
);
// A transition renders in pieces, so that clicks do not wait for all of it.
startTransition(() => {
  // The page may have another language than the browser asked for, and a return from Google shows another screen.
  if (drawnIn === i18next.language && !pendingSessionCode()) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
