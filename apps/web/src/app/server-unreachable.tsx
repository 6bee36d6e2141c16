import { useTranslation } from 'react-i18next';
import { Failure } from '#components/failure.tsx';

/** Shown while the server does not answer and the user is therefore unknown. */
export const ServerUnreachable = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation('common');
  return (
    <main className="mx-auto grid w-full max-w-md content-center p-6">
      <Failure message={t('serverAway')} onRetry={onRetry} />
    </main>
  );
};
