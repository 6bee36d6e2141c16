import { useTranslation } from 'react-i18next';
import { Failure } from '#components/failure.tsx';
import { PageHeading } from '#components/page-heading.tsx';
import { ImportHistory } from '#features/imports/import-history.tsx';
import { ImportList } from '#features/imports/import-list.tsx';
import { useImports } from '#features/imports/import-queries.ts';

export function ImportScreen() {
  const { t } = useTranslation(['imports', 'common']);
  const { data: imports, isError, refetch } = useImports();
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={t('title')} lead={t('lead')} />
      <ImportList />
      {imports && imports.length > 0 && <ImportHistory imports={imports} />}
      {!imports && isError && <Failure message={t('historyFailed')} onRetry={() => refetch()} />}
    </div>
  );
}
