import type { Subscription } from '@kumbara/shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '#components/button.tsx';
import { useAction } from '#components/use-action.ts';
import { describeRefusal } from '#lib/refusal.ts';
import { useCheckIn } from './action-queries.ts';

/** Time for which the confirmation is shown before the next card. */
const thanksMs = 2_500;

/** Asks for each subscription whether it was used this month, and thanks at the end. */
export function CheckIn({ subscriptions }: { subscriptions: Subscription[] }) {
  const { t } = useTranslation('advice');
  const [answered, setAnswered] = useState(0);
  const { checkIn, refresh, isPending } = useCheckIn();
  const current = subscriptions[answered];
  const answer = useAction(async (id: string, used: boolean) => {
    await checkIn({ id, used });
    setAnswered(answered + 1);
    if (answered + 1 === subscriptions.length) setTimeout(refresh, thanksMs);
  }, describeRefusal);
  if (!current) {
    return (
      <p role="status" className="py-1.5 font-medium text-[0.875rem] text-saving">
        {t('thanks')}{' '}
        <Link to="/dashboard/unused" className="text-ink-soft underline underline-offset-4 hover:text-ink">
          {t('change')}
        </Link>
      </p>
    );
  }
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5">
      <p role="status" className="min-w-0 flex-1 basis-24 truncate font-medium text-[0.875rem]">
        {current.name}
      </p>
      <span className="flex gap-2">
        {([true, false] as const).map((used) => (
          <Button
            key={String(used)}
            size="small"
            className="min-w-16"
            aria-label={`${t(used ? 'used' : 'notUsed')}: ${current.name}`}
            aria-disabled={isPending}
            // The second click of a double click would answer the next question.
            onClick={({ detail }) => detail < 2 && answer(current.id, used)}
          >
            {t(used ? 'used' : 'notUsed')}
          </Button>
        ))}
      </span>
    </div>
  );
}
