import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { TextField } from '#components/field.tsx';
import { notify } from '#components/toast.ts';
import { useAction } from '#components/use-action.ts';
import { ApiError } from '#lib/api.ts';
import { describeRefusal } from '#lib/refusal.ts';
import { useInvite } from './family-queries.ts';

/** Invites an address. Errors are shown below the field. */
export function InviteForm() {
  const { t } = useTranslation('family');
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const invite = useInvite();
  const send = useAction(
    async (address: string) => {
      setProblem(undefined);
      await invite.mutateAsync(address);
      notify.success(t('invited', { email: address }));
      setEmail('');
    },
    (error) => {
      const text = (error instanceof ApiError && error.fields.email) || describeRefusal(error);
      setProblem(text);
      return { text, isInForm: true };
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(email.trim());
  };
  return (
    <form onSubmit={submit} className="flex max-w-2xl flex-wrap items-start gap-3">
      <TextField
        label={t('email')}
        error={problem}
        className="grow basis-56"
        name="email"
        type="email"
        autoComplete="off"
        inputMode="email"
        value={email}
        onText={setEmail}
      />
      <Button type="submit" look="brand" disabled={invite.isPending} className="h-11 max-sm:w-full sm:mt-[1.72rem]">
        {t(invite.isPending && !invite.isPaused ? 'inviting' : 'invite')}
      </Button>
    </form>
  );
}
