import i18next from 'i18next';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Field, Input, TextArea } from '#components/field.tsx';
import { FormFailure } from '#components/form-failure.tsx';
import { useOnce } from '#components/use-once.ts';
import { ApiError } from '#lib/api.ts';
import { waitText } from '#lib/refusal.ts';

type Words = { subject: string; message: string };
type Props = { isSending: boolean; onSend: (words: Words) => Promise<unknown> };

/** Subject and message. Keeps the text when sending fails. */
export function SupportForm({ isSending, onSend }: Props) {
  const { t } = useTranslation('support');
  const [words, setWords] = useState<Words>({ subject: '', message: '' });
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const send = useOnce(async () => {
    setRefused({});
    setFailure(undefined);
    try {
      await onSend(words);
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setRefused(fields);
      if (Object.keys(fields).length === 0) setFailure(wordsFor(error));
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const change = (part: keyof Words) => (event: { target: { value: string } }) =>
    setWords((before) => ({ ...before, [part]: event.target.value }));

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
            value={words.subject}
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
            value={words.message}
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
const wordsFor = (error: unknown) =>
  error instanceof ApiError && error.status === 429
    ? waitText('auth:tooManyAttempts', error.retryAfter)
    : i18next.t('support:failed');
