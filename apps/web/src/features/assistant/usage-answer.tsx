import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { useAction } from '#components/use-action.ts';
import { describeRefusal } from '#lib/refusal.ts';
import { useCheckIn } from './action-queries.ts';

type Props = {
  id: string;
  name: string;
  /** This month's answer; null before there is one. */
  used: boolean | null;
};

/** Two buttons that say whether a subscription was used this month. The pressed one is the answer; another tap changes it. */
export function UsageAnswer({ id, name, used }: Props) {
  const { t } = useTranslation('advice');
  const { checkIn, refresh, isPending, variables } = useCheckIn();
  const answer = useAction(async (next: boolean) => {
    await checkIn({ id, used: next });
    await refresh();
  }, describeRefusal);
  const shown = isPending && variables ? variables.used : used;
  return (
    <span className="flex gap-2">
      {([true, false] as const).map((one) => (
        <Button
          key={String(one)}
          size="small"
          className="min-w-16 aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-strong"
          aria-pressed={shown === one}
          aria-label={`${t(one ? 'used' : 'notUsed')}: ${name}`}
          onClick={() => shown !== one && answer(one)}
        >
          {t(one ? 'used' : 'notUsed')}
        </Button>
      ))}
    </span>
  );
}
