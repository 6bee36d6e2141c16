import i18next from 'i18next';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { notify } from '#components/toast.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { Providers } from './providers.tsx';
import { Router } from './router.tsx';

/** A waiting action is kept in memory only, so the page has to stay open. */
const notifyWaiting = (action = i18next.t('common:offline.change')) =>
  notify.info(i18next.t('common:offline.title'), {
    description: `${action} ${i18next.t('common:offline.keepOpen')}`,
    duration: 10_000,
  });

export function App() {
  const [client] = useState(() => createQueryClient(notifyWaiting));
  return (
    <Providers client={client}>
      <BrowserRouter>
        <Router />
      </BrowserRouter>
    </Providers>
  );
}
