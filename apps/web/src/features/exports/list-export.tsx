import type { ListFormat } from '@kumbara/shared';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#components/button.tsx';
import { useAction } from '#components/use-action.ts';
import { isUnconfirmed } from '#lib/refusal.ts';
import { downloadFile } from '#lib/save-file.ts';

const lists = ['subscriptions', 'charges'] as const;
const formats: ListFormat[] = ['xlsx', 'csv'];

/** Subscriptions and payments as files, where the plan includes them. */
export function ListExport({ isIncluded }: { isIncluded: boolean }) {
  const { t } = useTranslation('reports');
  return (
    <div>
      <p className="font-medium">{t('lists.title')}</p>
      <p className="mb-3 text-ink-soft">{t(isIncluded ? 'lists.lead' : 'lists.pro')}</p>
      {isIncluded ? (
        <ul className="flex flex-col gap-2">
          {lists.map((list) => (
            <li key={list} className="flex flex-wrap items-center gap-2">
              <span className="w-full sm:w-32">{t(`lists.${list}`)}</span>
              {formats.map((format) => (
                <DownloadButton key={format} list={list} format={format} />
              ))}
            </li>
          ))}
        </ul>
      ) : (
        <ButtonLink to="/pricing">{t('lists.seePlans')}</ButtonLink>
      )}
    </div>
  );
}

function DownloadButton({ list, format }: { list: (typeof lists)[number]; format: ListFormat }) {
  const { t } = useTranslation('reports');
  const download = useAction(
    () => downloadFile(`/${list}/export?format=${format}`),
    (error) => (isUnconfirmed(error) ? undefined : error.message || t('lists.failed')),
  );
  const name = t(`lists.${format}`);
  return (
    <Button size="small" aria-label={`${t(`lists.${list}`)}: ${name}`} onClick={download}>
      <Download aria-hidden="true" className="size-4" />
      {name}
    </Button>
  );
}
