import { useTranslation } from 'react-i18next';
import { Failure } from '#components/failure.tsx';

/** Nobody knows yet who is signed in, because the server does not answer. */
export const ServerUnreachable = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation('common');
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center p-6">
      <Failure message={t('serverAway')} onRetry={onRetry} />
    </main>
  );
};
