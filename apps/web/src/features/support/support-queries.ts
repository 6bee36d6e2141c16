import type { SupportMessage } from '@kumbara/shared';
import { useMutation } from '@tanstack/react-query';
import i18next from 'i18next';
import { api } from '#lib/api.ts';
import { waitForNetwork } from '#lib/wait-for-network.ts';

export const useSendMessage = () =>
  useMutation({
    ...waitForNetwork(() => i18next.t('support:offline.send')),
    mutationFn: (body: SupportMessage) => api('POST', '/support', { body }),
  });
