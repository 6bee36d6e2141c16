import { defaultImapPort, type ImapConnect, type ImapPresets, imapConnectSchema } from '@kumbara/shared';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, Input } from '#components/field.tsx';
import { FormActions } from '#components/form-actions.tsx';
import { type ImapPreset, PresetPicker } from './preset-picker.tsx';

export type ImapStart = { email: string; server: string };

type Props = {
  start: ImapStart | undefined;
  presets: ImapPresets | undefined;
  /** The server's error and its field. */
  refused: { message: string; field?: string } | undefined;
  isBusy: boolean;
  /** Shown for a provider that no longer accepts passwords. */
  outlookInstead: ReactNode;
  onSubmit: (form: ImapConnect) => void;
  onCancel: () => void;
};

/** Address, password and server of a mailbox; the server comes from a preset or is entered. */
export function ImapForm({ start, presets, refused, isBusy, outlookInstead, onSubmit, onCancel }: Props) {
  const { t } = useTranslation(['mailbox', 'subscriptions', 'auth', 'common']);
  const [preset, setPreset] = useState<ImapPreset>('custom');
  const [server, setServer] = useState(start?.server ?? '');
  const [port, setPort] = useState(String(defaultImapPort));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [isIncomplete, setIncomplete] = useState(false);

  const choose = (chosen: ImapPreset) => {
    setPreset(chosen);
    const known = chosen === 'custom' ? undefined : presets?.[chosen];
    setServer(known?.server ?? '');
    setPort(String(known?.port ?? defaultImapPort));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form)) as Record<'email' | 'password' | 'server' | 'port', string>;
    const empty = (['email', 'password', 'server'] as const).filter((name) => typed[name].trim() === '');
    const read = imapConnectSchema.safeParse({ ...typed, port: Number(typed.port), provider: preset });
    const wrong = read.success ? [] : read.error.issues.map(({ path }) => String(path[0]));
    setIncomplete(empty.length > 0);
    setProblems(
      empty.length > 0 ? {} : Object.fromEntries(wrong.map((name) => [name, t('subscriptions:field.invalid')])),
    );
    const first = empty[0] ?? wrong[0];
    if (first) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else if (read.success) onSubmit(read.data);
  };

  const message = isIncomplete ? t('fillAll') : refused?.message;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <PresetPicker value={preset} isReady={!!presets} onChange={choose} outlookInstead={outlookInstead} />
      <Field label={t('auth:email')} required error={problems.email}>
        {(ids) => (
          <Input
            {...ids}
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            maxLength={254}
            defaultValue={start?.email}
            required
          />
        )}
      </Field>
      <Field label={t('imapPassword')} required hint={t('imapPasswordHint')} error={problems.password}>
        {(ids) => (
          <Input
            {...ids}
            {...(refused?.field === 'password' && { 'aria-invalid': true })}
            name="password"
            type="password"
            autoComplete="off"
            maxLength={1024}
            required
          />
        )}
      </Field>
      <div className="grid grid-cols-[minmax(0,1fr)_5.5rem] gap-4 sm:grid-cols-[minmax(0,1fr)_7rem]">
        <Field label={t('imapServer')} required error={problems.server}>
          {(ids) => (
            <Input
              {...ids}
              name="server"
              value={server}
              onChange={({ target }) => setServer(target.value)}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              placeholder="imap.example.com"
              maxLength={253}
              required
            />
          )}
        </Field>
        <Field label={t('imapPort')} error={problems.port}>
          {(ids) => (
            <Input
              {...ids}
              name="port"
              type="number"
              inputMode="numeric"
              min="1"
              max="65535"
              value={port}
              onChange={({ target }) => setPort(target.value)}
            />
          )}
        </Field>
      </div>
      {message && (
        <p role="alert" className="rounded-xl bg-danger-soft px-3.5 py-2.5 text-[0.875rem] text-danger">
          {message}
        </p>
      )}
      <FormActions submitLabel={t(isBusy ? 'imapConnecting' : 'imapConnect')} isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
}
