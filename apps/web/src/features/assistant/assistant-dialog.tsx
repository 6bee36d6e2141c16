import type { Subscription } from '@kumbara/shared';
import i18next from 'i18next';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#components/dialog.tsx';
import type { OnAction } from './advice-card.tsx';
import { AnswerView } from './answer-view.tsx';
import { isPlanRefusal, useReadPlan } from './assistant-queries.ts';
import { History } from './history.tsx';
import { Invitation } from './invitation.tsx';
import { QuestionForm } from './question-form.tsx';
import { SuggestionChips } from './suggestion-chips.tsx';
import { type Turn, useQuestion } from './use-question.ts';

type Props = {
  /** True if the plan includes the assistant according to the cache; the server decides. */
  hasPlan: boolean;
  subscriptions: Subscription[];
  /** The text of the question field, for when the dialog is opened again. */
  draft: RefObject<string>;
  onAction: OnAction;
  onClose: () => void;
};

/** The dialog of the assistant; on Free a preview. */
export function AssistantDialog({ hasPlan, subscriptions, draft, onAction, onClose }: Props) {
  const { t } = useTranslation('assistant');
  const [isPaid, setPaid] = useState(false);
  const [text, setText] = useState(draft.current);
  const { turn, ask, stop, open, close } = useQuestion();
  const readPlan = useReadPlan();

  const isRefused = turn?.kind === 'failed' && isPlanRefusal(turn.error);
  const canAsk = (hasPlan || isPaid) && !isRefused;
  const write = (value: string) => {
    draft.current = value;
    setText(value);
  };
  const start = async (question: string) => {
    write('');
    // A question without an answer returns to the field, to be edited and asked again.
    if (!(await ask(question)) && !draft.current) write(question);
  };
  const welcome = () => {
    close();
    setPaid(true);
    readPlan();
  };

  return (
    <Dialog
      wide={canAsk}
      grows={canAsk}
      title={t('title')}
      description={
        // Hidden on a phone to make room for the answer.
        canAsk ? <p className={turn ? 'max-sm:hidden' : undefined}>{t('lead')}</p> : t('invite')
      }
      onClose={onClose}
    >
      {canAsk ? (
        <>
          <QuestionForm value={text} isAsking={turn?.kind === 'asking'} onChange={write} onAsk={start} />
          {/* Rendered before it has a text: only then do screen readers announce it. */}
          <p role="status" className="sr-only">
            {turn && getStatusText(turn.kind)}
          </p>
          {turn ? (
            <AnswerView turn={turn} subscriptions={subscriptions} onStop={stop} onRetry={start} onAction={onAction} />
          ) : (
            <SuggestionChips subscriptions={subscriptions} onPick={start} />
          )}
          {turn?.kind !== 'asking' && (
            <History
              onOpen={open}
              onDeleted={(id) => {
                if (turn?.kind === 'opened' && (!id || id === turn.answer.id)) close();
              }}
            />
          )}
        </>
      ) : (
        <Invitation subscriptions={subscriptions} onClose={onClose} onPaid={welcome} />
      )}
    </Dialog>
  );
}

function getStatusText(kind: Turn['kind']): string | undefined {
  if (kind === 'asking') return i18next.t('assistant:thinking');
  if (kind === 'stopped') return i18next.t('assistant:stopped');
  return kind === 'answered' ? i18next.t('assistant:ready') : undefined;
}
