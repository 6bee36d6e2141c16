import {
  type ImportChoice,
  type ImportMapping,
  type ImportPreview,
  importExtensions,
  maxImportBytes,
} from '@kumbara/shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#components/button.tsx';
import { DropZone } from '#components/drop-zone.tsx';
import { notify } from '#components/toast.ts';
import { useAction } from '#components/use-action.ts';
import { ApiError } from '#lib/api.ts';
import { describeRefusal } from '#lib/refusal.ts';
import { ColumnMapping } from './column-mapping.tsx';
import { useApplyImport, useRemap, useUploadList } from './import-queries.ts';
import { type Choice, type Choices, PreviewList } from './preview-list.tsx';

/** What is new, as far as the plan has room. */
function chooseNew({ rows, free_places }: ImportPreview): Choices {
  let left = free_places ?? Number.POSITIVE_INFINITY;
  return new Map(
    rows.flatMap(({ row, state, is_active }) => {
      if (state !== 'new') return [];
      if (is_active) left -= 1;
      return is_active && left < 0 ? [] : [[row, 'add'] as const];
    }),
  );
}

/** The choices as the API takes them. */
function choiceOf({ mapping, version, rows }: ImportPreview, choices: Choices): ImportChoice {
  const chosen = (as: Choice) => rows.filter(({ row }) => choices.get(row) === as);
  return {
    ...{ mapping, version },
    rows: chosen('add').map(({ row }) => row),
    replace: chosen('replace').flatMap(({ row, existing }) => (existing ? { row, id: existing.id } : [])),
  };
}

/** The steps of an import: choose a file, check how it is read, add what is wanted. */
export function ImportList() {
  const { t } = useTranslation('imports');
  const [preview, setPreview] = useState<ImportPreview>();
  const [chosen, setChosen] = useState<Choices>(new Map());
  const [problem, setProblem] = useState<string>();
  const uploading = useUploadList();
  const remapping = useRemap();
  const applying = useApplyImport();

  const show = (next: ImportPreview) => {
    setPreview(next);
    setChosen(chooseNew(next));
  };
  const upload = async (file: File) => {
    setProblem(undefined);
    if (file.size >= maxImportBytes) return setProblem(t('tooLarge'));
    try {
      show(await uploading.mutateAsync(file));
    } catch (error) {
      setProblem(describeRefusal(error));
    }
  };
  const remap = useAction(
    async (id: string, mapping: ImportMapping) => show(await remapping.mutateAsync({ id, mapping })),
    describeRefusal,
  );
  const apply = useAction(
    async (preview: ImportPreview) => {
      const { added, replaced } = await applying.mutateAsync({ id: preview.id, ...choiceOf(preview, chosen) });
      setPreview(undefined);
      notify.success(t('done', { count: added + replaced }));
    },
    (error) => {
      if (preview && error instanceof ApiError && error.code === 'import_outdated') remap(preview.id, preview.mapping);
      return describeRefusal(error);
    },
  );

  if (!preview)
    return uploading.isPending ? (
      <p role="status" className="card px-6 py-16 text-center font-semibold text-lg">
        {t('reading')}
      </p>
    ) : (
      <DropZone
        texts={{ drop: t('drop'), hint: t('hint'), pick: t('pick') }}
        accept={importExtensions.map((extension) => `.${extension}`).join(',')}
        problem={problem}
        onFile={upload}
      />
    );

  const { id, rows, free_places } = preview;
  const active = rows.filter(({ row, is_active }) => is_active && chosen.get(row) === 'add').length;
  const isOverLimit = free_places !== null && active > free_places;
  const hasLimit =
    free_places !== null && rows.filter(({ state, is_active }) => state === 'new' && is_active).length > free_places;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 break-words font-medium">{preview.file_name}</p>
        <Button size="small" onClick={() => setPreview(undefined)}>
          {t('another')}
        </Button>
      </div>
      <ColumnMapping preview={preview} isBusy={remapping.isPending} onChange={(mapping) => remap(id, mapping)} />
      <PreviewList rows={rows} chosen={chosen} isBusy={remapping.isPending} onChoose={setChosen} />
      {hasLimit && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2xl bg-notice-soft p-4 text-on-notice">
          <p className="min-w-0 flex-1 basis-52">{t('room', { count: free_places })}</p>
          <ButtonLink to="/pricing" size="small">
            {t('seePlans')}
          </ButtonLink>
        </div>
      )}
      <div className="sticky bottom-16 -mt-2 flex justify-end bg-ground py-3 xl:bottom-0">
        <Button
          look="brand"
          size="large"
          disabled={chosen.size === 0 || isOverLimit || applying.isPending || remapping.isPending}
          onClick={() => apply(preview)}
        >
          {t('import', { count: chosen.size })}
        </Button>
      </div>
    </div>
  );
}
