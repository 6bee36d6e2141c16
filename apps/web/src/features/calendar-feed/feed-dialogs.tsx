import type { CalendarFeed, NewCalendarFeed } from '@kumbara/shared';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '#components/confirm-action.tsx';
import { Confirm, Dialog } from '#components/dialog.tsx';
import { TextField } from '#components/field.tsx';
import { FormActions } from '#components/form-actions.tsx';
import { useAction } from '#components/use-action.ts';
import { useOnce } from '#components/use-once.ts';
import { ApiError } from '#lib/api.ts';
import { describeRefusal, isUnconfirmed } from '#lib/refusal.ts';
import { useAddFeed, useRemoveFeed, useRenewFeed } from './calendar-feed-queries.ts';
import { FeedAddress } from './feed-address.tsx';

/** Asks for a name, then shows the address. */
export function AddFeed({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['calendar-feed', 'common']);
  const [name, setName] = useState('');
  const [refused, setRefused] = useState<string>();
  const [made, setMade] = useState<NewCalendarFeed>();
  const add = useAddFeed();
  const save = useOnce(async () => {
    setRefused(undefined);
    try {
      setMade(await add.mutateAsync({ name }));
    } catch (error) {
      if (!isUnconfirmed(error)) setRefused((error instanceof ApiError && error.fields.name) || describeRefusal(error));
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  if (made) return <FeedAddress feed={made} onClose={onClose} />;
  return (
    <Dialog title={t('formTitle')} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          error={refused}
          name="calendar-name"
          maxLength={60}
          autoComplete="off"
          value={name}
          onText={setName}
        />
        <FormActions submitLabel={t('submit')} isBusy={add.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

type Props = { feed: CalendarFeed; onClose: () => void };

export function RenewFeed({ feed, onClose }: Props) {
  const { t } = useTranslation('calendar-feed');
  const [made, setMade] = useState<NewCalendarFeed>();
  const renew = useRenewFeed();
  const finish = useAction(
    async () => setMade(await renew.mutateAsync(feed.id)),
    (error) => (isUnconfirmed(error) ? undefined : describeRefusal(error)),
  );
  if (made) return <FeedAddress feed={made} onClose={onClose} />;
  return (
    <Confirm
      question={t('renewQuestion', { name: feed.name })}
      explanation={t('renewLead')}
      confirmLabel={t('renew')}
      danger
      isBusy={renew.isPending}
      onConfirm={finish}
      onClose={onClose}
    />
  );
}

export function RemoveFeed({ feed, onClose }: Props) {
  const { t } = useTranslation('calendar-feed');
  const remove = useRemoveFeed();
  return (
    <ConfirmAction
      danger
      staysOnFailure
      question={t('removeQuestion', { name: feed.name })}
      explanation={t('removeLead')}
      confirmLabel={t('remove')}
      mutation={remove}
      run={() => remove.mutateAsync(feed.id)}
      done={t('removed')}
      onClose={onClose}
    />
  );
}
