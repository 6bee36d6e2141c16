import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from '#lib/query-client.ts';
import { Providers } from './providers.tsx';
import { Router } from './router.tsx';

export function App() {
  const [client] = useState(createQueryClient);
  return (
    <Providers client={client}>
      <BrowserRouter>
        <Router />
      </BrowserRouter>
    </Providers>
  );
}
