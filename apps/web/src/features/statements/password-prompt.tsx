import { LockKeyhole } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Field, Input } from '#components/field.tsx';

type Props = { name: string; wasWrong: boolean; onUnlock: (password: string) => void; onCancel: () => void };

/** Asks for the password of a locked file. It is used for this upload and not stored. */
export function PasswordPrompt({ name, wasWrong, onUnlock, onCancel }: Props) {
  const { t } = useTranslation(['statements', 'common']);
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password) onUnlock(password);
  };
  return (
    <form onSubmit={submit} className="card mx-auto flex w-full max-w-md flex-col gap-4 p-6">
      <LockKeyhole aria-hidden="true" className="size-8 text-brand-strong" />
      <div>
        <h2 className="font-semibold text-lg tracking-tight">{t('lockedTitle')}</h2>
        <p className="break-words text-ink-soft">{t('lockedLead', { name })}</p>
      </div>
      <Field label={t('filePassword')} hint={t('passwordHint')} error={wasWrong ? t('wrongPassword') : undefined}>
        {(ids) => (
          <Input
            {...ids}
            type="password"
            autoComplete="off"
            autoFocus
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>{t('common:cancel')}</Button>
        <Button type="submit" look="brand" disabled={!password}>
          {t('unlock')}
        </Button>
      </div>
    </form>
  );
}
