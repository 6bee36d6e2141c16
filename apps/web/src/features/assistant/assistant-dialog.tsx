import type { Tier } from '@kumbara/shared';
import { MessageCircleQuestion } from 'lucide-react';
import { Button, ButtonLink } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { t } from '#i18n/index.ts';

const questions = ['assistant.q1', 'assistant.q2', 'assistant.q3'] as const;

/** On Free an invitation; on every plan the plain truth that the analysis is not there yet. */
export function AssistantDialog({ tier, onClose }: { tier: Tier; onClose: () => void }) {
  const isFree = tier === 'free';
  return (
    <Dialog
      title={t('assistant.title')}
      description={t(isFree ? 'assistant.invite' : 'assistant.soon')}
      onClose={onClose}
    >
      {isFree && <p className="mb-4 text-ink-soft">{t('assistant.soon')}</p>}
      <p className="mb-2.5 font-medium">{t('assistant.examples')}</p>
      <ul className="flex flex-col gap-2">
        {questions.map((question) => (
          <li key={question} className="flex items-start gap-2.5 rounded-xl bg-sunken/70 px-3.5 py-2.5">
            <MessageCircleQuestion aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand-strong" />
            {t(question)}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t(isFree ? 'plan.notNow' : 'common.close')}</Button>
        {isFree && (
          <ButtonLink to="/pricing" look="brand">
            {t('plan.seePlans')}
          </ButtonLink>
        )}
      </div>
    </Dialog>
  );
}
