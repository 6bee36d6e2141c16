import { useTranslation } from 'react-i18next';
import { Skeleton } from '#components/skeleton.tsx';

/** The family page while it loads. */
export const FamilySkeleton = () => {
  const { t } = useTranslation('common');
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-28 rounded-card" />
      <div className="grid gap-4 md:grid-cols-2">
        <Skeleton className="h-56 rounded-card" />
        <Skeleton className="h-56 rounded-card" />
      </div>
    </div>
  );
};
