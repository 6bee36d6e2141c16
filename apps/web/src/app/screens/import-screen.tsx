import { useTranslation } from 'react-i18next';
import { Failure } from '#components/failure.tsx';
import { ImportHistory } from '#features/imports/import-history.tsx';
import { ImportList } from '#features/imports/import-list.tsx';
import { useImports } from '#features/imports/import-queries.ts';

export function ImportScreen() {
  const { t } = useTranslation(['imports', 'common']);
  const { data: imports, isError, refetch } = useImports();
  return (
    <div className="flex flex-col gap-6">
      <title>{t('common:nav.pageTitle', { page: t('title') })}</title>
      <div>
        <h1 className="font-semibold text-2xl tracking-tight">{t('title')}</h1>
        <p className="mt-1 max-w-[42rem] text-balance text-ink-soft">{t('lead')}</p>
      </div>
      <ImportList />
      {imports && imports.length > 0 && <ImportHistory imports={imports} />}
      {!imports && isError && <Failure message={t('historyFailed')} onRetry={() => refetch()} />}
    </div>
  );
}
