import { BookOpen, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#components/button.tsx';
import { Failure } from '#components/failure.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { ApiKeyList } from './api-key-list.tsx';
import { useApiKeys } from './api-key-queries.ts';
import { CreateApiKey } from './create-api-key.tsx';

/** The keys that let the user's own programs in. */
export function ApiKeys() {
  const { t } = useTranslation('api-keys');
  const { data, isError, refetch } = useApiKeys();
  const [isCreating, setCreating] = useState(false);
  if (!data && isError) return <Failure message={t('failed')} onRetry={() => refetch()} />;
  if (!data) return <Skeleton className="h-28 rounded-card" />;
  const { isIncluded, keys } = data;
  return (
    <>
      {isIncluded ? keys.length === 0 && <Empty /> : keys.length === 0 ? <Pitch /> : <Paused />}
      {keys.length > 0 && <ApiKeyList keys={keys} />}
      <div className="mt-4 flex flex-wrap gap-2">
        {isIncluded && (
          <Button wraps onClick={() => setCreating(true)}>
            <Plus aria-hidden="true" className="size-4" />
            {t('add')}
          </Button>
        )}
        <ButtonLink wraps look="quiet" to="/api/docs" reloadDocument>
          <BookOpen aria-hidden="true" className="size-4" />
          {t('docs')}
        </ButtonLink>
      </div>
      {isCreating && <CreateApiKey onClose={() => setCreating(false)} />}
    </>
  );
}

function Empty() {
  const { t } = useTranslation('api-keys');
  return (
    <div className="card px-5 py-4">
      <p className="font-medium">{t('none')}</p>
      <p className="mt-0.5 text-ink-soft">{t('noneLead')}</p>
    </div>
  );
}

/** For a plan without the API. */
function Pitch() {
  const { t } = useTranslation('api-keys');
  return (
    <div className="card px-5 py-4">
      <p className="font-semibold">{t('pitch.title')}</p>
      <p className="mt-1 text-ink-soft">{t('pitch.lead')}</p>
      <ButtonLink to="/pricing" className="mt-4">
        {t('pitch.upgrade')}
      </ButtonLink>
    </div>
  );
}

/** Keys from a plan that has ended. */
function Paused() {
  const { t } = useTranslation('api-keys');
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2xl bg-notice-soft p-4 text-on-notice">
      <p className="min-w-0 flex-1 basis-52">{t('paused')}</p>
      <ButtonLink to="/pricing" size="small">
        {t('pitch.upgrade')}
      </ButtonLink>
    </div>
  );
}
