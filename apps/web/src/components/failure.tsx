import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';

/** An error state with a button to try again. */
export function Failure({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <div className="card flex flex-col items-center gap-4 px-6 py-12 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-danger-soft text-danger">
        <CloudOff aria-hidden="true" className="size-6" />
      </span>
      <div>
        <p role="alert" className="font-semibold text-lg">
          {message}
        </p>
        <p className="mt-1 text-ink-soft">{t('failureHint')}</p>
      </div>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  );
}
