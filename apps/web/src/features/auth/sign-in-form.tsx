import { maxPersonName } from '@kumbara/shared';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Field, Input } from '#components/field.tsx';
import { FormFailure } from '#components/form-failure.tsx';
import { notify } from '#components/toast.ts';
import { useOnce } from '#components/use-once.ts';
import { ApiError } from '#lib/api.ts';
import { describeRefusal } from '#lib/refusal.ts';
import { useLogin, useSignup } from './auth-queries.ts';
import { usePasskeySuggestions } from './passkey-sign-in.ts';

export type SignInMode = 'login' | 'signup';
export type SecondStep = { has_passkey: boolean };

type Props = {
  mode: SignInMode;
  onDone: () => void;
  /** The password was right, and the account asks for a second step. */
  onSecondStep: (secondStep: SecondStep) => void;
};

/**
 * The browser checks required fields and the format of the address; the server checks the rest and reports errors by
 * field where possible.
 */
export function SignInForm({ mode, onDone, onSecondStep }: Props) {
  const { t } = useTranslation('auth');
  const [values, setValues] = useState({ name: '', email: '', password: '' });
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const login = useLogin();
  const signup = useSignup();
  const isBusy = login.isPending || signup.isPending;

  const send = useOnce(async () => {
    setRefused({});
    setFailure(undefined);
    const { name, email, password } = values;
    try {
      const answer = await (mode === 'login'
        ? login.mutateAsync({ email, password })
        : signup.mutateAsync({ name, email, password }));
      if ('second_step' in answer) return onSecondStep(answer.second_step);
      notify.success(t(mode === 'login' ? 'loggedIn' : 'signedUp'));
      onDone();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      const text = describeRefusal(error, mode === 'signup' ? 'auth:tooManyAccounts' : undefined);
      setRefused(fields);
      if (Object.keys(fields).length === 0) setFailure(text);
      notify.error(text);
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const control = (name: keyof typeof values) => ({
    name,
    value: values[name],
    required: true,
    onChange: ({ target }: { target: HTMLInputElement }) => setValues({ ...values, [name]: target.value }),
  });

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      {mode === 'login' && <PasskeySuggestions onDone={onDone} />}
      {mode === 'signup' && (
        <Field label={t('name')} error={refused.name}>
          {(ids) => <Input {...ids} {...control('name')} autoComplete="name" maxLength={maxPersonName} />}
        </Field>
      )}
      <Field label={t('email')} error={refused.email}>
        {(ids) => (
          <Input
            {...ids}
            {...control('email')}
            type="email"
            autoComplete={mode === 'login' ? 'email webauthn' : 'email'}
            inputMode="email"
          />
        )}
      </Field>
      <Field label={t('password')} error={refused.password} hint={mode === 'signup' ? t('passwordHint') : undefined}>
        {(ids) => (
          <Input
            {...ids}
            {...control('password')}
            type="password"
            autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
          />
        )}
      </Field>
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" look="brand" size="large" disabled={isBusy} className="mt-1">
        {isBusy ? t('submitting') : t(mode === 'login' ? 'login' : 'signup')}
      </Button>
    </form>
  );
}

/** The browser looks for the e-mail field, so this is rendered beside it. */
function PasskeySuggestions({ onDone }: { onDone: () => void }) {
  usePasskeySuggestions(onDone);
  return null;
}
