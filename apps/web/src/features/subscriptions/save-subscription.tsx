import type { Subscription, SubscriptionInput } from '@kumbara/shared';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#components/dialog.tsx';
import { notify } from '#components/toast.ts';
import { useAction } from '#components/use-action.ts';
import { useCloseOnce } from '#components/use-close-once.ts';
import { ApiError } from '#lib/api.ts';
import { emptyForm, type FormValues, toFormValues } from './form-values.ts';
import { SubscriptionForm } from './subscription-form.tsx';
import { isGone, useAddSubscription, useChangeSubscription } from './subscription-queries.ts';

const refusedFields = (error: Error | null) => (error instanceof ApiError ? error.fields : undefined);
const describeError = (error: Error) => (error instanceof ApiError && error.message) || i18next.t('common:error');

type Common = {
  hasFamily?: boolean;
  onDone: () => void;
};

export function AddSubscription({ start = {}, hasFamily, onDone }: Common & { start?: Partial<FormValues> }) {
  const { t } = useTranslation('subscriptions');
  const add = useAddSubscription();
  const close = useCloseOnce(add.isPaused, onDone);
  const save = useAction(async (input: SubscriptionInput) => {
    await add.mutateAsync(input);
    notify.success(t('added'));
    close();
  }, describeError);
  return (
    <Dialog wide title={t('form.addTitle')} onClose={close}>
      <SubscriptionForm
        defaultValues={{ ...emptyForm(), ...start }}
        hasFamily={hasFamily}
        isSaving={add.isPending}
        refused={refusedFields(add.error)}
        onCancel={close}
        onSubmit={save}
      />
    </Dialog>
  );
}

export function EditSubscription({ subscription, hasFamily, onDone }: Common & { subscription: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const change = useChangeSubscription();
  const close = useCloseOnce(change.isPaused, onDone);
  const save = useAction(
    async (patch: SubscriptionInput) => {
      await change.mutateAsync({ id: subscription.id, patch });
      notify.success(t('updated'));
      close();
    },
    (error) => {
      if (isGone(error)) close();
      return describeError(error);
    },
  );
  return (
    <Dialog wide title={t('form.editTitle')} onClose={close}>
      <SubscriptionForm
        defaultValues={toFormValues(subscription)}
        hasFamily={hasFamily}
        isSaving={change.isPending}
        refused={refusedFields(change.error)}
        onCancel={close}
        onSubmit={save}
      />
    </Dialog>
  );
}
