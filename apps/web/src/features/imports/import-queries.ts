import type { Import, ImportChoice, ImportMapping, ImportPreview } from '@kumbara/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { failWithoutNetwork } from '#lib/wait-for-network.ts';

export const useImports = () =>
  useQuery({
    queryKey: queryKeys.imports,
    queryFn: ({ signal }) => api<Import[]>('GET', '/subscriptions/import', { signal }),
  });

export const useUploadList = () =>
  useMutation({
    ...failWithoutNetwork,
    mutationFn: (file: File) => {
      const form = new FormData();
      form.append('file', file);
      return api<ImportPreview>('POST', '/subscriptions/import', { form });
    },
  });

export const useRemap = () =>
  useMutation({
    ...failWithoutNetwork,
    mutationFn: ({ id, mapping }: { id: string; mapping: ImportMapping }) =>
      api<ImportPreview>('POST', `/subscriptions/import/${id}/preview`, { body: { mapping } }),
  });

/** The list, its totals, the use of the plan and what the family sees. */
function useRefresh() {
  const queryClient = useQueryClient();
  const keys = [queryKeys.subscriptions, queryKeys.plan, queryKeys.family, queryKeys.imports];
  return () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

export function useApplyImport() {
  const refresh = useRefresh();
  return useMutation({
    ...failWithoutNetwork,
    mutationFn: ({ id, ...body }: ImportChoice & { id: string }) =>
      api<Import>('POST', `/subscriptions/import/${id}/apply`, { body }),
    onSuccess: refresh,
  });
}

export function useUndoImport() {
  const refresh = useRefresh();
  return useMutation({
    ...failWithoutNetwork,
    mutationFn: (id: string) => api<Import>('POST', `/subscriptions/import/${id}/undo`, { body: {} }),
    onSettled: refresh,
  });
}
