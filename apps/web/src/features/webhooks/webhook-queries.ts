import type {
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookInput,
  WebhookPatch,
  WebhookWithSecret,
} from '@kumbara/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { failWithoutNetwork } from '#lib/wait-for-network.ts';

export const useWebhooks = () =>
  useQuery({
    queryKey: [...queryKeys.webhooks, 'list'],
    queryFn: ({ signal }) => api<Webhook[]>('GET', '/webhooks', { signal }),
  });

export const useDeliveries = (id: string) =>
  useQuery({
    queryKey: [...queryKeys.webhooks, id, 'deliveries'],
    queryFn: ({ signal }) => api<WebhookDelivery[]>('GET', `/webhooks/${id}/deliveries`, { signal }),
  });

export const useDelivery = (id: string) =>
  useQuery({
    queryKey: [...queryKeys.webhooks, 'delivery', id],
    queryFn: ({ signal }) => api<WebhookDeliveryDetail>('GET', `/webhooks/deliveries/${id}`, { signal }),
  });

function useStaleWebhooks() {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.webhooks });
    // The list of what happened to the account.
    void queryClient.invalidateQueries({ queryKey: queryKeys.account });
  };
}

function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const stale = useStaleWebhooks();
  return useMutation({ ...failWithoutNetwork, mutationFn: change, onSettled: stale });
}

export const useCreateWebhook = () =>
  useChange((body: WebhookInput) => api<WebhookWithSecret>('POST', '/webhooks', { body }));
export const useChangeWebhook = () =>
  useChange(({ id, ...body }: WebhookPatch & { id: string }) => api<Webhook>('PATCH', `/webhooks/${id}`, { body }));
export const useRemoveWebhook = () => useChange((id: string) => api('DELETE', `/webhooks/${id}`));
export const useRotateSecret = () =>
  useChange((id: string) => api<WebhookWithSecret>('POST', `/webhooks/${id}/rotate-secret`));
export const useTestWebhook = () =>
  useChange((id: string) => api<WebhookDeliveryDetail>('POST', `/webhooks/${id}/test`));
export const useReplay = () =>
  useChange((id: string) => api<WebhookDeliveryDetail>('POST', `/webhooks/deliveries/${id}/replay`));
