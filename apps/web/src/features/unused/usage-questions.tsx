import type { Unused } from '@kumbara/shared';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '#components/button.tsx';
import { Panel } from '#components/panel.tsx';
import { subscriptionLink } from '#lib/subscription-link.ts';

const shownAtFirst = 6;

type Question = Unused['check_ins'][number];
type Props = { questions: Question[]; children: (question: Question) => ReactNode };

/** The question of the month for every active subscription, with the answer where there is one. */
export function UsageQuestions({ questions, children }: Props) {
  const { t } = useTranslation('unused');
  const [showsAll, setShowsAll] = useState(false);
  // In the order at first sight: an answer must not move its row away.
  const [order] = useState(() => [...questions].sort(isAnsweredLast).map(({ subscription_id }) => subscription_id));
  const known = new Map(questions.map((one) => [one.subscription_id, one]));
  const rows = [...new Set([...order, ...known.keys()])].flatMap((id) => known.get(id) ?? []);
  if (rows.length === 0) return null;
  return (
    <Panel title={t('usedThisMonth')}>
      <ul className="divide-y divide-line">
        {(showsAll ? rows : rows.slice(0, shownAtFirst)).map((question) => (
          <li key={question.subscription_id} className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-2.5">
            <p className="min-w-0 flex-1 basis-32 break-words">
              <Link {...subscriptionLink(question.subscription_id)} className="underline-offset-4 hover:underline">
                {question.name}
              </Link>
            </p>
            {children(question)}
          </li>
        ))}
      </ul>
      {!showsAll && rows.length > shownAtFirst && (
        <Button size="small" className="mt-3" onClick={() => setShowsAll(true)}>
          {t('showAll', { count: rows.length })}
        </Button>
      )}
    </Panel>
  );
}

const isAnsweredLast = (a: Question, b: Question) => Number(a.used !== null) - Number(b.used !== null);
