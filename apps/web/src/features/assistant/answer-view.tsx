import type { Advice, Answer, Subscription } from '@kumbara/shared';
import { Calculator, Sparkles } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Chip } from '#components/chip.tsx';
import { formatInstant } from '#lib/format.ts';
import { AdviceCard, type OnAction } from './advice-card.tsx';
import { AskFailure } from './ask-failure.tsx';
import { FigureList } from './figure-list.tsx';
import type { Turn } from './use-question.ts';

type Props = {
  turn: Turn;
  subscriptions: Subscription[];
  onStop: () => void;
  onRetry: (question: string) => void;
  onAction: OnAction;
};

/** A question with its answer, which may still be streaming. */
export function AnswerView({ turn, subscriptions, onStop, onRetry, onAction }: Props) {
  const { t } = useTranslation('assistant');
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const isOpened = turn.kind === 'opened';
  const openedId = isOpened ? turn.answer.id : undefined;
  useEffect(() => {
    if (openedId) title.current?.focus();
  }, [openedId]);

  const answer = 'answer' in turn ? turn.answer : undefined;
  return (
    <section aria-labelledby={titleId} className="mt-6 border-line border-t pt-5">
      <h3
        id={titleId}
        ref={title}
        tabIndex={-1}
        lang={answer?.language}
        className="whitespace-pre-line break-words font-semibold outline-none"
      >
        {turn.question}
      </h3>
      {isOpened && (
        <p className="mt-0.5 text-[0.8rem] text-ink-soft">
          {t('askedOn', { date: formatInstant(turn.answer.created_at) })}
        </p>
      )}
      {/* One element per chunk: a screen reader announces each once. */}
      <div aria-live={isOpened ? 'off' : 'polite'} className="mt-2.5">
        {turn.chunks.length > 0 && (
          <p lang={answer?.language} className="whitespace-pre-line break-words leading-relaxed">
            {turn.chunks.map((chunk, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces are only ever appended
              <span key={at} className={turn.kind === 'asking' ? 'enter-veil' : undefined}>
                {chunk}
              </span>
            ))}
          </p>
        )}
      </div>
      {turn.kind === 'asking' && <Waiting hasBegun={turn.chunks.length > 0} onStop={onStop} />}
      {turn.kind === 'stopped' && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-soft">{t('stopped')}</p>
          <Button size="small" onClick={() => onRetry(turn.question)}>
            {t('again')}
          </Button>
        </div>
      )}
      {turn.kind === 'failed' && (
        <div className="mt-3">
          <AskFailure error={turn.error} isRepeated={turn.isRepeated} onRetry={() => onRetry(turn.question)} />
        </div>
      )}
      {answer && <AnswerRest answer={answer} subscriptions={subscriptions} onAction={onAction} />}
    </section>
  );
}

const Waiting = ({ hasBegun, onStop }: { hasBegun: boolean; onStop: () => void }) => {
  const { t } = useTranslation('assistant');
  return (
    <div className="mt-3 flex items-center justify-between gap-3">
      <p aria-hidden="true" className="flex min-w-0 items-center gap-2.5 text-ink-soft">
        <span className="flex shrink-0 gap-1">
          {['0ms', '160ms', '320ms'].map((delay) => (
            <span
              key={delay}
              className="size-1.5 animate-pulse rounded-full bg-brand"
              style={{ animationDelay: delay }}
            />
          ))}
        </span>
        {!hasBegun && t('thinking')}
      </p>
      <Button size="small" onClick={onStop}>
        {t('stop')}
      </Button>
    </div>
  );
};

type RestProps = { answer: Answer; subscriptions: Subscription[]; onAction: OnAction };

function AnswerRest({ answer, subscriptions, onAction }: RestProps) {
  const { t } = useTranslation('assistant');
  const { advice, figures } = answer;
  return (
    <>
      <Engine {...answer} />
      {figures.length > 0 && (
        <Part title={t('figures')}>
          <FigureList figures={figures} subscriptions={subscriptions} />
        </Part>
      )}
      {advice.length > 0 && (
        <Part title={t('advice')}>
          <ul className="flex flex-col gap-2.5">
            {advice.map((one: Advice) => (
              <li key={`${one.kind} ${one.action.subscription_id}`}>
                <AdviceCard
                  advice={one}
                  subscriptions={subscriptions}
                  onAction={onAction}
                  className="rounded-2xl border border-line bg-surface"
                />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-5">
      <h4 className="mb-2 font-medium text-[0.875rem] text-ink-soft">{title}</h4>
      {children}
    </div>
  );
}

/** Names the engine that answered, and why it replaced the requested one. */
function Engine({ engine, notice }: Answer) {
  const { t } = useTranslation('assistant');
  const isModel = engine === 'openai';
  const Icon = isModel ? Sparkles : Calculator;
  return (
    <p className="mt-3.5 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-[0.8rem] text-ink-soft">
      <Chip tone={isModel ? 'brand' : 'neutral'}>
        <Icon aria-hidden="true" className="size-3.5" />
        {t(`engine.${engine}`)}
      </Chip>
      <span className="min-w-0 flex-1 basis-56">{notice ?? t(`engine.${engine}Text`)}</span>
    </p>
  );
}
