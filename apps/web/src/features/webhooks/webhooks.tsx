import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#components/button.tsx';
import { Failure } from '#components/failure.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { CreateWebhook } from './create-webhook.tsx';
import { WebhookList } from './webhook-list.tsx';
import { useWebhooks } from './webhook-queries.ts';

/**
 * Receivers that are told when something happens.
 * @param isIncluded in the plan of the user; without, existing ones can only be seen and removed
 */
export function Webhooks({ isIncluded }: { isIncluded: boolean }) {
  const { t } = useTranslation('webhooks');
  const { data: webhooks, isError, refetch } = useWebhooks();
  const [isCreating, setCreating] = useState(false);
  if (!webhooks && isError) return <Failure message={t('failed')} onRetry={() => refetch()} />;
  if (!webhooks) return <Skeleton className="h-28 rounded-card" />;
  if (!isIncluded)
    return (
      <div className="space-y-3">
        <Pitch isPaused={webhooks.length > 0} />
        {webhooks.length > 0 && <WebhookList webhooks={webhooks} isIncluded={false} />}
      </div>
    );
  return (
    <>
      {webhooks.length === 0 ? <Empty /> : <WebhookList webhooks={webhooks} isIncluded />}
      <Button wraps className="mt-4" onClick={() => setCreating(true)}>
        <Plus aria-hidden="true" className="size-4" />
        {t('add')}
      </Button>
      {isCreating && <CreateWebhook onClose={() => setCreating(false)} />}
    </>
  );
}

function Empty() {
  const { t } = useTranslation('webhooks');
  return (
    <div className="card px-5 py-4">
      <p className="font-medium">{t('none')}</p>
      <p className="mt-0.5 text-ink-soft">{t('noneLead')}</p>
    </div>
  );
}

/** For a plan without webhooks. */
function Pitch({ isPaused }: { isPaused: boolean }) {
  const { t } = useTranslation('webhooks');
  return (
    <div className="card px-5 py-4">
      <p className="font-semibold">{t('pitch.title')}</p>
      <p className="mt-1 text-ink-soft">{t(isPaused ? 'pitch.paused' : 'pitch.lead')}</p>
      <ButtonLink to="/pricing" className="mt-4">
        {t('pitch.upgrade')}
      </ButtonLink>
    </div>
  );
}
