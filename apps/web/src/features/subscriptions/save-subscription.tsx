import type { Subscription, SubscriptionInput } from '@kumbara/shared';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#components/dialog.tsx';
import { notify } from '#components/toast.ts';
import { useOnce } from '#components/use-once.ts';
import { ApiError } from '#lib/api.ts';
import { emptyForm, type FormValues, toFormValues } from './form-values.ts';
import { SubscriptionForm } from './subscription-form.tsx';
import { isGone, useAddSubscription, useChangeSubscription } from './subscription-queries.ts';

const refusedFields = (error: Error | null) => (error instanceof ApiError ? error.fields : undefined);
const notifyError = (error: unknown) =>
  notify.error((error instanceof ApiError && error.message) || i18next.t('common:error'));

type Common = {
  /** Whether there is a family to show it to. */
  hasFamily?: boolean;
  onDone: () => void;
};

export function AddSubscription({ start = {}, hasFamily, onDone }: Common & { start?: Partial<FormValues> }) {
  const { t } = useTranslation('subscriptions');
  const add = useAddSubscription();
  const save = useOnce(async (input: SubscriptionInput) => {
    try {
      await add.mutateAsync(input);
      notify.success(t('added'));
      onDone();
    } catch (error) {
      notifyError(error);
    }
  });
  return (
    <Dialog wide title={t('form.addTitle')} onClose={onDone}>
      <SubscriptionForm
        defaultValues={{ ...emptyForm(), ...start }}
        hasFamily={hasFamily}
        isSaving={add.isPending}
        refused={refusedFields(add.error)}
        onCancel={onDone}
        onSubmit={save}
      />
    </Dialog>
  );
}

export function EditSubscription({ subscription, hasFamily, onDone }: Common & { subscription: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const change = useChangeSubscription();
  const save = useOnce(async (patch: SubscriptionInput) => {
    try {
      await change.mutateAsync({ id: subscription.id, patch });
      notify.success(t('updated'));
      onDone();
    } catch (error) {
      notifyError(error);
      if (isGone(error)) onDone();
    }
  });
  return (
    <Dialog wide title={t('form.editTitle')} onClose={onDone}>
      <SubscriptionForm
        defaultValues={toFormValues(subscription)}
        hasFamily={hasFamily}
        isSaving={change.isPending}
        refused={refusedFields(change.error)}
        onCancel={onDone}
        onSubmit={save}
      />
    </Dialog>
  );
}
