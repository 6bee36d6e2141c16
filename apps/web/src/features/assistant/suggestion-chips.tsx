import type { Subscription } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { today } from '#lib/format.ts';
import { createSuggestions } from './suggestions.ts';

type Props = { subscriptions: Subscription[]; onPick: (question: string) => void };

export const SuggestionChips = ({ subscriptions, onPick }: Props) => {
  const { t } = useTranslation('assistant');
  return (
    <section aria-labelledby="assistant-suggestions" className="mt-6">
      <h3 id="assistant-suggestions" className="mb-2 font-medium text-[0.875rem] text-ink-soft">
        {t('suggestions')}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {createSuggestions(subscriptions, today())
          .map(({ key, parameters }) => t(key, parameters))
          .map((question) => (
            <li key={question} className="max-w-full">
              <button
                type="button"
                className="touch-target rounded-2xl border border-line bg-sunken/60 px-3.5 py-2 text-start text-[0.9rem] transition-colors hover:border-brand hover:bg-brand-soft"
                onClick={() => onPick(question)}
              >
                {question}
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
};
