import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { takeSessionCode } from '#features/auth/session-code.ts';

import { startI18next } from '#i18n/start-i18next.ts';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Runs before any redirect, so that the code is neither lost nor left in the address.
takeSessionCode();
await startI18next();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
