import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
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

export const createAppClient = () => createQueryClient(notifyWaiting);

export const App = ({ client }: { client: QueryClient }) => (
  <Providers client={client}>
    <BrowserRouter>
      <Router />
    </BrowserRouter>
  </Providers>
);
