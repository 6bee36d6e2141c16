import i18next from 'i18next';
import { CloudOff, TimerReset } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { ApiError } from '#lib/api.ts';

/** The analysis did not come: why, and one more try with the same question. */
export function AskFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation(['assistant', 'common']);
  const isTooMany = error instanceof ApiError && error.status === 429;
  const Icon = isTooMany ? TimerReset : CloudOff;
  return (
    <div className="flex flex-wrap items-start gap-3 rounded-2xl bg-danger-soft px-4 py-3.5">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
      <div role="alert" className="min-w-0 flex-1 basis-56">
        <p className="font-medium text-danger">{t('failed')}</p>
        <p className="mt-0.5 text-[0.9rem]">{reason(error)}</p>
      </div>
      <Button size="small" className="max-sm:ms-8" onClick={onRetry}>
        {t('common:retry')}
      </Button>
    </div>
  );
}

function reason(error: Error): string {
  if (!(error instanceof ApiError)) return i18next.t('assistant:failedHint');
  if (error.code === 'cut') return `${i18next.t('assistant:cut')} ${i18next.t('assistant:failedHint')}`;
  if (error.status === 0) return i18next.t('assistant:offline');
  if (error.status === 429) return waitText(error);
  return error.fields.question ?? (error.message || i18next.t('assistant:failedHint'));
}

function waitText({ retryAfter, message }: ApiError): string {
  if (!retryAfter) return message || i18next.t('assistant:failedHint');
  const minutes = Math.ceil(retryAfter / 60);
  return minutes < 60
    ? i18next.t('assistant:waitMinutes', { count: minutes })
    : i18next.t('assistant:waitHours', { count: Math.ceil(minutes / 60) });
}
