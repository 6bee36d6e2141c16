import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { TextField } from '#components/field.tsx';
import { FormFailure } from '#components/form-failure.tsx';
import { ApiError } from '#lib/api.ts';
import { describeRefusal } from '#lib/refusal.ts';
import { isBadLink } from './link-queries.ts';

type Props<Answer> = {
  label: string;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
  submitLabel: string;
  isBusy: boolean;
  onSubmit: (password: string) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onBadLink: () => void;
};

/** The form of a mailed link that needs a password: the one of the account, or a new one. */
export function PasswordLinkForm<Answer>(props: Props<Answer>) {
  const { label, hint, autoComplete, submitLabel, isBusy, ...actions } = props;
  const { t } = useTranslation('auth');
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setRefused(undefined);
    setFailure(undefined);
    try {
      actions.onDone(await actions.onSubmit(password));
    } catch (error) {
      if (isBadLink(error)) return actions.onBadLink();
      const inField = error instanceof ApiError ? error.fields.password : undefined;
      setRefused(inField);
      if (!inField) setFailure(describeRefusal(error));
    }
  };

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={label}
        error={refused}
        hint={hint}
        name="password"
        type="password"
        autoComplete={autoComplete}
        value={password}
        onText={setPassword}
      />
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" look="brand" size="large" disabled={isBusy}>
        {isBusy ? t('submitting') : submitLabel}
      </Button>
    </form>
  );
}
