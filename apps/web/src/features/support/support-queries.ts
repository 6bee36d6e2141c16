import type { SupportMessage } from '@kumbara/shared';
import { useMutation } from '@tanstack/react-query';
import { api } from '#lib/api.ts';

export const useSendMessage = () =>
  useMutation({ mutationFn: (body: SupportMessage) => api('POST', '/support', { body }) });
