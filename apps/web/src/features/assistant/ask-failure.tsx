import i18next from 'i18next';
import { CloudOff, TimerReset } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { ApiError } from '#lib/api.ts';

type Props = {
  error: Error;
  /** The question before it failed too. */
  isRepeated: boolean;
  onRetry: () => void;
};

/** Says in the conversation why the answer failed, and offers to ask the same question again. */
export function AskFailure({ error, isRepeated, onRetry }: Props) {
  const { t } = useTranslation(['assistant', 'common']);
  const isTooMany = error instanceof ApiError && error.status === 429;
  const Icon = isTooMany ? TimerReset : CloudOff;
  return (
    <div className="flex flex-wrap items-start gap-3 rounded-2xl bg-danger-soft px-4 py-3.5">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
      <div role="alert" className="min-w-0 flex-1 basis-56">
        <p className="font-medium text-danger">{t(isRepeated ? 'failedAgain' : 'failed')}</p>
        <p className="mt-0.5 text-[0.9rem]">
          {describeReason(error, t(isRepeated ? 'failedAgainHint' : 'failedHint'))}
        </p>
      </div>
      <Button size="small" className="max-sm:ms-8" onClick={onRetry}>
        {t('common:retry')}
      </Button>
    </div>
  );
}

function describeReason(error: Error, hint: string): string {
  if (!(error instanceof ApiError)) return hint;
  if (error.code === 'cut') return `${i18next.t('assistant:cut')} ${hint}`;
  if (error.status === 0) return i18next.t('assistant:unreachable');
  if (error.status === 429) return formatWait(error, hint);
  return error.fields.question ?? (error.message || hint);
}

function formatWait({ retryAfter, message }: ApiError, hint: string): string {
  if (!retryAfter) return message || hint;
  const minutes = Math.ceil(retryAfter / 60);
  return minutes < 60
    ? i18next.t('assistant:waitMinutes', { count: minutes })
    : i18next.t('assistant:waitHours', { count: Math.ceil(minutes / 60) });
}
