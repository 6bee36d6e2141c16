import i18next from 'i18next';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Field, Input, TextArea } from '#components/field.tsx';
import { FormFailure } from '#components/form-failure.tsx';
import { useAction } from '#components/use-action.ts';
import { ApiError } from '#lib/api.ts';
import { formatWait } from '#lib/refusal.ts';

export type Message = { subject: string; message: string };
type Props = { isSending: boolean; onSend: (values: Message) => Promise<unknown> };

/** Subject and message. Keeps the text when sending fails. */
export function SupportForm({ isSending, onSend }: Props) {
  const { t } = useTranslation('support');
  const [values, setValues] = useState<Message>({ subject: '', message: '' });
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const send = useAction(
    async (message: Message) => {
      setRefused({});
      setFailure(undefined);
      await onSend(message);
    },
    (error) => {
      const fields = error instanceof ApiError ? error.fields : {};
      const text = describeError(error);
      setRefused(fields);
      if (Object.keys(fields).length === 0) setFailure(text);
      return { text, isInForm: true };
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(values);
  };
  const change = (part: keyof Message) => (event: { target: { value: string } }) =>
    setValues((current) => ({ ...current, [part]: event.target.value }));

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <Field label={t('subject')} error={refused.subject}>
        {(ids) => (
          <Input
            {...ids}
            name="subject"
            required
            maxLength={120}
            autoComplete="off"
            value={values.subject}
            onChange={change('subject')}
          />
        )}
      </Field>
      <Field label={t('message')} hint={t('context')} error={refused.message}>
        {(ids) => (
          <TextArea
            {...ids}
            name="message"
            required
            rows={6}
            maxLength={5000}
            value={values.message}
            onChange={change('message')}
          />
        )}
      </Field>
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" look="brand" size="large" disabled={isSending}>
        {t(isSending ? 'sending' : 'send')}
      </Button>
    </form>
  );
}

/** Describes a failure: how long to wait after too many messages, else that the message was not sent. */
const describeError = (error: unknown) =>
  error instanceof ApiError && error.status === 429
    ? formatWait('auth:tooManyAttempts', error.retryAfter)
    : i18next.t('support:failed');
