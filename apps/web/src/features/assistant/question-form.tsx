import i18next from 'i18next';
import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Field, TextArea } from '#components/field.tsx';

const maxLength = 1000;
/** The length from which the remaining characters are shown. */
const countFrom = 850;

type Props = {
  value: string;
  isAsking: boolean;
  onChange: (value: string) => void;
  onAsk: (question: string) => void;
};

/** The question field. Enter sends, Shift+Enter starts a new line; errors appear on sending. */
export function QuestionForm({ value, isAsking, onChange, onAsk }: Props) {
  const { t } = useTranslation('assistant');
  const [isTried, setTried] = useState(false);
  const question = value.trim();
  const left = maxLength - question.length;
  const problem = questionProblem(question.length);

  const send = () => {
    if (isAsking) return;
    setTried(true);
    if (problem) return;
    setTried(false);
    onAsk(question);
    // On a phone the keyboard would hide the answer.
    if (matchMedia('(pointer: coarse)').matches) (document.activeElement as HTMLElement | null)?.blur();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes text, Enter confirms the composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field
        label={t('question')}
        error={isTried ? problem : undefined}
        hint={left <= maxLength - countFrom && left >= 0 ? t('charactersLeft', { count: left }) : undefined}
      >
        {(control) => (
          <div className="flex items-end gap-2">
            <TextArea
              {...control}
              rows={2}
              enterKeyHint="send"
              value={value}
              className="field-sizing-content max-h-44 min-h-[4.25rem] resize-none"
              onChange={({ target }) => {
                setTried(false);
                onChange(target.value);
              }}
              onKeyDown={onKeyDown}
            />
            {/* `aria-disabled`, because a disabled button loses the focus. */}
            <Button type="submit" look="brand" aria-disabled={isAsking} className="max-sm:w-11 max-sm:px-0">
              <span className="max-sm:sr-only">{t('ask')}</span>
              <ArrowUp aria-hidden="true" className="size-4" />
            </Button>
          </div>
        )}
      </Field>
      <p className="mt-1.5 text-[0.8rem] text-ink-soft pointer-coarse:hidden max-sm:hidden">{t('keys')}</p>
    </form>
  );
}

function questionProblem(length: number): string | undefined {
  if (length === 0) return i18next.t('assistant:blank');
  return length > maxLength ? i18next.t('assistant:tooLong', { count: length - maxLength }) : undefined;
}
