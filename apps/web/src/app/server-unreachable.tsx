import { Failure } from '#components/failure.tsx';
import { t } from '#i18n/index.ts';

/** Nobody knows yet who is signed in, because the server does not answer. */
export const ServerUnreachable = ({ onRetry }: { onRetry: () => void }) => (
  <main className="mx-auto grid min-h-dvh max-w-md content-center p-6">
    <Failure message={t('common.serverAway')} onRetry={onRetry} />
  </main>
);
