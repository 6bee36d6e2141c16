import type { Subscription } from '@kumbara/shared';
import { Dialog } from '#components/dialog.tsx';
import { notify } from '#components/toast.ts';
import { t } from '#i18n/index.ts';
import { ApiError } from '#lib/api.ts';
import { emptyForm, type FormValues, formOf } from './form-values.ts';
import { SubscriptionForm } from './subscription-form.tsx';
import { useAddSubscription, useChangeSubscription } from './subscription-queries.ts';

const refusedFields = (error: Error | null) => (error instanceof ApiError ? error.fields : undefined);
const say = (error: Error) => notify.error(error.message || t('common.error'));

export function AddSubscription({ start = {}, onDone }: { start?: Partial<FormValues>; onDone: () => void }) {
  const add = useAddSubscription();
  return (
    <Dialog wide title={t('form.addTitle')} onClose={onDone}>
      <SubscriptionForm
        defaultValues={{ ...emptyForm(), ...start }}
        isSaving={add.isPending}
        refused={refusedFields(add.error)}
        onCancel={onDone}
        onSubmit={(input) => {
          if (add.isPending) return;
          add.mutate(input, {
            onSuccess: () => {
              notify.success(t('subscription.added'));
              onDone();
            },
            onError: say,
          });
        }}
      />
    </Dialog>
  );
}

export function EditSubscription({ subscription, onDone }: { subscription: Subscription; onDone: () => void }) {
  const change = useChangeSubscription();
  return (
    <Dialog wide title={t('form.editTitle')} onClose={onDone}>
      <SubscriptionForm
        defaultValues={formOf(subscription)}
        isSaving={change.isPending}
        refused={refusedFields(change.error)}
        onCancel={onDone}
        onSubmit={(patch) => {
          if (change.isPending) return;
          change.mutate(
            { id: subscription.id, patch },
            {
              onSuccess: () => {
                notify.success(t('subscription.updated'));
                onDone();
              },
              onError: say,
            },
          );
        }}
      />
    </Dialog>
  );
}
